import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTesting
import TouchstoneUI

/// Inline assertions that compare: nothing is written into this file.
@MainActor @Suite(.snapshots(.underTest)) struct InlineAssertionTests {
  private func verify<Value>(
    _ value: Value, _ strategy: Snapshotting<Value, String>, matches expected: String?, line: UInt = #line
  ) {
    InlineAssertion(
      strategy: strategy, message: "Of the card", record: .never, timeout: 60, fileID: #fileID, filePath: #filePath,
      function: "card()", line: line, column: 1
    ).verify({ value }, matches: expected.map { text in { text } })
  }

  private func fails(with text: String, _ body: () -> Void) {
    withKnownIssue {
      body()
    } matching: { issue in
      issue.sourceLocation?.fileName == "InlineAssertionTests.swift" && "\(issue)".contains("Of the card\n\n")
        && "\(issue)".contains(text)
    }
  }

  @Test func `a text that matches passes`() {
    verify("a", .lines, matches: "a")
    verify([1], .dump, matches: "▿ 1 element\n  - 1\n")
  }

  @Test func `a text that differs fails, even if it looks the same`() {
    fails(with: "does not match the expected text. @@ −1,1 +1,1 @@\n−a\n+b") { verify("b", .lines, matches: "a") }
    fails(with: "−\\u{E9}\n+e\\u{301}") { verify("e\u{301}", .lines, matches: "\u{E9}") }
  }

  @Test func `a missing text fails where nothing is recorded`() {
    fails(with: "The call has no expected text, and nothing is recorded, because the record mode is .never.") {
      verify("a", .lines, matches: nil)
    }
  }

  @Test func `a view that lacks a font or an image fails`() {
    fails(with: "is incomplete.") {
      verify(Text("x").font(.custom("NoSuchFont", size: 20)), .displayList, matches: "whatever")
    }
    fails(with: "is incomplete.") { verify(Image("nosuch"), .viewTree, matches: "whatever") }
  }

  @Test func `a view with nothing to see fails`() {
    fails(with: "is empty") { verify(Color.clear.frame(width: 9, height: 9), .svg, matches: "whatever") }
  }
}
