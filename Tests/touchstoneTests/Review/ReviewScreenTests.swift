import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneSnapshots

@testable import touchstone

struct ReviewScreenTests {
  private func lines(_ folder: ReviewFolder, columns: Int = 80, rows: Int = 20, keys: String = "") -> [String] {
    let items = folder.log.snapshots.map { ReviewItem(snapshot: $0) }
    let screen = ReviewScreen(
      items: items, pictures: .blocks(hasTrueColor: true), size: .init(columns: columns, rows: rows), notice: "noted")
    var session = ReviewSession(count: items.count)
    for key in keys { _ = session.press(.character(key)) }
    return VirtualScreen(columns: columns, rows: rows, text: screen.text(session)).lines
  }

  @Test func `the screen says which snapshot it is, where it stands and what happened`() throws {
    let folder = ReviewFolder()
    try folder.add("dark", message: "Snapshot \"Cards/dark\" differs.\nLook: x.png\nAccept: command")
    let lines = lines(folder)
    #expect(lines[0] == "1/1  Cards/dark")
    #expect(lines[1] == "Tests/A/Cards.swift:3  A")
    #expect(lines[2] == "Snapshot \"Cards/dark\" differs.")
    #expect(lines[18] == "noted")
    #expect(lines[19].hasPrefix("a accept  r reject"))
  }

  @Test func `the review begins with what the failures have in common`() throws {
    let folder = ReviewFolder()
    for name in ["a", "b", "c"] { try folder.add(name) }
    for index in 0...2 {
      folder.log.snapshots[index].result.artefacts = index == 2 ? nil : folder.log.snapshots[index].result.artefacts
    }
    let items = ReviewItem.failures(in: folder.log, acceptance: folder.acceptance)
    let causes = [
      ReviewCause(
        words: "colour #0059CC → #0087FF", views: "PriceTag, Card and 7 more", owners: ["@shop"], members: [0, 1, 2],
        unkeptCount: 1),
      ReviewCause(words: "text “A” → “B”", views: "", owners: [], members: [1], unkeptCount: 0),
    ]
    var session = ReviewSession(count: 3, refused: [2], causes: causes.map(\.members))
    func lines(_ rows: Int = 12) -> [String] {
      let screen = ReviewScreen(
        items: items, causes: causes, pictures: .blocks(hasTrueColor: true), size: .init(columns: 120, rows: rows))
      return VirtualScreen(columns: 120, rows: rows, text: screen.text(session)).lines
    }
    #expect(lines()[0] == "3 failures from 2 causes")
    #expect(lines()[2] == "› 3 × colour #0059CC → #0087FF  PriceTag, Card and 7 more  @shop")
    #expect(lines()[3] == "  1 × text “A” → “B”")
    #expect(lines()[9].hasPrefix("1 of these has no picture to accept here."))
    #expect(lines()[11].hasPrefix("a accept all 2  return look at them"))
    _ = session.press(.character("a"))
    #expect(lines()[2].hasSuffix("@shop  1 accepted, 1 waiting for other causes"))
    _ = session.press(.character("a"))
    #expect(lines()[2].hasSuffix("✓ accepted") && lines()[3].hasSuffix("✓ accepted"))
    // On a low terminal the chosen one is in sight.
    #expect(lines(8)[2].hasPrefix("›") && lines(8)[3] == "")
  }

  @Test func `causes are those of the failures that are reviewed, computed here`() throws {
    let folder = ReviewFolder()
    for name in ["a", "b", "c"] { try folder.add(name, actual: Data((name == "c" ? "other" : "new").utf8)) }
    let items = ReviewItem.failures(in: folder.log, acceptance: folder.acceptance)
    let causes = ReviewCause.causes(of: items, in: folder.log)
    #expect(causes.map(\.members) == [[0, 1]])
    #expect(ReviewCause.causes(of: [items[2]], in: folder.log) == [])
  }

