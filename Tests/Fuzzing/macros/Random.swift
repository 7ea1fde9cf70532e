import Foundation

/// A generator with a seed, and sources changed by it.
struct Random: RandomNumberGenerator {
  var state: UInt64

  // SplitMix64, by Sebastiano Vigna.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Pieces that are hard to read.
  private static let pieces = [
    "\"", "\"\"\"", "#\"", "\"#", "#\"\"\"#", "\\(", "\\#(", ")", "(", "{", "}", "[", "]", "/", "/*", "*/", "//", "\n",
    " ",
    "#/", "/#", "`", "@Previewable ", "@State ", "var x = 1", "var y: Int?", "=", "->", "<", ">", "?", "!", ".", ",",
    ":",
    ";", "#if DEBUG\n", "#endif\n", "/[\"{]/", "\"\\(a ? \"x\" : \"}\")\"", "#\"\\#(b)\"#",
    "\"\"\"\n  a \"b\" \\(c)\n  \"\"\"",
    "{ x in x }", "if a { 1 } else { 2 }", " as Int", "é", "🙂", "\u{301}", "\r\n", "\t", "\\", "&", "- 1", "-1",
    "@Previewable @State var a = b\n  .c { d }\n", "{ didSet { } }", "in", "async", "some ", "\n+ 2\n", "\n.foo()\n",
  ]

  /// A source put together from parts of some, with pieces put in and taken out.
  mutating func changed(_ sources: [String]) -> String {
    guard let source = sources.randomElement(using: &self) else { return "" }
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = Int.random(in: 0..<lines.count, using: &self)
    lines = Array(lines[start..<min(lines.count, start + Int.random(in: 1...60, using: &self))])
    for _ in 0..<Int.random(in: 0...3, using: &self) {
      let index = Int.random(in: 0..<lines.count, using: &self)
      var characters = Array(lines[index].unicodeScalars)
      let place = Int.random(in: 0...characters.count, using: &self)
      if Bool.random(using: &self) || characters.isEmpty {
        characters.insert(contentsOf: (Self.pieces.randomElement(using: &self) ?? "").unicodeScalars, at: place)
      } else {
        characters.removeSubrange(place..<min(characters.count, place + Int.random(in: 1...4, using: &self)))
      }
      lines[index] = String(String.UnicodeScalarView(characters))
    }
    let body = lines.joined(separator: "\n")
    return Int.random(in: 0..<3, using: &self) == 0 ? "#Preview {\n\(body)\n}" : body
  }
}
