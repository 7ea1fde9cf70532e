import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneUI
import XCTest

final class AssertFuzzXCTests: XCTestCase {
  /// The variable that lets a view crash, in a process of its own.
  static let variable = "FUZZ_CRASHES"

  override func invokeTest() {
    SnapshotTestingConfiguration.$current.withValue(.underTest) { super.invokeTest() }
  }

  func testACrashNamesTheState() throws {
    guard ProcessInfo.processInfo.environment[Self.variable] == "index" else { throw XCTSkip("It crashes.") }
    assertFuzz(of: PlantedBugs.FirstElement.init)
  }

  private struct Endless: View {
    var depth: Int
    var body: some View {
      Text("\(Self.sum(depth))")
    }

    /// Needs more stack than there is.
    private static func sum(_ depth: Int) -> Int { depth == 0 ? 0 : 1 &+ sum(depth &- 1) &+ depth % 3 }
  }

  func testAnEndlessRecursionNamesTheState() throws {
    guard ProcessInfo.processInfo.environment[Self.variable] == "stack" else { throw XCTSkip("It crashes.") }
    assertFuzz(of: Endless.init)
  }

  func testAViewWithoutABugPasses() {
    assertFuzz(of: SoundViews.Card.init, seeds: 20)
  }
}

@Suite struct AssertFuzzProcess {
  @Test(arguments: [
    ("index", "testACrashNamesTheState", "PlantedBugs.FirstElement.init as @MainActor (Array<String>) -> "),
    ("stack", "testAnEndlessRecursionNamesTheState", "Endless.init as @MainActor (Int) -> "),
  ])
  func `a state that ends the process is on the standard error`(crash: String, test: String, call: String) throws {
    try withTemporaryFolder { folder in
      let own = try OwnProcess(
        ["TouchstoneTestingTests.AssertFuzzXCTests/\(test)"],
        variables: [AssertFuzzXCTests.variable: crash, "SWIFT_BACKTRACE": "enable=no"], folder: folder)
      #expect(own.process.terminationReason == .uncaughtSignal, "\(own.text)")
      #expect(own.text.contains("The process ended while it drew this state of "), "\(own.text)")
      #expect(own.text.contains(call), "\(own.text)")
      #expect(own.text.contains("Only that one: seeds: 1, from: "), "\(own.text)")
    }
  }
}
