import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

@Suite("The goldens of a package")
struct GoldenFolderTests {
  private func paths(_ run: SampleRun) throws -> [String] {
    _ = try run.document()
    let goldens = GoldenFolder(package: run.package)
    return goldens.unused(in: try RunLog(runFolders: [run.runFolder], package: run.package)).map {
      $0.standardizedFileURL.path.relative(to: run.package)
    }
  }

  /// Goldens of three test files, of which only `Cards` ran; `Gone` has no source any more.
  private func sample(_ cards: String = "") throws -> SampleRun {
    let run = try SampleRun()
    for path in [
      "Cards/card.1", "Cards/card.large", "Cards/filtered.1", "Cards/removed.1", "Rows/other.1", "Gone/left.1",
    ] {
      try run.write(.redPNG, to: "Snapshots/CardTests/\(path)@2x.png")
    }
    let source = "@Test func card() {}\n  func  filtered(size: Int) {}\n" + cards
    try run.write(Data(source.utf8), to: "Tests/CardTests/Views/Cards.swift")
    try run.write(Data("@Test func other() {}".utf8), to: "Tests/CardTests/Views/Rows.swift")
    try run.write(Data("about".utf8), to: "Snapshots/README.md")
    run.add("Cards/card.1", .passed)
    return run
  }

  private let accused = ["Cards/card.large", "Cards/removed.1", "Gone/left.1"].map {
    "Snapshots/CardTests/\($0)@2x.png"
  }

  @Test("unused are goldens that their test no longer asks for, and those whose test or file is gone")
  func unused() throws {
    #expect(try paths(sample()) == accused)
  }

  @Test("a golden whose test did not run is not accused, wherever it stands in the file")
  func filtered() throws {
    let run = try sample("/* func removed() {} */")
    #expect(try paths(run) == [accused[0], accused[2]])
  }

  @Test("names of tests may be sentences", arguments: ["func `a card, large`() {}", "func\n`a card, large` () {}"])
  func rawNames(source: String) throws {
    let run = try sample(source)
    try run.write(.redPNG, to: "Snapshots/CardTests/Cards/a_card,_large.1@2x.png")
    #expect(try paths(run) == accused)
  }

  @Test("a test that failed accuses none of its goldens", arguments: [RunLogVerdict.failed, .skipped])
  func failed(verdict: RunLogVerdict) throws {
    let run = try sample()
    run.add("Cards/card.2", verdict)
    #expect(try paths(run) == Array(accused.dropFirst()))
  }

  @Test("a file that passes on the names of tests is believed only if all its tests ran", arguments: [true, false])
  func foreignNames(partial: Bool) throws {
    let run = try sample("assertSnapshot(of: card, as: .image, testName: name)")
    run.partial = partial
    #expect(try paths(run) == (partial ? [accused[0], accused[2]] : accused))
  }

  @Test("goldens beside their tests are found too")
  func besideTests() throws {
    let run = try SampleRun()
    for name in ["card.1", "card.2", "sizes-size.1", "gone.1"] {
      try run.write(.redPNG, to: "Tests/CardTests/__Snapshots__/Cards/\(name).png")
    }
    try run.write(.redPNG, to: "Tests/CardTests/__Snapshots__/Gone/x.1.png")
    try run.write(Data("func card() {}; func sizes(size: Int) {}".utf8), to: "Tests/CardTests/Cards.swift")
    run.add("Cards/card", .passed) { $0.golden = "Tests/CardTests/__Snapshots__/Cards/card.1.png" }
    #expect(
      try paths(run)
        == ["Cards/card.2", "Cards/gone.1", "Gone/x.1"].map { "Tests/CardTests/__Snapshots__/\($0).png" })
  }

  @Test("in a folder that an assertion names only goldens of tests that ran can be unused")
  func ownFolder() throws {
    let run = try SampleRun()
    for name in ["card.1@2x.png", "card.2@2x.png", "photo.png", "deep/card.1@2x.png"] {
      try run.write(.redPNG, to: "Fixtures/\(name)")
    }
    run.add("Cards/card", .passed) { $0.golden = "Fixtures/card.1@2x.png" }
    #expect(try paths(run) == ["Fixtures/card.2@2x.png"])
  }

  @Test("a run that crashed accuses no golden")
  func crashed() throws {
    let run = try sample()
    run.ended = false
    #expect(try paths(run) == [])
  }

  @Test("a run that took no snapshot accuses no golden")
  func noSnapshots() throws {
    let run = try sample()
    run.entries = []
    #expect(try paths(run) == [])
  }

  @Test("a pointer, another format, a cut-off file and an empty one are no goldens")
  func faults() throws {
    let run = try SampleRun()
    let files: [(String, Data, GoldenFault?)] = [
      ("good.png", .redPNG, nil), ("cut.png", .redPNG.dropLast(4), .cutOff), ("empty.png", Data(), .empty),
      ("jpeg.png", Data([0xFF, 0xD8, 0xFF]), .notPNG), ("text.txt", Data("text".utf8), nil),
      ("pointer.png", Data("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a".utf8), .pointer),
    ]
    for (name, data, fault) in files {
      try run.write(data, to: name)
      #expect(GoldenFault(of: run.package.appendingPathComponent(name)) == fault, "\(name)")
    }
    #expect(GoldenFault(of: run.package.appendingPathComponent("none.png")) == .unreadable)
    #expect(GoldenFault.pointer.text == "a Git LFS pointer, not a picture. Fetch it: git lfs pull")
  }
}
