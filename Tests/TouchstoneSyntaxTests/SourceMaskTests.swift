import Testing
import TouchstoneSyntax
import TouchstoneTestSupport

struct SourceMaskTests {
  private func mask(_ text: String) -> String {
    String(decoding: SourceMask(Array(text.utf8)).code, as: UTF8.self)
  }

  @Test(arguments: [
    // A comment that nests, a line of one, and a division.
    ("a /* #if /* b */ c */ d", "a                     d"),
    ("a // #if \"\nb", "a         \nb"),
    ("1 / 2 / 3 // \"", "1 / 2 / 3     "),
    // Strings, and the code in them.
    (#"a "b \" #if" c"#, "a            c"),
    (#"a "b \(c("d")) e" f"#, "a      c(   )     f"),
    (##"a #"b " \(c) \#(d)"# e"##, "a               d    e"),
    (##"a #"""# b"##, "a       b"),
    ("a \"\"\"\n#if \"\"\n\\(b)\n\"\"\" c", "a    \n      \n  b \n    c"),
    ("a #\"\"\"\n\"\"\" \\(\n\"\"\"# c", "a     \n      \n     c"),
    // A string that is not closed ends with its line.
    ("a \"b\n#if", "a   \n#if"),
    // Regular expressions, and slashes that are none.
    (#"a = /b"c/ d"#, "a =       d"),
    (#"f(/"/, /[(]"/)"#, "f(   ,       )"),
    (#"a / b" / c"#, "a / b     "),
    (#"(a)/b + "/" + c/d"#, "(a)/b +     + c/d"),
    ("f(/, 1) + g(/)", "f(/, 1) + g(/)"),
    ("a #/ \" /# b", "a         b"),
    ("a #/\n\" #if\n/# b", "a   \n     \n   b"),
    // Names in backticks.
    ("let `#if \"x` = 1", "let          = 1"),
    // A byte order mark, and ends of lines.
    ("\u{FEFF}a\r\n\"b\r\nc", "   a\r\n  \r\nc"),
  ])
  func `all that is no code is blank`(text: String, expected: String) {
    #expect(mask(text) == expected)
  }

  @Test(arguments: [
    "", "\"", "\"\"\"", "\"\\", "\"\\(", "\"\\(\"\\(", "/*", "#", "##\"", "/", "#/", "`", "\\", "(", ")", "#if",
    "#if os(",
  ])
  func `a source may end anywhere`(text: String) {
    #expect(mask(text).utf8.count == text.utf8.count)
  }

  @Test(arguments: 1...100) func `bytes that are no Swift are read to their end`(seed: UInt64) {
    var random = SplitMix(state: seed)
    let alphabet = Array("\"\"#/*\\()`\n\r ifelsend#osiOS!&|{}\u{E9}".utf8) + [0, 0xFF]
    let source = (0..<400).map { _ in alphabet.randomElement(using: &random) ?? 0 }
    let code = SourceMask(source).code
    #expect(code.count == source.count)
    #expect(zip(code, source).allSatisfy { $0 == $1 || $0 == UInt8(ascii: " ") && $1 != UInt8(ascii: "\n") })
  }

  @Test func `strings within strings do not exhaust the stack`() {
    _ = SourceMask(Array(String(repeating: "\"\\(", count: 200_000).utf8))
  }
}
