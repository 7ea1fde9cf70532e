import Foundation
import Testing

@testable import TouchstoneSnapshots

@Suite struct RunIdentifierTests {
  /// Lines in the form of proc_pid_stat(5); field 4 is the parent, field 22 the start time.
  private func stat(_ process: Int32, _ name: String, parent: Int32, start: Int) -> String {
    "\(process) (\(name)) S \(parent) 1 1 0 -1 4194560 1 0 0 0 0 0 0 0 20 0 1 0 \(start) 1000 10 184"
  }

  @Test func `processes of one swift test share a run`() {
    let identifier = RunIdentifier {
      [
        10: stat(10, "bash", parent: 1, start: 5), 20: stat(20, "swift-test", parent: 10, start: 777),
        30: stat(30, "xctest (odd) name", parent: 20, start: 800), 31: stat(31, "xctest", parent: 20, start: 801),
      ][$0]
    }
    #expect(identifier.run(of: 30) == "20-777")
    #expect(identifier.run(of: 31) == "20-777")
  }

  @Test func `a process of its own is a run of its own`() {
    let identifier = RunIdentifier {
      [
        10: stat(10, "bash", parent: 1, start: 5), 30: stat(30, "xctest", parent: 10, start: 800),
      ][$0]
    }
    #expect(identifier.run(of: 30) == "30-800")
  }

  @Test func `a system without proc gives the process`() {
    #expect(RunIdentifier { _ in nil }.run(of: 30) == "30-0")
    #expect(RunIdentifier { _ in "nonsense" }.run(of: 30) == "30-0")
  }

  @Test func `a circle of parents ends`() {
    let identifier = RunIdentifier { stat($0, "loop", parent: $0 == 5 ? 6 : 5, start: 1) }
    #expect(identifier.run(of: 5) == "5-1")
  }

  @Test func `the kernel knows this process`() {
    #expect(RunIdentifier.kernel.run(of: getpid()).hasSuffix("-0") == false)
  }
}
