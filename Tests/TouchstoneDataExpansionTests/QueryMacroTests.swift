import Testing
import TouchstoneSyntax

@testable import TouchstoneDataExpansion
@testable import TouchstoneExpansion

struct QueryMacroTests {
  @Test(arguments: [
    ("@Query private var items: [Item]", ".init()"),
    ("@Query() var items: [Item]", ".init()"),
    (
      "@SwiftData.Query(sort: \\Item.name, order: .reverse) var items: [Item]",
      ".init(sort: \\Item.name, order: .reverse)"
    ),
  ])
  func `the query has the arguments of the attribute`(source: String, call: String) throws {
    #expect(
      try QueryMacro.expansion(of: .of(source, .peer))
        == "var _items: TouchstoneData.Query<([Item]).Element, [Item]> = \(call)")
    #expect(try QueryMacro.expansion(of: .of(source, .accessor)).contains("_items.wrappedValue"))
  }

  @Test(arguments: [("@Query var items = 1", "type of its results"), ("@Query let items: [Item]", "needs a “var”")])
  func `misuse is explained`(source: String, message: String) {
    let error = #expect(throws: SourceError.self) { try QueryMacro.expansion(of: .of(source, .accessor)) }
    #expect(error?.message.contains(message) == true)
  }

  @Test func `in a preview the view that it makes has the query`() throws {
    var request = try ExpansionRequest.of("@Previewable @Query var items: [Item]", .accessor)
    request.lexicalContext = [SourceSyntax(source: "#Preview(\"A\") { Text(\"\") }")]
    #expect(try QueryMacro.expansion(of: request) == "get { preconditionFailure() }")
  }
}
