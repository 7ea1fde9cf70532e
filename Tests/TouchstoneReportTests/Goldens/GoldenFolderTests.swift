import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

struct GoldenFolderTests {
  /// What Swift Testing and XCTest say of a run in which every test passed.
  private static let events = """
    {"kind":"test","payload":{"kind":"function","id":"CardTests.card()/Cards.swift:1:2","name":"card()"}}
    {"kind":"event","payload":{"kind":"runStarted"}}
    {"kind":"event","payload":{"kind":"testStarted","testID":"CardTests.card()/Cards.swift:1:2"}}
    {"kind":"event","payload":{"kind":"testEnded","testID":"CardTests.card()/Cards.swift:1:2"}}
    {"kind":"event","payload":{"kind":"runEnded"}}
    """
  private static let output = """
    Test Suite 'All tests' passed at 2026-11-22 07:40:45.937
    \t Executed 0 tests, with 0 failures (0 unexpected) in 0.0 (0.0) seconds
    """

  private func paths(
    _ run: SampleRun, events: String? = Self.events, output: String = Self.output, hidden: [HiddenTests] = []
  ) throws -> [String] {
    _ = try run.document()
    if let events { try run.write(Data(events.utf8), to: RunCoverage.eventsName, inRun: true) }
    try run.write(Data(output.utf8), to: RunCoverage.outputName, inRun: true)
    let log = try RunLog(runFolders: [run.runFolder], package: run.package)
    let goldens = GoldenFolder(package: run.package)
    return goldens.unused(in: log, coverage: RunCoverage(log: log, runFolders: [run.runFolder]), hidden: hidden).map {
      $0.standardizedFileURL.path.relative(to: run.package)
    }
  }

  /// Goldens of which a run asks for the first.
  private func sample() throws -> SampleRun {
    let run = try SampleRun()
    for path in ["Cards/card.1", "Cards/card.large", "Cards/removed.1", "Rows/other.1", "Gone/left.1"] {
      try run.write(.redPNG, to: "Snapshots/CardTests/\(path)@2x.png")
    }
    try run.write(Data("about".utf8), to: "Snapshots/README.md")
    run.add("Cards/card.1", .passed)
    return run
  }

  private let unused = ["Cards/card.large", "Cards/removed.1", "Gone/left.1", "Rows/other.1"].map {
    "Snapshots/CardTests/\($0)@2x.png"
  }

  @Test func `goldens that a run did not ask for are unused if every test of it came to its end`() throws {
    #expect(try paths(sample()) == unused)
  }

  @Test func `goldens of a source with tests that are not compiled here are not unused`() throws {
    let hidden = HiddenTests(file: "Tests/CardTests/Rows.swift", count: 2, directives: ["#if os(macOS)"])
    #expect(try paths(sample(), hidden: [hidden]) == unused.filter { !$0.contains("/Rows/") })
  }

  @Test func `goldens in a folder of Tests that is no target are not unused`() throws {
    let run = try SampleRun()
    for folder in ["Tests/CardTests", "Tests/Fixtures/App", "Tests/CardTests/Fixtures"] {
      try run.write(Data(), to: "\(folder)/Cards.swift")
      for name in ["card.1", "card.2"] { try run.write(.redPNG, to: "\(folder)/__Snapshots__/Cards/\(name).png") }
    }
    run.add("Cards/card", .passed) { $0.golden = "Tests/CardTests/__Snapshots__/Cards/card.1.png" }
    #expect(try paths(run) == ["Tests/CardTests/__Snapshots__/Cards/card.2.png"])
  }

  @Test func `what is used through a link is used`() throws {
    let run = try sample()
    let goldens = run.package.appendingPathComponent("Snapshots/CardTests")
    try FileManager.default.createSymbolicLink(
      atPath: goldens.appendingPathComponent("Linked").path, withDestinationPath: "Rows")
    try FileManager.default.createSymbolicLink(
      atPath: goldens.appendingPathComponent("Cards/link.1@2x.png").path, withDestinationPath: "../Gone/left.1@2x.png")
    run.add("Linked/other.1", .passed)
    run.add("Cards/link.1", .passed)
    #expect(try paths(run) == unused.filter { $0.contains("/Cards/") })
  }

