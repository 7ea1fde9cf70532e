import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

@Suite("The goldens of a package")
struct GoldenFolderTests {
  private func paths(_ run: SampleRun) throws -> [String] {
    _ = try run.document()
    let goldens = GoldenFolder(package: run.package)
    return goldens.unused(in: try RunLog(runFolders: [run.runFolder])).map {
      $0.standardizedFileURL.path.relative(to: run.package)
    }
  }

  /// Goldens of three test files, of which only `Cards` ran; `Gone` has no source any more.
  private func sample() throws -> SampleRun {
    let run = try SampleRun()
    for path in ["Cards/used", "Cards/old", "Rows/other", "Gone/left"] {
      try run.write(.redPNG, to: "Snapshots/CardTests/\(path)@2x.png")
    }
    for file in ["Cards", "Rows"] { try run.write(Data(), to: "Tests/CardTests/Views/\(file).swift") }
    try run.write(Data("about".utf8), to: "Snapshots/README.md")
    run.add("Cards/used", .passed)
    return run
  }

  @Test("unused are goldens of test files that ran or are gone, not those of files that did not run")
  func unused() throws {
    #expect(try paths(sample()) == ["Snapshots/CardTests/Cards/old@2x.png", "Snapshots/CardTests/Gone/left@2x.png"])
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
