import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneSnapshots

@testable import touchstone

struct AcceptanceTests {
  @Test func `the golden becomes what the run saw, and undo brings it back to the byte`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    let change = try folder.acceptance.accept(folder.log.snapshots[0])
    #expect(folder.golden("dark") == "new")
    try folder.acceptance.undo(folder.log.snapshots[0], change)
    #expect(folder.golden("dark") == "old")
  }

  @Test func `undo removes a golden that was not there before`() throws {
    let folder = ReviewFolder()
    try folder.add("dark", golden: nil)
    let change = try folder.acceptance.accept(folder.log.snapshots[0])
    #expect(folder.golden("dark") == "new")
    try folder.acceptance.undo(folder.log.snapshots[0], change)
    #expect(folder.golden("dark") == nil)
  }

  @Test
  func `a golden that cannot be written says so, and stays as it was; so does one whose picture is gone`() throws {
    let folder = ReviewFolder()
    try folder.add("dark", golden: nil)
    let golden = folder.package.appendingPathComponent("Snapshots/A/Cards/dark.txt")
    try FileManager.default.createDirectory(at: golden, withIntermediateDirectories: true)
    let path = "Snapshots/A/Cards/dark.txt"
    #expect(throws: ToolError.notWritten(path, why: "Is a directory")) {
      try folder.acceptance.accept(folder.log.snapshots[0])
    }
    let picture = folder.package.appendingPathComponent(".build/touchstone/r/artefacts/dark.actual.txt")
    try FileManager.default.removeItem(at: picture)
    #expect(throws: ToolError.noPicture(picture.path)) { try folder.acceptance.accept(folder.log.snapshots[0]) }
  }

  @Test func `a test that ran twice and saw the same is accepted once`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    folder.log.snapshots.append(folder.log.snapshots[0])
    let result = try ToolRun(["accept", folder.writeLog().path, "--only", "*"], folder: folder.package)
    #expect(result.status == 0 && result.output.contains("1 accepted"), "\(result.output)")
    #expect(folder.golden("dark") == "new")
  }

  @Test func `nothing but the golden is left in its folder`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    try folder.acceptance.accept(folder.log.snapshots[0])
    let golden = folder.package.appendingPathComponent("Snapshots/A/Cards")
    #expect(try FileManager.default.contentsOfDirectory(atPath: golden.path) == ["dark.txt"])
  }

  @Test func `a golden that is a link, or lies behind one, is refused`() throws {
    for part in ["Snapshots/A/Cards/dark.txt", "Snapshots/A/Cards", "Snapshots"] {
      let folder = ReviewFolder()
      try folder.add("dark")
      let linked = folder.package.appendingPathComponent(part)
      let elsewhere = folder.package.appendingPathComponent("elsewhere")
      try FileManager.default.moveItem(at: linked, to: elsewhere)
      try FileManager.default.createSymbolicLink(at: linked, withDestinationURL: elsewhere)
      #expect(throws: ToolError.notWritten("Snapshots/A/Cards/dark.txt", why: FileFault.link.reason)) {
        try folder.acceptance.accept(folder.log.snapshots[0])
      }
      #expect(folder.golden("dark") == "old")
    }
  }

  @Test func `a golden that was changed since the run is not replaced`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    try folder.add("light", golden: nil)
    let golden = folder.package.appendingPathComponent("Snapshots/A/Cards/dark.txt")
    for (index, name) in ["dark", "light"].enumerated() {
      let path = "Snapshots/A/Cards/\(name).txt"
      try Data("newer".utf8).write(to: folder.package.appendingPathComponent(path))
      #expect(throws: ToolError.goldenChanged(path)) { try folder.acceptance.accept(folder.log.snapshots[index]) }
      #expect(folder.golden(name) == "newer")
    }
    // The digest of the log says which golden it was; without one, the copy that the run kept does.
    try Data("old".utf8).write(to: golden)
    folder.log.snapshots[0].result.goldenDigest = Data("another".utf8).sha256
    #expect(throws: ToolError.goldenChanged("Snapshots/A/Cards/dark.txt")) {
      try folder.acceptance.accept(folder.log.snapshots[0])
    }
    folder.log.snapshots[0].result.goldenDigest = Data("old".utf8).sha256
    try folder.acceptance.accept(folder.log.snapshots[0])
    #expect(folder.golden("dark") == "new")
    // A second time changes nothing.
    try folder.acceptance.accept(folder.log.snapshots[0])
    #expect(folder.golden("dark") == "new")
  }

  @Test func `undo leaves a golden alone that was edited since`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    try folder.add("light", golden: nil)
    for snapshot in folder.log.snapshots {
      let change = try folder.acceptance.accept(snapshot)
      try Data("edited".utf8).write(to: folder.package.appendingPathComponent(snapshot.result.golden))
      #expect(throws: ToolError.editedSince(snapshot.result.golden)) {
        try folder.acceptance.undo(snapshot, change)
      }
    }
    #expect(folder.golden("dark") == "edited" && folder.golden("light") == "edited")
  }

  @Test func `text goldens with extensions of two parts are accepted and reviewed`() throws {
    for format in ["tree.txt", "voiceover.txt", "accessibility.txt", "drawing.txt", "json"] {
      let folder = ReviewFolder()
      try folder.add("dark", format: format)
      let items = ReviewItem.failures(in: folder.log, acceptance: folder.acceptance)
      #expect(items.map(\.snapshot) == [folder.log.snapshots[0]])
      #expect(items.allSatisfy { $0.refusal == nil && $0.sha256 != nil })
      try folder.acceptance.accept(folder.log.snapshots[0])
      #expect(folder.golden("dark", format: format) == "new")
    }
  }

  /// A C target compiles every `.c` below it, so such a file runs with the next test.
  @Test func `a run brings no file that others compile or run`() throws {
    for format in ["c", "cc", "S", "modulemap", "sh", "py"] {
      let folder = ReviewFolder()
      try folder.add("dark", golden: nil, format: format)
      let path = "Snapshots/A/Cards/dark.\(format)"
      #expect(throws: ToolError.newExtension(path, pathExtension: format)) {
        try folder.acceptance.accept(folder.log.snapshots[0])
      }
      // Its own tests have recorded one.
      try folder.add("light", format: format)
      try folder.acceptance.accept(folder.log.snapshots[0])
      #expect(folder.golden("dark", format: format) == "new")
    }
  }

  @Test func `goldens lie beside test files of the package`() throws {
    for (file, isThere, target) in [
      ("Sources/CFoo/Cards.swift", false, "CFoo"), ("Sources/CFoo/Cards.swift", true, "CFoo"),
      ("Tests/B/Cards.swift", false, "B"), ("Tests/A/Cards.swift", true, "B"),
    ] {
      let folder = ReviewFolder()
      let place = (file as NSString).deletingLastPathComponent + "/__Snapshots__/Cards/dark.txt"
      try folder.add("dark", golden: nil, goldenPath: place)
      folder.log.snapshots[0].result.file = file
      folder.log.snapshots[0].result.target = target
      if isThere {
        let source = folder.package.appendingPathComponent(file)
        try FileManager.default.createDirectory(
          at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("import Testing".utf8).write(to: source)
      }
      #expect(throws: ToolError.noTestFile(file, target: target, golden: place)) {
        try folder.acceptance.accept(folder.log.snapshots[0])
      }
    }
  }

  @Test func `a copy that is not the package's golden is not accepted, whatever digest the log has`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    let copy = folder.package.appendingPathComponent(".build/touchstone/r/artefacts/dark.reference.txt")
    try Data("forged".utf8).write(to: copy)
    for digest in [nil, Data("old".utf8).sha256, Data("forged".utf8).sha256] {
      folder.log.snapshots[0].result.goldenDigest = digest
      #expect(throws: ToolError.goldenChanged("Snapshots/A/Cards/dark.txt")) {
        try folder.acceptance.accept(folder.log.snapshots[0])
      }
    }
    #expect(folder.golden("dark") == "old")
    let item = try #require(ReviewItem.failures(in: folder.log, acceptance: folder.acceptance).first)
    #expect(item.refusal == .goldenChanged("Snapshots/A/Cards/dark.txt"))
    #expect(try item.file(.reference)?.read() == Data("old".utf8))
    #expect(item.difference.map { String(decoding: $0.data, as: UTF8.self) }?.contains("old") == true)
  }

  @Test func `every reader of a damaged log says what is damaged, and fails`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    let run = try folder.writeLog()
    let log = run.appendingPathComponent("log/42.jsonl")
    let lines = try String(contentsOf: log, encoding: .utf8)
    try Data(lines.replacing("\n", with: "\n{\"kind\":\"snapshot\"}\n").utf8).write(to: log)
    // Doctor reads the latest run of a package, which has a manifest.
    try Data("// swift-tools-version: 6.1".utf8).write(to: folder.package.appendingPathComponent("Package.swift"))
    let latest = run.deletingLastPathComponent().appendingPathComponent("latest").path
    try FileManager.default.createSymbolicLink(atPath: latest, withDestinationPath: run.lastPathComponent)
    for arguments in [
      ["accept", run.path, "--only", "*"], ["review", run.path, "--only", "nothing"], ["report", run.path],
      ["summary", run.path], ["prune", run.path], ["doctor"],
    ] {
      let result = try ToolRun(arguments, folder: folder.package)
      #expect(result.status == 1, "\(arguments)")
      #expect(
        result.output.contains("42.jsonl:2: the line does not belong to a run log"), "\(arguments): \(result.output)")
    }
    #expect(folder.golden("dark") == "old")
  }

  @Test func `what a killed command left is swept by the next, and lies where no one commits it`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    let run = try folder.writeLog()
    let staging = folder.package.appendingPathComponent(".build/touchstone/staging")
    try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: true)
    // No process has this number: it is above the kernel's limit of 2²².
    let staged = staging.appendingPathComponent(".touchstone-99999999-1.tmp")
    try Data().write(to: staged)
    let result = try ToolRun(["accept", run.path, "--only", "*"], folder: folder.package)
    #expect(result.status == 0, "\(result.output)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: staging.path) == [])
  }

  @Test func `what is not what it claims to be becomes no golden`() throws {
    let folder = ReviewFolder()
    try folder.add("dark", actual: Data("no picture".utf8), format: "png")
    try folder.add("binary", actual: Data([0, 1, 2, 255]))
    for snapshot in folder.log.snapshots {
      #expect {
        try folder.acceptance.accept(snapshot)
      } throws: { error in
        "\(error)".contains(" cannot become a golden: ")
      }
    }
    let items = ReviewItem.failures(in: folder.log, acceptance: folder.acceptance)
    #expect(
      items.count == 2 && items.allSatisfy { "\($0.refusal, default: "nil")".contains(" cannot become a golden: ") })
  }

  @Test func `a picture that says less of how it was drawn than the golden is not accepted`() throws {
    let library = ["cairo": GoldenIngredient(version: "1.16.0")]
    let origins: [GoldenMetadata?] = [
      nil, GoldenMetadata(tool: "0.1.0"), GoldenMetadata(tool: "0.1.0", ingredients: library),
    ]
    func png(_ level: UInt8, _ origin: Int) throws -> Data {
      try Bitmap(width: 2, height: 2, bytes: Array(repeating: level, count: 16))
        .pngData(metadata: origins[origin]?.texts ?? [:])
    }
    for old in origins.indices {
      for new in origins.indices {
        let folder = ReviewFolder()
        try folder.add("dark", golden: png(255, old), actual: png(0, new), format: "png")
        let snapshot = folder.log.snapshots[0]
        if new < old {
          #expect(throws: ToolError.originLost(snapshot.result.golden)) { try folder.acceptance.accept(snapshot) }
        } else {
          #expect(try folder.acceptance.accept(snapshot).accepted == png(0, new))
        }
      }
    }
  }

  /// A baseline would say which issues of a view count for nothing.
  @Test(arguments: [("card.audit", "txt"), ("card.audit-2", "txt"), ("card", "audit.txt")])
  func `a run brings no baseline of an audit`(name: String, format: String) throws {
    for golden in [nil, Data("old".utf8)] {
      let folder = ReviewFolder()
      try folder.add(name, golden: golden, format: format)
      folder.log.snapshots[0].result.test = "card()"
      let path = folder.log.snapshots[0].result.golden
      #expect(throws: ToolError.auditBaseline(path)) { try folder.acceptance.accept(folder.log.snapshots[0]) }
      #expect(folder.golden(name, format: format) == (golden == nil ? nil : "old"))
      let items = ReviewItem.failures(in: folder.log, acceptance: folder.acceptance)
      #expect(items.map(\.refusal) == [.auditBaseline(path)])
    }
  }

  @Test(arguments: ["../x.txt", "/etc/x.txt", "Snapshots/../../x.txt"])
  func `a golden outside of the package is refused`(path: String) throws {
    let folder = ReviewFolder()
    try folder.add("dark", golden: nil, goldenPath: path)
    #expect(throws: ToolError.goldenElsewhere(path)) { try folder.acceptance.accept(folder.log.snapshots[0]) }
    let items = ReviewItem.failures(in: folder.log, acceptance: folder.acceptance)
    #expect(items.map(\.refusal) == [.goldenElsewhere(path)])
  }
}
