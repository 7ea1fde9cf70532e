import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct InlineSourceTests {
  private func written(_ source: String, _ texts: InlineSource.Text...) throws -> String {
    var inline = InlineSource(source)
    for text in texts { try inline.put(text) }
    return try inline.written()
  }

  /// The compiler itself is the reference for the place of a call.
  private func assertInlineSnapshot(of text: String, line: Int = #line, column: Int = #column) -> InlineSource.Text {
    InlineSource.Text(line: line, column: column, text: text)
  }

  @Test func `a text is written after the call whose place the compiler gives`() throws {
    let text = assertInlineSnapshot(of: "here")
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    #expect(
      try written(source, text).contains(
        "    let text = assertInlineSnapshot(of: \"here\") {\n      \"\"\"\n      here\n      \"\"\"\n    }\n"))
  }

  @Test func `a text is put behind a call that has none`() throws {
    let source = """
      func test() {
        assertInlineSnapshot(of: [1], as: .dump)
      }
      """
    #expect(
      try written(source, .init(line: 2, column: 3, text: "- 1\n")) == """
        func test() {
          assertInlineSnapshot(of: [1], as: .dump) {
            \"\"\"
            - 1

            \"\"\"
          }
        }
        """)
  }

  /// - Source: SE-0354.
  @Test(arguments: [
    #"f(/\)/)"#, #"f(/[)}]/)"#, #"f(/"/)"#, #"f(#/a)"b/#)"#, #"f(a / b, c / (d))"#, #"f(/* ) */ a)"#, #"f(a, by: /)"#,
  ])
  func `brackets and quotes in regular expressions are no part of the call`(value: String) throws {
    let source = "assertInlineSnapshot(of: \(value), as: .lines)\n"
    #expect(
      try written(source, .init(line: 1, column: 1, text: "a"))
        == "assertInlineSnapshot(of: \(value), as: .lines) {\n  \"\"\"\n  a\n  \"\"\"\n}\n")
  }

  @Test func `a text replaces the one before, and two calls keep their places`() throws {
    let source = """
      func test() {
          assertInlineSnapshot(of: "a)", as: .lines) { "old } \\"x)" }  // }
          assertInlineSnapshot(of: f(#"")"#), as: .lines)
      }
      """
    let first = InlineSource.Text(line: 2, column: 5, text: "a\nb", expected: "old } \"x)")
    let second = InlineSource.Text(line: 3, column: 5, text: "c")
    let expected = """
      func test() {
          assertInlineSnapshot(of: "a)", as: .lines) {
              \"\"\"
              a
              b
              \"\"\"
          }  // }
          assertInlineSnapshot(of: f(#"")"#), as: .lines) {
              \"\"\"
              c
              \"\"\"
          }
      }
      """
    #expect(try written(source, first, second) == expected)
    #expect(try written(source, second, first) == expected)
  }

  @Test func `backslashes and quotes of a text stay what they are`() throws {
    let text = "a\\n \"\"\" \"\"\"# \\#(x)"
    #expect(
      try written("assertInlineSnapshot(of: x, as: .lines)", .init(line: 1, column: 1, text: text))
        == "assertInlineSnapshot(of: x, as: .lines) {\n  ##\"\"\"\n  \(text)\n  \"\"\"##\n}")
  }

  @Test func `characters of several bytes before a call do not move it`() throws {
    let source = "/* 🇨🇭é */ assertInlineSnapshot(of: x, as: .lines)"
    let column = "/* 🇨🇭é */ ".utf8.count + 1
    #expect(try written(source, .init(line: 1, column: column, text: "a")).hasSuffix("\n}"))
  }

  @Test func `a place without a call is refused`() {
    let source = "// changed\nassertInlineSnapshot(of: x, as: .lines)"
    #expect(throws: InlineSource.Fault.noCall(line: 1)) { try written(source, .init(line: 1, column: 1, text: "a")) }
    #expect(throws: InlineSource.Fault.noCall(line: 9)) { try written(source, .init(line: 9, column: 1, text: "a")) }
    #expect(throws: InlineSource.Fault.noCall(line: 1)) {
      try written("assertInlineSnapshot(of: (x", .init(line: 1, column: 1, text: "a"))
    }
  }

  @Test func `a call in a loop does not get two texts`() throws {
    var source = InlineSource("assertInlineSnapshot(of: x, as: .lines)")
    try source.put(.init(line: 1, column: 1, text: "a"))
    try source.put(.init(line: 1, column: 1, text: "a"))
    #expect(throws: InlineSource.Fault.twoTexts(line: 1)) { try source.put(.init(line: 1, column: 1, text: "b")) }
    #expect(try source.written().contains("\n  a\n"))
  }

  // MARK: What has moved since the build

  @Test func `a text does not replace another one than the call was built with`() throws {
    let source = """
      assertInlineSnapshot(of: x, as: .lines) { "one" }
      assertInlineSnapshot(of: x, as: .lines) { "t" + "wo" }
      assertInlineSnapshot(of: x, as: .lines) { "\\(x)" }
      assertInlineSnapshot(of: x, as: .lines)

      """
    for (line, expected) in [(1, "two"), (1, nil), (2, "two"), (3, "x"), (4, ""), (4, "one")] {
      #expect(throws: InlineSource.Fault.otherText(line: line)) {
        try written(source, .init(line: line, column: 1, text: "new", expected: expected))
      }
    }
    #expect(try written(source, .init(line: 1, column: 1, text: "new", expected: "one")).contains("  new\n"))
    #expect(throws: InlineSource.Fault.otherText(line: 1)) {
      // Two ways to write é.
      try written(
        "assertInlineSnapshot(of: x, as: .lines) { \"e\u{301}\" }",
        .init(line: 1, column: 1, text: "a", expected: "\u{E9}"))
    }
  }

  @Test func `what is written is read as the text that it is`() throws {
    let texts = [
      "", "a", "\n", "a\n\nb\n", "\\ \"\"\" \"\"\"# \\#(x)", "\r\n\t\u{0}", "  indented\n ", "é\u{301}\u{202E}",
    ]
    for text in texts {
      for newline in ["\n", "\r\n"] {
        let closure = InlineSource.closure(text, indentation: "  ", unit: "\t", newline: newline)
        #expect(InlineLiteral.text(ofClosure: closure[...]).map { Array($0.utf8) } == Array(text.utf8), "\(closure)")
      }
    }
    let literals: [(String, String?)] = [
      (#"{ "a\u{E9}\t\"\\" }"#, "aé\t\"\\"), ("{ #\"a\\n\"# }", "a\\n"), ("{ #\"a\\#n\"# }", "a\n"), ("{\"\"}", ""),
      ("{\n\"\"\"\na \\\n b\n\"\"\"\n}", "a  b"), ("{ \"a\" // b\n }", nil), ("{ f(\"a\") }", nil),
      ("{ \"\\q\" }", nil),
      ("{ \"a\", \"b\" }", nil), ("{ _ in \"a\" }", nil), ("{ }", nil),
    ]
    for (closure, text) in literals { #expect(InlineLiteral.text(ofClosure: closure[...]) == text, "\(closure)") }
  }

  @Test func `a byte order mark and the ends of lines stay what they are`() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("T.swift")
      try Data("\u{FEFF}// A\r\nassertInlineSnapshot(of: x, as: .lines)\r\n".utf8).write(to: file)
      try InlineRecorder(program: nil).record(
        .init(line: 2, column: 1, text: "a\nb\r\n"), inFileAt: file.path, of: folder)
      let written = try Data(contentsOf: file)
      #expect(String(decoding: written, as: UTF8.self).hasPrefix("\u{FEFF}// A\r\n"))
      let bytes = [UInt8](written)
      #expect(bytes.indices.allSatisfy { bytes[$0] != 10 || bytes[$0 - 1] == 13 })
      try Data([0x2F, 0x2F, 0xFF]).write(to: file)
      #expect(throws: InlineSource.Fault.notUTF8) {
        try InlineRecorder(program: nil).record(.init(line: 1, column: 1, text: "a"), inFileAt: file.path, of: folder)
      }
    }
  }

  @Test func `the words of what has moved`() {
    #expect("\(InlineSource.Fault.otherText(line: 3))".hasPrefix("the call on line 3 does not have the expected text"))
    #expect("\(InlineSource.Fault.newerThanBuild(line: 3))".contains("Build and run the tests again"))
    #expect("\(InlineSource.Fault.newerThanBuild(line: 3))".hasSuffix("build from scratch: swift package clean"))
    #expect(
      "\(InlineSource.Fault.outside("/a/T.swift", package: "/p"))".hasPrefix("/a/T.swift is not in the package /p"))
    #expect("\(InlineSource.Fault.notUTF8)" == "it is not UTF-8.")
  }
}
