import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import TouchstoneTesting

#if compiler(>=6.2)
  /// What happens when a process of tests ends.
  @Suite(.serialized) struct EndOfRunTests {
    /// Says that the process is one that a test below started.
    private static let variable = "TOUCHSTONE_TEST_EXIT"

    private static func takeSnapshot() {
      EndOfRun.prepare()
      _ = RunSession.process(package: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment[variable] != nil, "it ends the process"))
    func `calls exit after a snapshot`() {
      Self.takeSnapshot()
      exit(EXIT_SUCCESS)
    }

    @Test func `a test that calls exit fails the process, and is named`() async throws {
      let result = await promptly {
        await #expect(processExitsWith: .exitCode(EXIT_FAILURE), observing: [\.standardErrorContent]) {
          // From here on a process of tests like any other.
          for name in ["SWT_EXIT_TEST_ID", "SWT_BACKCHANNEL"] { unsetenv(name) }
          setenv(Self.variable, "1", 1)
          let words = ["tests", "--testing-library", "swift-testing", "--filter", "EndOfRunTests.*calls exit after"]
          execv("/proc/self/exe", words.map { strdup($0) } + [nil])
          exit(3)
        }
      }
      let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(said.contains(#"The test "calls exit after a snapshot" ended the process with exit()"#), "\(said)")
    }

    @Test func `an exit test may call exit`() async {
      await promptly {
        await #expect(processExitsWith: .success) {
          Self.takeSnapshot()
          exit(EXIT_SUCCESS)
        }
      }
    }

    @Test func `an exit test that exits before an assertion of its has ended fails`() async throws {
      let result = await promptly {
        await #expect(processExitsWith: .exitCode(EXIT_FAILURE), observing: [\.standardErrorContent]) {
          Ending.leaveAnAssertion { work in Thread.detachNewThread { work() } }
          exit(EXIT_SUCCESS)
        }
      }
      let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(said.contains("The process ended before an assertion did: "), "\(said)")
    }
  }
#endif
