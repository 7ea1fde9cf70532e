import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct LineDiffTests {
  @Test func `a patch has hunks with four lines of context`() {
    let old = (1...20).map { "line \($0)" }
    var new = old
    new[9] = "changed "
    new.append("last")
    let patch = LineDiff(reference: old.joined(separator: "\n"), actual: new.joined(separator: "\n")).patch
    let space = "\u{2007}"
    #expect(
      patch == """
        @@ −6,9 +6,9 @@
        \(space)line 6
        \(space)line 7
        \(space)line 8
        \(space)line 9
        −line 10
        +changed ¬
        \(space)line 11
        \(space)line 12
        \(space)line 13
        \(space)line 14
        @@ −17,4 +17,5 @@
        \(space)line 17
        \(space)line 18
        \(space)line 19
        \(space)line 20
        +last
        """)
  }

  @Test func `equal texts have no patch`() {
    #expect(LineDiff(reference: "a\nb", actual: "a\nb").isEmpty)
    #expect(LineDiff(reference: "", actual: "").patch.isEmpty)
  }

  @Test func `a line feed at the end counts`() {
    #expect(!LineDiff(reference: "a", actual: "a\n").isEmpty)
    #expect(Diffing<String>.lines.diff("a", "a\n") != nil)
  }

  /// - Source: The Unicode Standard, UnicodeData.txt: the second of each pair is the canonical decomposition of the first.
  @Test(arguments: [
    ("\u{F900}", "\u{8C48}", "−a\\u{F900}\n+a\\u{8C48}"), ("\u{37E}", "\u{3B}", "−a\\u{37E}\n+a;"),
    ("\u{2126}", "\u{3A9}", "−a\\u{2126}\n+a\\u{3A9}"), ("\u{E9}", "e\u{301}", "−a\\u{E9}\n+ae\\u{301}"),
    ("b\u{200B}", "b", "−ab\\u{200B}\n+ab"), ("\u{A0}b", " b", "−a\\u{A0}b\n+a b"), ("\r", "", "−a\\u{D}\n+a"),
    ("", "\r", "−a\n+a\\u{D}"),
  ]) func `texts that look the same differ if their bytes do, and the patch shows how`(
    reference: String, actual: String, change: String
  ) throws {
    let (old, new) = ("first\na\(reference)\nlast", "first\na\(actual)\nlast")
    let patch = "@@ −1,3 +1,3 @@\n\u{2007}first\n\(change)\n\u{2007}last"
    #expect(Array(try #require(Diffing<String>.lines.diff(old, new)).0.utf8) == Array(patch.utf8))
    #expect(Diffing<String>.lines.diff(new, new) == nil)
  }

  @Test func `a line that only moved stays readable`() {
    let patch = LineDiff(reference: "größe\na\nb", actual: "a\nb\ngröße").patch
    #expect(patch == "@@ −1,3 +1,3 @@\n−größe\n\u{2007}a\n\u{2007}b\n+größe")
  }

  @Test func `a text golden is compared with the bytes of the text`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder)
      try harness.putGolden("\u{F900} \u{37E} \u{2126}")
      #expect(harness.verify("\u{8C48} \u{3B} \u{3A9}", as: .lines).result.reason == .differs)
      #expect(VerifierHarness(folder, run: "2").verify("\u{F900} \u{37E} \u{2126}", as: .lines).message == nil)
    }
  }

  /// Applies the patch's meaning to the old text: it must give the new one. Seeded; prints its seed on failure.
  @Test(arguments: 0..<40) func `the patch turns one text into the other`(seed: Int) {
    var random = LinearCongruentialGenerator(seed: UInt64(seed))
    let old = (0..<Int.random(in: 0...30, using: &random)).map { _ in "\(Int.random(in: 0...4, using: &random))" }
    let new = (0..<Int.random(in: 0...30, using: &random)).map { _ in "\(Int.random(in: 0...4, using: &random))" }
    let patch = LineDiff(reference: old.joined(separator: "\n"), actual: new.joined(separator: "\n")).patch
    var source = old.isEmpty ? [""] : old
    var result: [String] = []
    var position = 0
    for line in patch.split(separator: "\n") {
      if let match = line.firstMatch(of: /^@@ −(\d+),/), let start = Int(match.1) {
        while position < start - 1 {
          result.append(source[position])
          position += 1
        }
      } else if line.hasPrefix("−") {
        #expect(source[position] == line.dropFirst())
        position += 1
      } else if line.hasPrefix("+") {
        result.append(String(line.dropFirst()))
      } else {
        #expect(source[position] == line.dropFirst())
        result.append(source[position])
        position += 1
      }
    }
    source.removeFirst(position)
    #expect(result + source == (new.isEmpty ? [""] : new), "seed \(seed)")
  }

  @Test func `large texts that differ throughout end soon`() {
    let old = (0..<20_000).map { "a\($0)" }.joined(separator: "\n")
    let new = (0..<20_000).map { "b\($0)" }.joined(separator: "\n")
    #expect(LineDiff(reference: old, actual: new).patch.hasPrefix("@@ −1,20000 +1,20000 @@\n−a0\n"))
  }
}

/// Numbers that are the same on every run.
struct LinearCongruentialGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