  @Test func `the screen says why a snapshot cannot be accepted, and offers no key for it`() throws {
    for format in ["png", "txt"] {
      let folder = ReviewFolder()
      try folder.add("dark", golden: nil, format: format, message: "Snapshot \"Cards/dark\" timed out.")
      folder.log.snapshots[0].result.artefacts = nil
      let items = ReviewItem.failures(in: folder.log, acceptance: folder.acceptance)
      let screen = ReviewScreen(
        items: items, pictures: .blocks(hasTrueColor: true), size: .init(columns: 200, rows: 20))
      let text = screen.text(ReviewSession(count: 1, refused: [0]))
      let lines = VirtualScreen(columns: 200, rows: 20, text: text).lines
      #expect(lines[2] == "Snapshot \"Cards/dark\" timed out.")
      #expect(lines[3] == "Cannot be accepted: \(ToolError.nothingKept("Cards/dark"))")
      #expect(lines[19].hasPrefix("r reject"))
    }
  }

  @Test func `the screen shows a picture beside its golden, at the same scale`() throws {
    let folder = ReviewFolder()
    let png = { (width: Int) in try Bitmap(width: width, height: 8).pngData() }
    try folder.add("dark", golden: png(10), actual: png(20), format: "png")
    let lines = lines(folder, columns: 120)
    let captions = ["golden  10 × 8 px", "actual  20 × 8 px", "difference  20 × 8 px"]
    #expect(
      lines[4].hasPrefix(
        captions.map { $0.padding(toLength: 40, withPad: " ", startingAt: 0) }.joined()
          .trimmingCharacters(in: .whitespaces)))
    #expect(
      lines[5].hasPrefix(
        String(repeating: "▀", count: 10) + String(repeating: " ", count: 30) + String(repeating: "▀", count: 20)))
    #expect(lines[9] == "")
    #expect(self.lines(folder, keys: "4")[4] == "actual  20 × 8 px  (space: golden)")
    #expect(self.lines(folder, keys: "4 ")[4] == "golden  10 × 8 px  (space: actual)")
    #expect(self.lines(folder, keys: "5")[4] == "difference  20 × 8 px")
    #expect(self.lines(folder, columns: 120, keys: "1")[4].hasSuffix("actual  20 × 8 px"))
  }

  @Test func `in block characters, fewer pictures are shown where they are clearly larger`() throws {
    func caption(_ width: Int, _ height: Int, _ pictures: PictureProtocol = .blocks(hasTrueColor: true)) throws
      -> [String]
    {
      let folder = ReviewFolder()
      let bytes = [UInt8](repeating: 255, count: width * height * 4)
      let golden = try Bitmap(width: width, height: height, bytes: bytes).pngData()
      try folder.add("dark", golden: golden, actual: Bitmap(width: width, height: height).pngData(), format: "png")
      let items = folder.log.snapshots.map { ReviewItem(snapshot: $0) }
      let size = Terminal.Size(columns: 110, rows: 36)
      let text = ReviewScreen(items: items, pictures: pictures, size: size).text(ReviewSession(count: 1))
      return VirtualScreen(columns: 110, rows: 36, text: text).lines.filter { $0.contains(" px") }
    }
    // 110 × 64 pixels of characters: a card fills them alone, a tall screen has room beside it, an icon twice.
    #expect(try caption(400, 200) == ["actual  400 × 200 px  (space: golden)"])
    #expect(try caption(100, 220).map { $0.split(separator: " ").first } == ["golden"])
    #expect(try caption(100, 220).first?.contains("difference") == true)
    #expect(try caption(50, 60).first?.hasPrefix("golden") == true)
    #expect(try caption(50, 60).first?.contains("difference") == false)
    // Terminals with graphics show all.
    #expect(try caption(400, 200, .sixel).first?.contains("difference") == true)
  }

  @Test func `zooms to what changed, unless that is most of the picture or 0 was pressed`() throws {
    let folder = ReviewFolder()
    let golden = try Bitmap(width: 400, height: 300, bytes: Array(repeating: 255, count: 480_000)).pngData()
    func changed(_ width: Int, _ height: Int) throws -> Data {
      var bytes = [UInt8](repeating: 255, count: 480_000)
      for y in 90..<90 + height { for x in 100..<100 + width { bytes[(y * 400 + x) * 4] = 0 } }
      return try Bitmap(width: 400, height: 300, bytes: bytes).pngData()
    }
    try folder.add("dark", golden: golden, actual: changed(20, 10), format: "png")
    // What the log says of the place does not count.
    folder.log.snapshots[0].result.comparison = DifferenceSummary(
      comparer: "ui", pixels: 9, total: 120_000, deltaE: 9,
      regions: [RegionSummary(x: 300, y: 200, width: 9, height: 9, pixels: 9)])
    // A margin of 24 pixels on each side.
    #expect(lines(folder, columns: 150, keys: "6")[4].hasPrefix("golden  part at 76, 66  68 × 58 px"))
    #expect(lines(folder, columns: 150, keys: "60")[4].hasPrefix("golden  400 × 300 px"))
    let large = ReviewFolder()
    try large.add("dark", golden: golden, actual: changed(280, 200), format: "png")
    #expect(lines(large, columns: 150, keys: "6")[4].hasPrefix("golden  400 × 300 px"))
  }

  @Test func `the screen shows the frame of an animated image that differs first`() throws {
    let folder = ReviewFolder()
    var still = Bitmap(width: 10, height: 8)
    let frames = [still, still, still]
    still.withUnsafeMutableBytes { for index in 0..<320 { $0[index] = 255 } }
    try folder.add(
      "pulse", golden: AnimatedPNG(frames, each: .milliseconds(100)).data(),
      actual: AnimatedPNG([frames[0], frames[0], still], each: .milliseconds(100)).data(), format: "apng")
    let lines = lines(folder, columns: 150)
    #expect(lines[4].hasPrefix("golden  frame 3 of 3  10 × 8 px"))
    #expect(lines[4].contains("actual  frame 3 of 3  10 × 8 px"))
    #expect(lines[4].contains("difference  frame 3 of 3  10 × 8 px"))
  }

  @Test func `of a file that is neither picture nor text the screen says what opens it`() throws {
    let folder = ReviewFolder()
    try folder.add("page", actual: Data([0x25, 0x50, 0x44, 0x46, 0xFF, 0xFE]), format: "pdf")
    #expect(lines(folder)[4] == "The terminal cannot show this file; press o to open it")
  }

  @Test func `a picture that cannot be read says why, and the review goes on`() throws {
    let folder = ReviewFolder()
    try folder.add("dark", golden: nil, actual: Data("no picture".utf8), format: "png")
    #expect(lines(folder)[4].hasPrefix("actual: "))
  }

  @Test func `a long text ends in a count of what is not shown`() throws {
    let folder = ReviewFolder()
    let long = (1...100).map { "line \($0)" }.joined(separator: "\n")
    try folder.add("dark", golden: nil, actual: Data(long.utf8))
    let lines = lines(folder)
    #expect(lines[4] == "line 1")
    #expect(lines[16] == "… 88 more lines; press o to open them")
  }

  @Test func `names and messages cannot command the terminal`() throws {
    let folder = ReviewFolder()
    try folder.add("a\u{1B}[2Jb", actual: Data("x\u{1B}]0;owned\u{7}y\u{9B}2J".utf8), message: "\u{202E}evil\r\u{8}")
    let items = folder.log.snapshots.map { ReviewItem(snapshot: $0) }
    let screen = ReviewScreen(
      items: items, pictures: .blocks(hasTrueColor: true), size: .init(columns: 80, rows: 20), notice: "\u{1B}c")
    let text = screen.text(ReviewSession(count: 1))
    #expect(text.contains("a·[2Jb"))
    #expect(text.contains("x·]0;owned·y·2J"))
    #expect(text.contains("·evil·"))
    for bad in ["\u{1B}]0;", "\u{1B}c", "\u{9B}", "\u{202E}", "\r", "\u{8}"] { #expect(!text.contains(bad)) }
  }

  @Test(arguments: [(1, 1), (10, 3), (30, 8), (200, 60)])
  func `no line is wider than the terminal, whatever its size`(columns: Int, rows: Int) throws {
    let folder = ReviewFolder()
    let wide = try Bitmap(width: 900, height: 500).pngData()
    try folder.add("a-rather-long-name-for-a-snapshot", golden: wide, actual: wide, format: "png")
    for keys in ["", "1", "4", "A", "?"] {
      #expect(lines(folder, columns: columns, rows: rows, keys: keys).allSatisfy { $0.count <= columns })
    }
  }
}
