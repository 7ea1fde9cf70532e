import Testing
import TouchstoneReport

@Suite struct StringPrintableTests {
  @Test(arguments: [
    ("\u{1B}[2J", "·[2J"), ("a\tb", "a  b"), ("\u{202E}txt", "·txt"),
    ("::set-output name=a::b", ": :set-output name=a::b"), ("  ::error::x", "  : :error::x"),
    ("a ##[add-mask]e", "a # #[add-mask]e"), ("##vso[task.setvariable]", "# #vso[task.setvariable]"),
    ("###[error]x", "# # #[error]x"), ("Card::init", "Card::init"), ("Ümläut 日本", "Ümläut 日本"),
  ])
  func `a line commands neither a terminal nor the machine of a job`(text: String, expected: String) {
    #expect(text.printable == expected)
  }

  /// U+0D4E is joined to what follows it, U+0301 to what precedes it: neither `#` nor `:` is a `Character` there.
  @Test(arguments: [
    ("\u{D4E}##[error]x", "\u{D4E}# #[error]x"), ("##\u{301}[error]x", "# #\u{301}[error]x"),
    ("::\u{301}error::x", ": :\u{301}error::x"), (" ::\u{301}x", " : :\u{301}x"),
  ])
  func `a command is found by code points`(text: String, expected: String) {
    #expect(Array(text.printable.unicodeScalars) == Array(expected.unicodeScalars))
  }
}
