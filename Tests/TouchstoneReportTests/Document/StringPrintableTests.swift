import Testing
import TouchstoneReport

@Suite struct StringPrintableTests {
  @Test(arguments: [
    ("\u{1B}[2J", "·[2J"), ("a\tb", "a  b"), ("\u{202E}txt", "·txt"),
    ("::set-output name=a::b", ": :set-output name=a::b"), ("  ::error::x", "  : :error::x"),
    ("a ##[add-mask]e", "a # #[add-mask]e"), ("##vso[task.setvariable]", "# #vso[task.setvariable]"),
    ("Card::init", "Card::init"), ("Ümläut 日本", "Ümläut 日本"),
  ])
  func `a line commands neither a terminal nor the machine of a job`(text: String, expected: String) {
    #expect(text.printable == expected)
  }
}
