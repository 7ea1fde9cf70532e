import Testing

@testable import TouchstoneExpansion

struct TokenReaderTests {
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

  /// `Tests/Fuzzing/macros/run` does the same for as long as one likes, and compares with swift-syntax.
  @Test(arguments: 1...8)
  func `no source of random pieces crashes the reader, and tokens lie in order within it`(seed: UInt64) {
    let pieces = [
      "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", ")", "(", "{", "}", "[", "]", "/", "/*", "*/", "//", "\n", " ", "#/",
      "/#", "`",
      "@Previewable @State var x = ", "@Entry var y: Int?", "=", "->", "<", ">", ".", ",", ":", ";", "#if", "#Preview",
      "é", "a", "1",
    ]
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<400 {
      let source = (0..<(1 + random(14))).map { _ in pieces[random(pieces.count)] }.joined()
      for text in [source, "#Preview {\n\(source)\n}", "@Entry var a: B = \(source)"] {
        for macro in ["PreviewMacro", "EntryMacro", "EntryDefaultValueMacro", "PreviewableMacro"] {
          let request = ExpansionRequest(
            macro: macro, role: .peer, syntax: SourceSyntax(source: text),
            lexicalContext: [SourceSyntax(source: "extension EnvironmentValues {}")])
          _ = Plugin.views.answer(to: HostMessage(expandFreestandingMacro: request))
        }
        var end = 0
        for token in (try? Lexer.tokens(of: text)) ?? [] {
          #expect(token.range.lowerBound >= end && !token.range.isEmpty, "seed \(seed): \(text.debugDescription)")
          end = token.range.upperBound
        }
        #expect(end <= text.utf8.count)
      }
    }
  }
}
