import Testing

@testable import TouchstoneCore
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

  // Examples of sections 6.2 and 6.3 of the CommonMark 0.31 specification.
  @Test func delimitersMatchAsTheSpecificationSays() {
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

  @Test func titlesAndAnglesAreNoPartOfATarget() {
    #expect(runs("[a](/uri \"title\")").first?.link == "/uri")
    #expect(runs("[a](</uri>)").first?.link == "/uri")
    #expect(runs("[a](no link)").map(\.text) == ["[a](no link)"])
    #expect(runs("[a](/x(y))").first?.link == "/x(y)")
  }

  @Test(
    arguments: [
      "*a ", "a* ", "a*", "[", "]", "[a](", "[a](b) ", "`", "``` `", "_a", "~~a", "**a*b", "(", "[*", "\\",
    ])
  func hostileTextsTakeLinearTime(part: String) {
    let clock = ContinuousClock()
    let count = 32_000 / part.count
    let time = clock.measure { _ = runs(String(repeating: part, count: count)) }
    // 38 s before; linear time is a fraction of a second, also on a busy machine.
    #expect(time < .seconds(5))
  }
}
