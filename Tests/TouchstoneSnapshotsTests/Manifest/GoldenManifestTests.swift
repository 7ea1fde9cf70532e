import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct GoldenManifestTests {
  private func digest(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 64 - digits.count) + digits
  }

  private func line(_ number: Int, _ name: String, size: String = "780x400@2x", kind: String = "png") -> String {
    "\(digest(number))\t\(size)\t\(kind)\t\(name)"
  }

  private func manifest(_ lines: [String]) throws -> GoldenManifest {
    try GoldenManifest(text: ([GoldenManifest.header] + lines).map { $0 + "\n" }.joined())
  }

  @Test func `a file is a header and sorted lines`() throws {
    var manifest = GoldenManifest()
    let lines = [
      line(1, "a.dark"), line(2, "a.dark", size: "390x200"), line(3, "a.dark", size: "-", kind: "txt"),
      line(4, "b", size: "1x2@1.5x", kind: "apng"), line(5, "é_+,-", size: "-", kind: "json"),
    ]
    for line in lines.shuffled() { manifest.set(try #require(GoldenManifest.Entry(line: line[...]))) }
    // By name, then by the name of the file: `a.dark.png`, `a.dark.txt`, `a.dark@2x.png`.
    let sorted = [lines[1], lines[2], lines[0], lines[3], lines[4]]
    #expect(manifest.text == "# touchstone.goldens/1\n" + sorted.map { $0 + "\n" }.joined())
    #expect(try GoldenManifest(text: manifest.text) == manifest)
    #expect(
      Set(manifest.entries.keys) == ["a.dark@2x.png", "a.dark.png", "a.dark.txt", "b@1.5x.apng", "é_+,-.json"])
  }

  @Test(arguments: [
    "", "\n", "# touchstone.goldens/2\n", "#touchstone.goldens/1\n", " # touchstone.goldens/1\n",
    "# touchstone.goldens/1", "\u{FEFF}# touchstone.goldens/1\n", "# touchstone.goldens/1\r\n",
  ])
  func `another header is an error that names it`(text: String) {
    let error = #expect(throws: GoldenManifest.UnknownHeader.self) { try GoldenManifest(text: text) }
    #expect(error.map { text.unicodeScalars.starts(with: $0.line.unicodeScalars) } == true)
  }

  @Test func `a line that is not exactly an entry is malformed`() throws {
    let good = line(1, "a")
    #expect(try manifest([good]).isSound)
    for bad in [
      "", " " + good, good + " \t", good + "\r", good.uppercased(), good.replacing("\t", with: " "),
      String(good.dropFirst()), line(1, ""), line(1, "a/b"), line(1, ".."), line(1, ".a"), line(1, "a\u{1B}[2J"),
      line(1, "a", size: "-"), line(1, "a", kind: "txt"), line(1, "a", size: "780x400@1x"),
      line(1, "a", size: "0780x400"), line(1, "a", size: "0x1"), line(1, "a", size: "1x1@2.50x"),
      line(1, "a", size: "1x1x1"), line(1, "a", size: "1x1@2"), line(1, "a@2x", size: "1x1"),
      line(1, "a", size: "9999999x1"), line(1, "a", size: "-", kind: "tree.txt"),
      line(1, "a", size: "-", kind: "swift"),
      line(1, String(repeating: "a", count: 260)), good + "\textra", "# a comment",
    ] {
      let manifest = try manifest([bad, line(2, "other")])
      #expect(manifest.malformedLines == [2], "\(bad.debugDescription)")
      #expect(manifest.entries.keys.sorted() == ["other@2x.png"])
      #expect(!manifest.isSound)
    }
    let cut = try GoldenManifest(text: GoldenManifest.header + "\n" + good)
    #expect(cut.entries.isEmpty && cut.malformedLines == [2])
  }

  @Test func `conflicts and duplicates make their entries missing and no others`() throws {
    let found = try manifest([
      line(1, "a"), "<<<<<<< HEAD", line(2, "b"), "||||||| 0a1b2c3", line(3, "b"), "=======", line(4, "b"),
      line(5, "c"), ">>>>>>> topic", line(6, "d"), line(7, "e"), line(7, "e"), line(8, "c"),
    ])
    #expect(found.entries.keys.sorted() == ["a@2x.png", "d@2x.png"])
    #expect(
      found.unsettled == ["b@2x.png": .conflict, "c@2x.png": .conflict, "e@2x.png": .duplicate])
    #expect(found.hasConflicts && found.malformedLines.isEmpty)
    var settled = found
    settled.set(try #require(GoldenManifest.Entry(line: line(9, "b")[...])))
    #expect(settled.unsettled["b@2x.png"] == nil)
    // Recording one golden writes no line of another that was in the conflict.
    #expect(
      settled.text
        == ([GoldenManifest.header, line(1, "a"), line(9, "b"), line(6, "d")].joined(separator: "\n") + "\n"))
  }

  @Test(arguments: ["<<<<<<< HEAD", "=======", ">>>>>>> topic", "||||||| base"])
  func `a marker without its counterpart makes all entries missing`(marker: String) throws {
    let found = try manifest([line(1, "a"), marker, line(2, "b")])
    #expect(found.entries.isEmpty)
    #expect(found.unsettled == ["a@2x.png": .conflict, "b@2x.png": .conflict])
  }

  /// A line of a random file, and what it is by the rules alone.
  private enum Piece {
    case entry(String), junk
    case marker(Character)
  }

  /// The reader, written without any state of its own: by counting.
  private func expected(_ pieces: [Piece]) -> (counting: Set<String>, unsettled: Set<String>) {
    let markers = String(pieces.compactMap { if case .marker(let mark) = $0 { mark } else { nil } })
    let isBalanced = markers.wholeMatch(of: /(<[|=]*>)*/) != nil
    func count(_ mark: Character, before index: Int) -> Int {
      pieces[..<index].count { if case .marker(mark) = $0 { true } else { false } }
    }
    func isOpen(_ index: Int) -> Bool { count("<", before: index) > count(">", before: index) }
    var places: [String: [Int]] = [:]
    for (index, piece) in pieces.enumerated() {
      if case .entry(let name) = piece { places[name, default: []].append(index) }
    }
    let counting = places.filter { $0.value.count == 1 && isBalanced && !isOpen($0.value[0]) }.keys
    return (Set(counting), Set(places.keys).subtracting(counting))
  }

  @Test(arguments: [3, 71, 20_261_130])
  func `random files are read as by a naive reader`(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    for round in 0..<400 {
      var pieces: [Piece] = []
      var lines: [String] = []
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<6:
          let name = ["a", "b", "c", "d", "e.1"].randomElement(using: &random) ?? "a"
          pieces.append(.entry("\(name)@2x.png"))
          lines.append(line(Int.random(in: 0..<3, using: &random), name))
        case 6..<9:
          let mark = "<|=>".randomElement(using: &random) ?? "<"
          pieces.append(.marker(mark))
          lines.append(String(repeating: mark, count: 7) + ["", " HEAD"][Int.random(in: 0...1, using: &random)])
        default:
          pieces.append(.junk)
          lines.append(["", "<<<<<<<<", "=======x", "abc", "\t\t\t"][Int.random(in: 0..<5, using: &random)])
        }
      }
      let found = try manifest(lines)
      let (counting, unsettled) = expected(pieces)
      let note = Comment("seed \(seed), round \(round): \(lines)")
      #expect(Set(found.entries.keys) == counting, note)
      #expect(Set(found.unsettled.keys) == unsettled, note)
      let junk = pieces.indices.filter { if case .junk = pieces[$0] { true } else { false } }
      #expect(found.malformedLines == junk.map { $0 + 2 }, note)
      // What is written counts, and nothing else is.
      let again = try GoldenManifest(text: found.text)
      #expect(again.isSound && again.entries == found.entries, note)
    }
  }

  @Test func `whatever bytes a file has, each entry that counts is one of its lines`() throws {
    var random = SplitMix(state: 11)
    let sound = Array(try manifest((0..<6).map { line($0, "test.\($0)") }).text.utf8)
    for _ in 0..<3000 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert(contentsOf: "<<<<<<<\n".utf8, at: index)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let found = try? GoldenManifest(text: text) else { continue }
      let lines = Set(text.split(separator: "\n").map(String.init))
      #expect(found.entries.values.allSatisfy { lines.contains($0.line) })
    }
  }
}
