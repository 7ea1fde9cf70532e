import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

@testable import touchstone

/// Every command is run against a run folder that a stranger made: nothing outside of `Snapshots/` changes, and nothing of
/// the machine's files gets out.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct HostileRunTests {
  private func expectNothingGotOut(_ text: String, _ run: HostileRun, but allowed: [String] = []) throws {
    for secret in try HostileRun.secrets() where !allowed.contains(secret) {
      #expect(!text.contains(secret), "\(secret)")
    }
  }

  /// What a command may have changed in the package: nothing, but for files that are new below `Snapshots/A/Cards`.
  private func expectOnlyGoldens(_ run: HostileRun, before: [String: Data]) throws {
    let after = try run.contents()
    for (path, data) in before { #expect(after[path] == data, "\(path)") }
    let goldens = run.package.path + "/Snapshots/A/Cards/"
    for path in Set(after.keys).subtracting(before.keys) {
      #expect(path.hasPrefix(goldens) && ["png", "txt"].contains((path as NSString).pathExtension), "\(path)")
    }
  }

  @Test(arguments: [["--only", "*"], ["--from"]])
  func `accept writes nothing but goldens, and no file of the machine becomes one`(arguments: [String]) throws {
    let run = try HostileRun()
    let before = try run.contents()
    let approvals = arguments == ["--from"] ? [try run.writeApprovals(ofPlainNames: true).path] : []
    let result = try ToolRun(["accept", run.run.path] + arguments + approvals, folder: run.package)
    #expect(result.status == 1, "\(result.output)")
    try expectOnlyGoldens(run, before: before)
    try expectNothingGotOut(result.output, run)
    #expect(!result.output.contains("\u{1B}"))
  }

  /// One by one, so that a refusal does not keep what comes after it from being tried.
  @Test func `no snapshot of it is accepted in any place but its own`() throws {
    let run = try HostileRun()
    let before = try run.contents()
    let log = try RunLog(runFolders: [run.run], package: run.package)
    let acceptance = GoldenAcceptance(package: run.package)
    #expect(log.snapshots.count > 150)
    var accepted: [String] = []
    for snapshot in log.snapshots where (try? acceptance.accept(snapshot)) != nil {
      accepted.append(snapshot.result.golden)
    }
    try expectOnlyGoldens(run, before: before)
    // Of what lies in the run's folder, whole pictures and text may become goldens.
    let mayBe = ["twice.png", "y11.txt"].map { "Snapshots/A/Cards/\($0)" }
    #expect(Set(accepted).isSubset(of: mayBe), "\(accepted)")
    for path in accepted { try FileManager.default.removeItem(at: run.package.appendingPathComponent(path)) }
    #expect(try run.contents() == before)
  }

  @Test(arguments: ["--json", "--junit", "--markdown"])
  func `a report does not take the place of a link to a folder`(option: String) throws {
    let run = try HostileRun()
    let link = run.root.appendingPathComponent("latest")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: run.run)
    let output = run.root.appendingPathComponent("report.html").path
    let result = try run.tool("report", run.run.path, "--output", output, option, link.path)
    #expect(result.status == 1)
    #expect(result.output.contains("latest cannot be written: Is a directory."), "\(result.output)")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == run.run.path)
  }

  @Test func `the reports hold nothing of the machine's files, and leave the package alone`() throws {
    let run = try HostileRun()
    let before = try run.contents()
    let out = run.root.appendingPathComponent("out").path
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    let result = try run.tool(
      "report", run.run.path, "--output", out + "/report.html", "--json", out + "/report.json", "--junit",
      out + "/report.xml", "--markdown", out + "/report.md", "--annotations", "--unused", "--single-file")
    // Its log has damaged lines.
    #expect(result.status == 1, "\(result.output)")
    #expect(result.output.contains("Part of the run's log could not be read:"))
    #expect(!result.output.contains("\u{1B}"))
    try expectNothingGotOut(result.output, run)
    // Text that lies in the run's folder may be shown.
    let inRun = [HostileRun.secret]
    for name in ["report.html", "report.json", "report.xml", "report.md"] {
      let text = try String(contentsOfFile: "\(out)/\(name)", encoding: .utf8)
      try expectNothingGotOut(text, run, but: inRun)
      #expect(!text.contains("\u{1B}"), "\(name)")
      #expect(!text.contains("<script>\n  9"), "\(name)")
    }
    // Of the pictures of the package those are shown that lie among the goldens.
    let page = try String(contentsOfFile: out + "/report.html", encoding: .utf8)
    #expect(page.contains(HostileRun.shown.base64EncodedString()))
    #expect(!page.contains(HostileRun.scan.base64EncodedString()))
    // The golden of the package is shown, and not what the run has in its place.
    #expect(page.contains(HostileRun.replaced.base64EncodedString()))
    #expect(!page.contains(HostileRun.forged.base64EncodedString()))
    #expect(page.contains("The run compared with another golden than Snapshots/A/Cards/forged.png of this package."))
    #expect(try run.contents() == before)
    // The page takes the place of the link, and not of what the link leads to.
    let inFolder = try run.tool("report", run.run.path)
    #expect(inFolder.status == 1 && inFolder.output.contains("Report: "), "\(inFolder.output)")
    #expect(try run.contents() == before)
  }

  @Test func `record takes no names from its approvals that mean more than they say`() throws {
    let run = try HostileRun()
    let before = try run.contents()
    let result = try run.tool("record", "--from", try run.writeApprovals().path)
    #expect(result.status != 0)
    #expect(result.output.contains("line break"), "\(result.output)")
    #expect(try run.contents() == before)
  }

  @Test func `a review in the browser shows and accepts nothing of it`() async throws {
    let run = try HostileRun()
    let before = try run.contents()
    let log = try RunLog(runFolders: [run.run], package: run.package)
    let secrets = try HostileRun.secrets()
    let goldens = Set(log.snapshots.map(\.result.golden))
    try await ServedReview.serve(log, acceptance: GoldenAcceptance(package: run.package)) { served in
      var texts = [try await served.send("GET /\(served.token)/ HTTP/1.1")]
      for number in 0..<20 {
        texts.append(try await served.send("GET /\(served.token)/pictures/\(number).js HTTP/1.1"))
      }
      for golden in goldens {
        let body = try JSONEncoder().encode(["golden": golden, "decision": "accepted"])
        texts.append(
          try await served.send(
            "POST /\(served.token)/decide HTTP/1.1", headers: ["Content-Type": "application/json"],
            body: String(decoding: body, as: UTF8.self)))
      }
      for text in texts {
        for secret in secrets where secret != HostileRun.secret { #expect(!text.contains(secret)) }
      }
    }
    try expectOnlyGoldens(run, before: before)
  }

  @Test func `a folder that is a link, or whose log is one, is no run`() throws {
    let run = try HostileRun()
    let link = run.root.appendingPathComponent("elsewhere/link")
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: run.run.path)
    let other = run.root.appendingPathComponent("other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: other.appendingPathComponent("log").path, withDestinationPath: run.run.path + "/log")
    for folder in [link, other] {
      let result = try run.tool("summary", folder.path)
      #expect(result.status != 0, "\(result.output)")
    }
  }
}