  /// A link among goldens, and what is found in it.
  struct Link: Sendable {
    var path: String
    var target: String
    /// The golden that a test looks for; the link itself if it is nil.
    var golden: String?
    /// Nil if tests follow the link. Places are relative to the package.
    var fault: GoldenFault?
  }

  private static let links = [
    Link(path: "CardTests/Linked", target: "Rows", golden: "CardTests/Linked/other.1@2x.png"),
    Link(path: "Other", target: "CardTests", golden: "Other/Rows/other.1@2x.png"),
    Link(path: "CardTests/Assets", target: "../../Sources/Assets", golden: "CardTests/Assets/scan.png"),
    Link(path: "CardTests/Far", target: "/usr/bin", golden: "CardTests/Far/env", fault: .link("/usr/bin")),
    Link(path: "CardTests/Cards/same.png", target: "../Gone/left.1@2x.png"),
    Link(
      path: "CardTests/Cards/other.txt", target: "../Gone/left.1@2x.png",
      fault: .link("Snapshots/CardTests/Gone/left.1@2x.png")),
    Link(
      path: "CardTests/Cards/scan.png", target: "../../../Sources/Assets/scan.png",
      fault: .link("Sources/Assets/scan.png")),
    Link(
      path: "CardTests/Cards/nowhere.png", target: "../nowhere.png", fault: .dangling("Snapshots/CardTests/nowhere.png")
    ),
    Link(path: "CardTests/Cards/folder.png", target: "../../../Sources", fault: .link("Sources")),
    Link(path: "CardTests/Cards/device.png", target: "/dev/null", fault: .special("a device")),
  ]

