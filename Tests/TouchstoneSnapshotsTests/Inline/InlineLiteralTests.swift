import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct InlineLiteralTests {
  /// What literals have to take care of, and what they might confuse it with.
  private static let pieces: [String] =
    (0...0x9F).compactMap { Unicode.Scalar($0 as UInt32) }.map(String.init)
    + [
      "\r\n", "\"\"\"", "\"\"\"\"", "\"\"\"#", "\"\"\"##", "\\#", "\\##", "\\(", "\\#(x)", "\\u{41}", "\\\n", "\\\r\n",
      "\"\u{301}",
      "\"\"\"\u{301}", "\\\u{301}", "#\u{301}", "\n\u{301}", " ", "  \n", "\t\n", "\u{2028}", "\u{2029}", "\u{FEFF}",
      "\u{202E}", "\u{200D}", "é", "e\u{301}", "👩‍👩‍👧", "\u{10FFFF}", "}", "/*", "//", "",
    ]

  private static func texts(seed: UInt64) -> [String] {
    var random = SplitMix(state: seed)
    return (0..<60).map { _ in
      (0..<Int.random(in: 0...7, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
  }

  /// The compiler is the reference: the program prints the bytes of each literal.
  @Test func `any text is written as source that compiles to it`() throws {
    let texts = Self.pieces + Self.texts(seed: 1)
    try withTemporaryFolder { folder in
      let calls = "func assertInlineSnapshot(of: Int, _ text: () -> String) { print(Array(text().utf8)) }\n"
      let call = "assertInlineSnapshot(of: 1)\n"
      var source = InlineSource(calls + String(repeating: call, count: texts.count))
      for (index, text) in texts.enumerated() { try source.put(.init(line: index + 2, column: 1, text: text)) }
      let file = folder.appendingPathComponent("main.swift")
      try Data(try source.written().utf8).write(to: file)
      let program = folder.appendingPathComponent("program").path
      let built = try run(["swiftc", "-Onone", "-warnings-as-errors", "-o", program, file.path])
      try #require(built.code == 0, "\(built.output)")
      let printed = try run([program]).output.split(separator: "\n").map(String.init)
      #expect(printed.count == texts.count)
      for (text, bytes) in zip(texts, printed) { #expect(bytes == "\(Array(text.utf8))") }
    }
  }

  private func run(_ command: [String]) throws -> (output: String, code: Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (output, process.terminationStatus)
  }

  /// Reads a literal by the rules of the language, without looking at how it was written.
  private func value(of closure: String) throws -> String {
    let lines = closure.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0) }
    let end = try #require(lines.dropLast().last)
    let indentation = end.prefix { $0 == " " }
    let signs = end.reversed().prefix { $0 == "#" }
    let escape = ["\\"] + signs
    var result = String.UnicodeScalarView()
    for (index, line) in lines.dropFirst(2).dropLast(2).enumerated() {
      if index > 0 { result.append("\n") }
      #expect(line.isEmpty || line.starts(with: indentation))
      var rest = line.dropFirst(line.isEmpty ? 0 : indentation.count)
      while let scalar = rest.first {
        try #require(scalar == "\t" || (scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)))
        try #require(!rest.starts(with: ["\"", "\"", "\""] + signs))
        guard rest.starts(with: escape) else {
          result.append(scalar)
          rest.removeFirst()
          continue
        }
        rest.removeFirst(escape.count)
        switch rest.removeFirst() {
        case "r": result.append("\r")
        case "0": result.append("\0")
        case "u":
          let digits = rest.dropFirst().prefix { $0 != "}" }
          rest.removeFirst(digits.count + 2)
          let number = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
          result.append(try #require(number.flatMap { Unicode.Scalar($0) }))
        case let other: Issue.record("\\\(other)")
        }
      }
    }
    return String(result)
  }

  @Test(arguments: 2...12) func `a literal reads back as its text`(seed: UInt64) throws {
    for text in Self.texts(seed: seed) {
      let closure = InlineSource.closure(text, indentation: "  ", unit: "  ")
      #expect(try Array(value(of: closure).utf8) == Array(text.utf8), "seed \(seed): \(text.debugDescription)")
      // The next run must find the closure again to replace it.
      let call = "assertInlineSnapshot(of: x) " + closure
      let found = try InlineCall(in: call, line: 1, column: 1)
      #expect(String(call[found.closure]).utf8.elementsEqual(closure.utf8), "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test func `control characters are written with their numbers`() {
    #expect(
      InlineSource.closure("a\r\nb\0\u{1B}[0m", indentation: "", unit: "  ")
        == "{\n  \"\"\"\n  a\\r\n  b\\0\\u{1B}[0m\n  \"\"\"\n}")
    #expect(
      InlineSource.closure("\\d\u{7}", indentation: "", unit: "  ") == "{\n  #\"\"\"\n  \\d\\#u{7}\n  \"\"\"#\n}")
  }
}
