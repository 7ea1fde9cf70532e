import Testing

@testable import TouchstoneUI

/// Expected values are those of the CommonMark 0.31 specification's examples for inline spans, as styled runs.
@Suite struct InlineMarkdownTests {
  private func runs(_ source: String) -> [InlineMarkdown.Run] { InlineMarkdown(source).runs }

  @Test func plainTextStaysOneRun() {
    #expect(runs("plain text") == [.init(text: "plain text")])
  }

  @Test func starsAndUnderscoresEmphasise() {
    #expect(runs("*foo bar*") == [.init(text: "foo bar", isItalic: true)])
    #expect(runs("_foo bar_") == [.init(text: "foo bar", isItalic: true)])
    #expect(runs("**foo bar**") == [.init(text: "foo bar", isBold: true)])
    #expect(runs("***both***") == [.init(text: "both", isBold: true, isItalic: true)])
  }

  @Test func emphasisNests() {
    #expect(
      runs("*foo **bar** baz*") == [
        .init(text: "foo ", isItalic: true), .init(text: "bar", isBold: true, isItalic: true),
        .init(text: " baz", isItalic: true),
      ])
  }

  @Test(arguments: ["a * foo bar*", "* a *", "**foo bar **", "foo_bar_baz", "5 * 3 = 15", "snake_case_name"])
  func delimitersThatDoNotLeanOnTextStay(source: String) {
    #expect(runs(source).map(\.text).joined() == source)
    #expect(runs(source).allSatisfy { !$0.isBold && !$0.isItalic })
  }

  @Test func emphasisWithinAWordNeedsStars() {
    #expect(runs("foo*bar*baz").map(\.isItalic) == [false, true, false])
  }

  @Test func codeIsTakenAsItIs() {
    #expect(runs("`a *b* c`") == [.init(text: "a *b* c", isCode: true)])
    #expect(runs("``foo ` bar``") == [.init(text: "foo ` bar", isCode: true)])
  }

  @Test func backslashTakesAwayTheMeaning() {
    #expect(runs(#"\*not emphasised\*"#) == [.init(text: "*not emphasised*")])
  }

  @Test func twoTildesStrikeThrough() {
    #expect(runs("~~gone~~") == [.init(text: "gone", isStruck: true)])
  }

  @Test func linkKeepsItsTextAndTarget() {
    #expect(
      runs("A [link](https://example.org) here") == [
        .init(text: "A "), .init(text: "link", link: "https://example.org"), .init(text: " here"),
      ])
  }

  @Test(arguments: ["[a](b", "[a]", "**a", "`a", "~~a", "*", "_", "[", "\\"])
  func spansThatNeverCloseStayAsTyped(source: String) {
    #expect(runs(source).map(\.text).joined() == source)
  }
}
