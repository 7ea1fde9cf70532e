import Testing
import TouchstoneTestSupport

@testable import TouchstoneCore
@testable import TouchstoneUI

/// Expected values are those of the CommonMark 0.31 specification's examples for inline spans, as styled runs.
@Suite struct InlineMarkdownTests {
  private func runs(_ source: String) -> [InlineMarkdown.Run] { InlineMarkdown(source).runs }

  @Test func `plain text stays one run`() {
    #expect(runs("plain text") == [.init(text: "plain text")])
  }

  @Test func `stars and underscores emphasise`() {
    #expect(runs("*foo bar*") == [.init(text: "foo bar", isItalic: true)])
    #expect(runs("_foo bar_") == [.init(text: "foo bar", isItalic: true)])
    #expect(runs("**foo bar**") == [.init(text: "foo bar", isBold: true)])
    #expect(runs("***both***") == [.init(text: "both", isBold: true, isItalic: true)])
  }

  @Test func `emphasis nests`() {
    #expect(
      runs("*foo **bar** baz*") == [
        .init(text: "foo ", isItalic: true), .init(text: "bar", isBold: true, isItalic: true),
        .init(text: " baz", isItalic: true),
      ])
  }

  @Test(arguments: ["a * foo bar*", "* a *", "**foo bar **", "foo_bar_baz", "5 * 3 = 15", "snake_case_name"])
  func `delimiters that do not lean on text stay`(source: String) {
    #expect(runs(source).map(\.text).joined() == source)
    #expect(runs(source).allSatisfy { !$0.isBold && !$0.isItalic })
  }

  @Test func `emphasis within a word needs stars`() {
    #expect(runs("foo*bar*baz").map(\.isItalic) == [false, true, false])
  }

  @Test func `code is taken as it is`() {
    #expect(runs("`a *b* c`") == [.init(text: "a *b* c", isCode: true)])
    #expect(runs("``foo ` bar``") == [.init(text: "foo ` bar", isCode: true)])
  }

  @Test func `backslash takes away the meaning`() {
    #expect(runs(#"\*not emphasised\*"#) == [.init(text: "*not emphasised*")])
  }

  @Test func `two tildes strike through`() {
    #expect(runs("~~gone~~") == [.init(text: "gone", isStruck: true)])
  }

  @Test func `link keeps its text and target`() {
    #expect(
      runs("A [link](https://example.org) here") == [
        .init(text: "A "), .init(text: "link", link: "https://example.org"), .init(text: " here"),
      ])
  }

  @Test(arguments: ["[a](b", "[a]", "**a", "`a", "~~a", "*", "_", "[", "\\"])
  func `spans that never close stay as typed`(source: String) {
    #expect(runs(source).map(\.text).joined() == source)
  }

  // Examples of sections 6.2 and 6.3 of the CommonMark 0.31 specification.
  @Test func `delimiters match as the specification says`() {
    #expect(runs("*foo**bar*") == [.init(text: "foo**bar", isItalic: true)])
    #expect(runs("***foo** bar*").map(\.isBold) == [true, false])
    #expect(runs("*foo**bar***").map(\.isBold) == [false, true])
    #expect(runs("foo***").map(\.text) == ["foo***"])
    #expect(runs("**foo*").map(\.text) == ["*", "foo"])
    #expect(runs("*foo _bar* baz_").map(\.isItalic) == [true, false])
    #expect(runs("**foo **bar baz**").map(\.text) == ["**foo ", "bar baz"])
    #expect(runs("*[foo*](/uri)").map(\.text) == ["*", "foo*"])
    #expect(runs("[foo [bar](/uri)](/uri)").map(\.link) == [nil, "/uri", nil])
  }

  @Test func `titles and angles are no part of a target`() {
    #expect(runs("[a](/uri \"title\")").first?.link == "/uri")
    #expect(runs("[a](</uri>)").first?.link == "/uri")
    #expect(runs("[a](no link)").map(\.text) == ["[a](no link)"])
    #expect(runs("[a](/x(y))").first?.link == "/x(y)")
  }

  @Test(
    arguments: [
      "*a ", "a* ", "a*", "[", "]", "[a](", "[a](b) ", "`", "``` `", "_a", "~~a", "**a*b", "(", "[*", "\\",
    ])
  func `hostile texts take linear time`(part: String) {
    let count = 32_000 / part.count
    let time = processorTime { _ = runs(String(repeating: part, count: count)) }
    // 38 s before; linear time is a fraction of a second.
    #expect(time < .seconds(20))
  }
}
