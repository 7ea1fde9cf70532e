import Foundation
import Testing

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

  @Test func `a text replaces the one before, and two calls keep their places`() throws {
    let source = """
      func test() {
          assertInlineSnapshot(of: "a)", as: .lines) { "old } \\("x")" }  // }
          assertInlineSnapshot(of: f(#"")"#), as: .lines)
      }
      """
    let first = InlineSource.Text(line: 2, column: 5, text: "a\nb")
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

  @Test func `a file that is edited meanwhile is left alone`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("T.swift")
    let call = "assertInlineSnapshot(of: x, as: .lines)\n"
    try Data((call + call).utf8).write(to: file)
    let recorder = InlineRecorder()
    try recorder.record(.init(line: 1, column: 1, text: "a"), inFileAt: file.path)
    let edited = try String(contentsOf: file, encoding: .utf8) + "// mine\n"
    try Data(edited.utf8).write(to: file)
    #expect(throws: InlineSource.Fault.changed) {
      try recorder.record(.init(line: 2, column: 1, text: "b"), inFileAt: file.path)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == edited)
  }
}
