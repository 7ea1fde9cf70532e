import Foundation
import Testing

@testable import touchstone

/// The table of keys in the article on reviews, and the keys that there are.
struct ReviewKeysTests {
  /// The keys of the rows for some places.
  private func keys(_ places: Set<String>) throws -> Set<String> {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/Testing/TouchstoneTesting/TouchstoneTesting.docc/ReviewingChanges.md"),
      encoding: .utf8)
    let section = try #require(article.components(separatedBy: "\n### ").first { $0.hasPrefix("Keys\n") })
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { $0.split(separator: "|") }
    let found = rows.filter { places.contains($0[2].trimmingCharacters(in: .whitespaces)) }
    return Set(found.flatMap { $0[0].matches(of: /`([^`]+)`/).map { String($0.1) } })
  }

  @Test func `the article has the keys of the terminal, and no others`() throws {
    let help = Set(
      ReviewScreen.keyHelp.flatMap { $0.0.split(whereSeparator: { " ,".contains($0) }).map(String.init) })
    #expect(try keys(["everywhere", "reviews", "terminal"]).union(["return", "q"]) == help)
  }

  @Test func `the article has the keys of the report's page, and no others`() throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/C/CReportPage/Report/keys.js")
    let table = try String(contentsOf: script, encoding: .utf8)
    let names = [
      "ArrowDown": "↓", "ArrowUp": "↑", "ArrowLeft": "←", "ArrowRight": "→", "Escape": "escape", " ": "space",
    ]
    let told = table.matches(of: /keys: \[("\]"|[^\]]*)\]/).flatMap { list in
      list.1.matches(of: /"([^"]+)"/).map { names[String($0.1)] ?? String($0.1) }
    }
    // The modes have the numbers from 1 to 7; `=` is `+` without shift.
    let page = Set(told).union((1...7).map(String.init)).subtracting(["="])
    #expect(try keys(["everywhere", "reviews", "browser", "report"]) == page)
  }
}
