import Foundation
import Testing
import TouchstoneAudits
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import TouchstoneTesting

@Suite struct AuditBaselineFileTests {

  private func file(
    _ folder: URL, accepting: Bool, _ variables: [String: String] = [:]
  ) -> AuditBaselineFile {
    var environment = SnapshotEnvironment(variables.merging(accepting ? ["TOUCHSTONE_AUDITS": "accept"] : [:]) { $1 })
    environment.run = "r"
    let session = RunSession(environment: environment, package: folder)
    return AuditBaselineFile(
      session: session, file: folder.appendingPathComponent("Snapshots/a.audit.txt"), root: folder)
  }

  private func finding(_ type: AuditType) -> AuditFinding {
    AuditFinding(type, path: "Text", frame: .zero, measured: "2:1", limit: "3:1", advice: ".bold()")
  }

  private func report(_ folder: URL, _ types: [AuditType], accepting: Bool = false) throws -> AuditReport {
    try file(folder, accepting: accepting).report([("", types.map(finding))], AuditOrder(types: .all))
  }

  private func text(_ folder: URL) -> String? {
    FileManager.default.contents(atPath: file(folder, accepting: false).file.path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func `a baseline is written when it is asked for, shortened, and removed when all is fixed`() throws {
    try withTemporaryPath { path in
      let folder = URL(fileURLWithPath: path, isDirectory: true)
      let first = try report(folder, [.contrast, .trait])
      #expect(first.open.count == 2)
      #expect(text(folder) == nil)
      let written = try report(folder, [.contrast, .trait], accepting: true)
      #expect(written.message == nil)
      #expect(text(folder)?.hasSuffix("contrast: Text\ntrait: Text\n") == true)
      let known = try report(folder, [.contrast, .trait])
      #expect(known.message == nil)
      let shortened = try report(folder, [.contrast, .hitRegion], accepting: true)
      #expect(shortened.open.map(\.finding.type) == [.hitRegion])
      #expect(text(folder)?.hasSuffix("\ncontrast: Text\n") == true)
      let fixed = try report(folder, [])
      #expect(fixed.message?.contains("contrast: Text") == true)
      let removed = try report(folder, [], accepting: true)
      #expect(removed.message == nil)
      #expect(text(folder) == nil)
    }
  }

  /// It is read, as build systems make trees of links.
  @Test func `a baseline outside of the package, to which a folder's link leads, stays`() throws {
    try withTemporaryPath { path in
      let folder = URL(fileURLWithPath: path + "/package", isDirectory: true)
      let other = URL(fileURLWithPath: path + "/elsewhere/package/Snapshots", isDirectory: true)
      for place in [folder, other] {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      }
      let baseline = other.appendingPathComponent("a.audit.txt")
      try Data("contrast: Text\n".utf8).write(to: baseline)
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("Snapshots"), withDestinationURL: other)
      #expect(throws: GoldenStoreError.self) { try report(folder, [], accepting: true) }
      #expect(FileManager.default.fileExists(atPath: baseline.path))
    }
  }

  @Test func `a run that records nothing writes no baseline`() throws {
    try withTemporaryPath { path in
      let folder = URL(fileURLWithPath: path, isDirectory: true)
      let report = try file(folder, accepting: true, ["TOUCHSTONE_RECORD": "never"])
        .report([("", [finding(.contrast)])], AuditOrder(types: .all))
      #expect(report.open.count == 1)
      #expect(text(folder) == nil)
    }
  }

  @Test(arguments: [
    "contrast: Text\n<<<<<<< HEAD\n", "contrst: Text\n", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n",
    "x",
  ])
  func `a damaged baseline is an error, and stays as it is`(damaged: String) throws {
    try withTemporaryPath { path in
      let folder = URL(fileURLWithPath: path, isDirectory: true)
      _ = try report(folder, [.contrast], accepting: true)
      let place = file(folder, accepting: false).file
      for data in [Data(damaged.utf8), Data("contrast: Text\n".utf8) + Data([0xFF, 0x0A])] {
        try data.write(to: place)
        for accepting in [false, true] {
          let fault = #expect(throws: AuditBaselineFault.self) { try report(folder, [.contrast], accepting: accepting) }
          #expect(fault?.description.contains("a.audit.txt") == true)
        }
        #expect(try Data(contentsOf: place) == data)
      }
    }
  }

  @Test func `how to accept is told where there is no baseline`() throws {
    try withTemporaryPath { path in
      let folder = URL(fileURLWithPath: path, isDirectory: true)
      let baseline = file(folder, accepting: false)
      #expect(baseline.advice(folder)?.hasSuffix("It writes Snapshots/a.audit.txt.") == true)
      _ = try report(folder, [.contrast], accepting: true)
      #expect(baseline.advice(folder) == nil)
    }
  }
}
