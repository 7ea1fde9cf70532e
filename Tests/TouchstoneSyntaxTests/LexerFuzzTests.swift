import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSyntax

/// `Tests/Fuzzing/macros/run` compares with swift-syntax, for as long as one likes.
struct LexerFuzzTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
  /// The number of parts in which the files of the package are read.
  private static let parts = 8
  private static let pieces = [
    "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", ")", "(", "{", "}", "[", "]", "/", "/*", "*/", "//", "\n", "\r\n", " ",
    "#/", "/#", "`", "=", "->", "<", ">", "?", "!", ".", ",", ":", ";", "#if DEBUG\n", "#endif\n", "/[\"{]/", "é", "🙂",
    "\u{301}", "\\", "&", "a", "1", "0x1p", "\"\\(a ? \"x\" : \"}\")\"", "\"\"\"\n  a \"b\" \\(c)\n  \"\"\"", "\0",
  ]

  private static func files(_ part: Int) -> [URL] {
    let files = ["Sources", "Tests", "Plugins", "Examples"].flatMap { folder in
      let paths = FileManager.default.enumerator(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      return (paths?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    }
    return files.enumerated().filter { $0.offset % parts == part }.map(\.element)
  }

  /// Fails unless tokens lie in order within their source, have its text, and leave out nothing but space and comments.
  private func check(_ tokens: [Token], of source: [UInt8], isWhole: Bool, _ comment: Comment) {
    var end = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for token in tokens {
      guard token.range.lowerBound >= end, token.range.upperBound <= source.count, !token.range.isEmpty else {
        Issue.record("\(token) in \(comment)")
        return
      }
      #expect(token.text == String(decoding: source[token.range], as: UTF8.self), comment)
      if isWhole { checkGap(source[end..<token.range.lowerBound], comment) }
      end = token.range.upperBound
    }
    if isWhole { checkGap(source[end...], comment) }
  }

  /// Fails unless a source without comments is blank.
  private func checkGap(_ gap: ArraySlice<UInt8>, _ comment: Comment) {
    guard gap.contains(where: { !$0.isSpace }) else { return }
    #expect(gap.drop { $0.isSpace }.first == UInt8(ascii: "/"), comment)
    #expect(Lexer.code(of: Array(gap)).isEmpty, comment)
  }

  @Test(arguments: 0..<parts) func `every Swift file of the package is read`(part: Int) throws {
    for (index, file) in Self.files(part).enumerated() {
      let text = try String(contentsOf: file, encoding: .utf8)
      let tokens = try Lexer.tokens(of: text)
      // The rest takes longer.
      guard index % 8 == 0 else { continue }
      let source = Array(text.utf8)
      check(tokens, of: source, isWhole: true, "\(file.path)")
      // Code is the same in both ways but for interpolations.
      let code = Set(Lexer.code(of: source).map(\.range))
      let missing = tokens.filter { $0.kind != .string && $0.kind != .regex && !code.contains($0.range) }
      #expect(missing.isEmpty, "\(file.path)")
    }
  }

  @Test(arguments: 1...8) func `no source crashes the lexer, and tokens are where they say`(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let files = Self.files(Int(seed) % Self.parts)
    for round in 0..<200 {
      var source: [UInt8] = []
      if round % 2 == 0, let file = files.randomElement(using: &random) {
        source = [UInt8](try Data(contentsOf: file))
        let start = Int.random(in: 0...source.count, using: &random)
        source = Array(source[start..<min(source.count, start + 600)])
      }
      for _ in 0..<Int.random(in: 1...14, using: &random) {
        let place = Int.random(in: 0...source.count, using: &random)
        source.insert(contentsOf: (Self.pieces.randomElement(using: &random) ?? "").utf8, at: place)
        if let place = source.indices.randomElement(using: &random), round % 4 == 0 { source.remove(at: place) }
      }
      let text = String(decoding: source, as: UTF8.self)
      let comment: Comment = "seed \(seed): \(text.debugDescription)"
      if let tokens = try? Lexer.tokens(of: text) { check(tokens, of: Array(text.utf8), isWhole: true, comment) }
      check(Lexer.code(of: source), of: source, isWhole: false, comment)
      let start = Int.random(in: 0...source.count, using: &random)
      check(Lexer.group(in: source, at: start) ?? [], of: source, isWhole: false, comment)
      #expect(SourceMask(source).code.count == source.count, comment)
    }
  }
}