  @Test(arguments: links) func `links are followed as by tests, to files and to folders`(link: Link) throws {
    let run = try sample()
    try run.write(.redPNG, to: "Sources/Assets/scan.png")
    let package = run.package.resolvingSymlinksInPath()
    let place = package.appendingPathComponent("Snapshots/\(link.path)")
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: link.target)
    func absolute(_ path: String) -> String {
      path.hasPrefix("/") ? path : package.appendingPathComponent(path).resolvingSymlinksInPath().path
    }
    let fault: GoldenFault? =
      switch link.fault {
      case .link(let path): .link(absolute(path))
      case .dangling(let path): .dangling(absolute(path))
      default: link.fault
      }
    let faults = GoldenFolder(package: package).files.compactMap { file in
      GoldenFault(of: file, in: package).map { "\(file.path): \($0)" }
    }
    #expect(faults == [fault].compactMap(\.self).map { "\(place.path): \($0)" })
    let golden = package.appendingPathComponent("Snapshots/\(link.golden ?? link.path)")
    let data = try? GoldenStore(staging: package.appendingPathComponent("staging")).read(golden, within: package)
    #expect((data != nil) == (fault == nil))
  }

  @Test func `where only some previews were asked for, nothing is unused`() throws {
    let run = try sample()
    run.hasSomePreviews = true
    #expect(try paths(run) == [])
  }

  /// One test makes a case of every preview. The test goes on and passes when a preview is gone.
  @Test func `the golden of a preview that is gone is unused, and so are its variants`() throws {
    let run = try SampleRun()
    for preview in ["Card.1", "Card-Dark.1", "Removed.1", "Removed-Dark.dark", "Removed-Dark.light"] {
      try run.write(.redPNG, to: "Snapshots/CardTests/PreviewTests/preview.\(preview)@2x.png")
    }
    for preview in ["Card", "Card-Dark"] {
      run.add("PreviewTests/preview.\(preview).1", .passed, test: "preview(_:)") { $0.argument = preview }
    }
    #expect(
      try paths(run)
        == ["Removed-Dark.dark", "Removed-Dark.light", "Removed.1"].map {
          "Snapshots/CardTests/PreviewTests/preview.\($0)@2x.png"
        })
  }

  @Test(
    arguments: [
      #"{"kind":"event","payload":{"kind":"testSkipped","testID":"T.a()/A.swift:1:2"}}"#,
      #"{"kind":"event","payload":{"kind":"testCancelled","testID":"T.a()/A.swift:1:2"}}"#,
      #"{"kind":"event","payload":{"kind":"testCaseCancelled","testID":"T.a()/A.swift:1:2"}}"#,
      #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"T.a()/A.swift:1:2","issue":{"isKnown":false}}}"#,
      #"{"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":false,"severity":"error"}}}"#,
      #"{"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":true,"severity":"error"}}}"#,
      #"{"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":true,"severity":"warning"}}}"#,
      #"{"kind":"event","payload":{"kind":"somethingNew"}}"#,
      #"{"kind":"test","payload":{"kind":"function","id":"T.a()/A.swift:1:2","name":"a()"}}"#,
      "{", "[]",
    ])
  func `where Swift Testing says that a test did not come to its end, nothing is unused`(line: String) throws {
    #expect(try paths(sample(), events: Self.events + "\n" + line) == [])
  }

  @Test func `a warning ends no test`() throws {
    let line = #"{"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":false,"severity":"warning"}}}"#
    #expect(try paths(sample(), events: Self.events + "\n" + line) == unused)
  }

  @Test func `where the record of Swift Testing is missing or has no end, nothing is unused`() throws {
    #expect(try paths(sample(), events: nil) == [])
    #expect(try paths(sample(), events: "") == [])
    #expect(try paths(sample(), events: Self.events.replacing("runEnded", with: "runStarted")) == [])
  }

  @Test(
    arguments: [
      "", "Test Suite 'All tests' passed at 2026-11-22 07:40:45.937",
      "Test Suite 'Selected tests' passed at x\n\t Executed 1 test, with 0 failures (0 unexpected) in 0.1 (0.1) seconds",
      "Test Suite 'All tests' failed at x\n\t Executed 2 tests, with 1 failure (0 unexpected) in 0.1 (0.1) seconds",
      "Test Suite 'All tests' passed at x\n\t Executed 2 tests, with 1 test skipped and 0 failures (0 unexpected) in 0",
      "print without an endTest Case 'X.a' skipped (0.0 seconds)\n\(output)",
      "Test Case 'X.a' failed (0.0 seconds)\n\(output)",
    ])
  func `where XCTest says that a test did not come to its end, nothing is unused`(output: String) throws {
    #expect(try paths(sample(), output: output) == [])
  }

  @Test(
    arguments: [SnapshotVerdict.failed, .skipped])
  func `where a snapshot failed or was left to another shard, nothing is unused`(verdict: SnapshotVerdict) throws {
    let run = try sample()
    run.add("Rows/other.1", verdict)
    #expect(try paths(run) == [])
  }

  @Test
  func `goldens beside their tests are found too, and those of the other layout may belong to another machine`() throws
  {
    let run = try SampleRun()
    for name in ["Cards/card.1", "Cards/card.2", "Gone/x.1"] {
      try run.write(.redPNG, to: "Tests/CardTests/__Snapshots__/\(name).png")
    }
    try run.write(Data(), to: "Tests/CardTests/Cards.swift")
    try run.write(.redPNG, to: "Snapshots/CardTests/Cards/card.1@2x.png")
    run.add("Cards/card", .passed) { $0.golden = "Tests/CardTests/__Snapshots__/Cards/card.1.png" }
    #expect(try paths(run) == ["Cards/card.2", "Gone/x.1"].map { "Tests/CardTests/__Snapshots__/\($0).png" })
    run.entries = []
    run.add("Cards/card.1", .passed)
    #expect(try paths(run) == [])
  }

  @Test func `a picture whose metadata cannot be true is no golden`() throws {
    let run = try SampleRun()
    let bitmap = Bitmap(width: 4, height: 4, bytes: [UInt8](repeating: 255, count: 64))
    func fault(_ texts: [String: String]) throws -> GoldenFault? {
      try run.write(try bitmap.pngData(metadata: texts.merging(["Software": "Touchstone 0.1.0"]) { $1 }), to: "a.png")
      return GoldenFault(of: run.package.appendingPathComponent("a.png"), in: run.package)
    }
    #expect(try fault(["touchstone:scale": "2"]) == nil)
    #expect(try fault(["touchstone:scale": "nan"]) == .damaged("It stores the scale nan."))
    #expect(try fault(["touchstone:scale": "-1"]) == .damaged("It stores the scale -1.0."))
    let mask = #"[{"view":"clock","x":9223372036854775807,"y":0,"width":1,"height":1}]"#
    guard case .damaged(let reason)? = try fault(["touchstone:scale": "2", "touchstone:masks": mask]) else {
      Issue.record("expected a fault")
      return
    }
    #expect(reason.hasPrefix("It stores the frame") && reason.contains("\"clock\""))
    #expect(GoldenFault.damaged("A.").text == "damaged. A. Record it again: swift package record-snapshots")
  }

  @Test func `the log of a run cannot list files outside of the folders of goldens`() throws {
    let run = try SampleRun()
    for name in ["card.1@2x.png", "card.2@2x.png", "photo.png", "deep/card.1@2x.png"] {
      try run.write(.redPNG, to: "Fixtures/\(name)")
    }
    try run.write(.redPNG, to: "Snapshots/photos/photo.png")
    run.add("Cards/card", .passed) { $0.golden = "Fixtures/card.1@2x.png" }
    #expect(try paths(run) == [])
  }

  @Test func `where a process crashed, or nothing was asked for, nothing is unused`() throws {
    let run = try sample()
    run.ended = false
    #expect(try paths(run) == [])
    run.ended = true
    run.entries = []
    #expect(try paths(run) == [])
  }

  @Test func `a pointer, another format, a cut-off file and an empty one are no goldens`() throws {
    let run = try SampleRun()
    let files: [(String, Data, GoldenFault?)] = [
      ("good.png", .redPNG, nil), ("cut.png", .redPNG.dropLast(4), .cutOff), ("empty.png", Data(), .empty),
      ("jpeg.png", Data([0xFF, 0xD8, 0xFF]), .notPNG), ("text.txt", Data("text".utf8), nil),
      ("nothing.txt", Data(), nil), ("nothing.accessibility.txt", Data(), nil), ("nothing", Data(), nil),
      ("nothing.pdf", Data(), .empty), ("good.apng", .redPNG, nil), ("cut.apng", .redPNG.dropLast(12), .cutOff),
      (
        "tail.jpg", try Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255]).jpegData() + Data([0]),
        .misleading(.bytesAfterEnd(1))
      ),
      ("pointer.png", Data("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a".utf8), .pointer),
    ]
    for (name, data, fault) in files {
      try run.write(data, to: name)
      #expect(GoldenFault(of: run.package.appendingPathComponent(name), in: run.package) == fault, "\(name)")
    }
    #expect(GoldenFault(of: run.package.appendingPathComponent("none.png"), in: run.package) == .unreadable)
    let pipe = run.package.appendingPathComponent("Snapshots/T/F/pipe.png")
    try run.write(Data(), to: "Snapshots/T/F/other.txt")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(GoldenFault(of: pipe, in: run.package) == .special("a named pipe"))
    #expect(GoldenFolder(package: run.package).files.contains { $0.lastPathComponent == "pipe.png" })
    #expect(
      GoldenFault.link("/etc/passwd").text
        == "a symbolic link to /etc/passwd. Links are followed only to goldens of the same kind: put a copy in its place."
    )
    #expect(
      GoldenFault.dangling("/x.png").text
        == "a symbolic link to /x.png, which is not there. Delete it, or record the golden again: "
        + "swift package record-snapshots")
    #expect(GoldenFault.pointer.text == "a Git LFS pointer, not a picture. Fetch it: git lfs pull")
  }
}
