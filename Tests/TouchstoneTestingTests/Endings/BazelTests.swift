import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport

/// A process of tests with the variables that Bazel sets.
///
/// - Source: Bazel, “Test encyclopedia”.
@Suite struct BazelTests {
  /// Runs the tests A to C of ``DealtProcess``, of which no golden is there, as Bazel runs them.
  private func run(_ names: String, xml: URL, in folder: URL) throws -> OwnProcess {
    let outputs = folder.appendingPathComponent("outputs")
    try FileManager.default.createDirectory(at: outputs, withIntermediateDirectories: true)
    return try OwnProcess(
      ["--testing-library", "swift-testing", "--filter", #"DealtProcess/test[\#(names)]\(\)"#],
      variables: [
        DealtTests.variable: "drawn", "CI": "1", "TOUCHSTONE_RUN": "bazel", "TOUCHSTONE_RUNS": "",
        "TEST_UNDECLARED_OUTPUTS_DIR": outputs.path, "XML_OUTPUT_FILE": xml.path,
      ], folder: folder)
  }

  @Test func `the run and its report are in Bazel's outputs, and the results in its file`() throws {
    try withTemporaryFolder { folder in
      let xml = folder.appendingPathComponent("test.xml")
      #expect(try run("AB", xml: xml, in: folder).process.terminationStatus != 0)
      let run = folder.appendingPathComponent("outputs/bazel")
      #expect(FileManager.default.fileExists(atPath: run.appendingPathComponent("report.html").path))
      let log = try RunLog(runFolders: [run], package: folder)
      #expect(log.snapshots.map(\.result.test).sorted() == ["testA()", "testB()"])
      let text = try String(contentsOf: xml, encoding: .utf8)
      #expect(text.contains(#"tests="2" failures="2" errors="0""#), "\(text)")

      // The next process of the run has results of its own.
      _ = try self.run("C", xml: xml, in: folder)
      let both = try String(contentsOf: xml, encoding: .utf8)
      #expect(both.contains("testC") && !both.contains("errors=\"1\""), "\(both)")
    }
  }

  @Test func `results that the runner has written stay`() throws {
    try withTemporaryFolder { folder in
      let xml = folder.appendingPathComponent("test.xml")
      let own = #"<?xml version="1.0" encoding="UTF-8"?>\#n<testsuites name="runner"/>\#n"#
      try own.write(to: xml, atomically: true, encoding: .utf8)
      _ = try run("A", xml: xml, in: folder)
      #expect(try String(contentsOf: xml, encoding: .utf8) == own)
    }
  }
}
