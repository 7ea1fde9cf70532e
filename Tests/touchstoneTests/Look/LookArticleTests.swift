import Foundation
import Testing

@testable import touchstone

struct LookArticleTests {
  private let article: String

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    article = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/Testing/TouchstoneTesting/TouchstoneTesting.docc/LookingAtViews.md"), encoding: .utf8)
  }

  @Test func `the examples are what commands have printed: they fit the schema, and there is one of each form`() throws
  {
    let schema = try JSONSchema.ofLook()
    let examples = article.components(separatedBy: "```json\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }.filter { $0.contains("\"schema\"") }
    #expect(examples.count == 5)
    for example in examples {
      let value = try #require(JSONValue(Data(example.utf8)))
      #expect(schema.faults(in: value) == [])
      #expect(example.utf8.count < LookReport.limit)
    }
    for field in ["error", "names", "at", "changes", "findings"] {
      #expect(examples.contains { $0.contains("\n\"\(field)\":") }, "\(field)")
    }
  }

  @Test func `the table of fields has each field of the schema`() throws {
    let table = try #require(article.components(separatedBy: "### The fields").last)
    var names: Set<String> = []
    func visit(_ value: JSONValue) {
      switch value {
      case .object(let fields):
        if case .object(let properties)? = value["properties"] { names.formUnion(properties.map(\.name)) }
        for field in fields { visit(field.value) }
      case .array(let values): values.forEach(visit)
      default: break
      }
    }
    visit(try JSONSchema.ofLook().root)
    #expect(names.count > 40)
    for name in names.sorted() { #expect(table.contains("`\(name)`"), "\(name)") }
  }

  @Test func `the article names each tool of the server`() {
    for tool in MCPTool.tools { #expect(article.contains("\n| `\(tool.name)` |"), "\(tool.name)") }
  }
}
