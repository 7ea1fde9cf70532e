import Testing

@testable import TouchstoneSyntax

struct LexerTests {
  /// Literals and names as The Swift Programming Language describes them in “Lexical Structure”.
  @Test(arguments: [
    (#"a"b"c"#, ["a", #""b""#, "c"]),
    (#""\("\(a)")" b"#, [#""\("\(a)")""#, "b"]),
    (##"#"a"\#(b ")")"# c"##, [##"#"a"\#(b ")")"#"##, "c"]),
    (##"#"""# a"##, [##"#"""#"##, "a"]),
    ("\"\"\"\n \"a\" \\\"\"\"\n\"\"\" b", ["\"\"\"\n \"a\" \\\"\"\"\n\"\"\"", "b"]),
    ("#\"\"\"\n \"\"\" \\(\n\"\"\"# b", ["#\"\"\"\n \"\"\" \\(\n\"\"\"#", "b"]),
    ("a/* /* */ \" */b // \"\nc", ["a", "b", "c"]),
    ("x = /[\"}]/ + a / b / c", ["x", "=", "/[\"}]/", "+", "a", "/", "b", "/", "c"]),
    ("try? /b\"/ a! / b", ["try", "?", "/b\"/", "a", "!", "/", "b"]), ("a\n/b\"/", ["a", "/b\"/"]),
    ("a\n  /b / c", ["a", "/", "b", "/", "c"]),
    ("#/\n a\\/ \" \n/# b", ["#/\n a\\/ \" \n/#", "b"]),
    ("`a b`.c", ["`a b`", ".", "c"]),
    ("1.5e3...2 ..< x.0", ["1.5e3", "...", "2", "..<", "x", ".", "0"]),
    ("0.1as 1_0.2_5E3 0x1.8p2", ["0.1", "as", "1_0.2_5E3", "0x1.8p2"]),
    ("1.5e-3.0.1 0x1.8p+2-1 0x1e+3", ["1.5e-3", ".", "0.1", "0x1.8p+2", "-", "1", "0x1e", "+", "3"]),
    ("\\.é.🙂 $0 @a #b", ["\\", ".", "é", ".", "🙂", "$0", "@", "a", "#", "b"]),
    ("a?.b! ?? -c", ["a", "?", ".", "b", "!", "??", "-", "c"]),
    ("a??=!b", ["a", "?", "?", "=!", "b"]), ("(!a, !b)", ["(", "!", "a", ",", "!", "b", ")"]),
    ("a ∘ b×c.\u{301} d", ["a", "∘", "b", "×", "c", ".\u{301}", "d"]), ("é∘✅️x", ["é", "∘✅️", "x"]),
    ("a = !/[)\"]/", ["a", "=", "!", "/[)\"]/"]), ("a +/ b", ["a", "+/", "b"]),
    ("", []), ("\r\n // a", []),
  ])
  func `source is taken apart`(source: String, texts: [String]) throws {
    #expect(try Lexer.tokens(of: source).map { String($0.text) } == texts)
  }

  @Test(arguments: [
    ("\"a", 0), ("a \"b\n\"", 2), ("\"\\(a", 2), ("\"\"\"\n", 0), ("#\"a\"", 0), ("/* /* */", 0), ("a (b]", 4),
    ("a }", 2),
    ("{ (", 2), ("`a", 0), ("#/a", 0),
  ])
  func `what has no end is an error at its beginning`(source: String, offset: Int) {
    let error = #expect(throws: SourceError.self) { try Lexer.tokens(of: source) }
    #expect(error?.offset == offset)
  }

  @Test func `nesting has a limit`() throws {
    let limit = Lexer.depthLimit
    let nested = { (open: String, close: String, count: Int) in
      String(repeating: open, count: count) + String(repeating: close, count: count)
    }
    #expect(try Lexer.tokens(of: nested("[", "]", limit)).count == 2 * limit)
    #expect(throws: SourceError.self) { try Lexer.tokens(of: nested("[", "]", limit + 1)) }
    #expect(throws: SourceError.self) { try Lexer.tokens(of: nested("\"\\(", ")\"", limit + 1)) }
  }

  @Test(arguments: [
    (#"a "b \(c("d")) e" f"#, ["a", "c", "(", ")", "f"]), ("a \"b\nc", ["a", "c"]), ("a \"\\(b\nc", ["a", "b", "c"]),
    ("`a\nb", ["`", "a", "b"]), ("#/a\nb", ["#/", "a", "b"]), ("/* a", []),
  ])
  func `code is read to its end, with that of interpolations and without literals`(source: String, texts: [String]) {
    #expect(Lexer.code(of: Array(source.utf8)).map { String($0.text) } == texts)
  }

  @Test func `a bracket that conditions open twice closes once`() {
    let source = "#if A\nf(a) {\n#else\ng(b) {\n#endif\n}\n"
    let tokens = Lexer.code(of: Array(source.utf8))
    let braces = tokens.indices.filter { tokens[$0].text == "{" }
    #expect(braces.map { tokens[$0].closing } == [braces[0], tokens.count - 1])
  }

  @Test(arguments: [
    ("f(a, [b]) { c }", 1, "(a,[b])"), ("f(\")\")", 1, "(\")\")"), ("f(a", 1, nil), ("f( ]", 1, nil), ("a b", 1, "b"),
    ("a ", 1, ""),
  ])
  func `a group ends with its bracket`(source: String, position: Int, expected: String?) {
    #expect(Lexer.group(in: Array(source.utf8), at: position)?.map(\.text).joined() == expected)
  }
}
