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

  private struct Stray: View {
    var number: Int
    var body: some View {
      // Where no memory is.
      Text("\(UnsafePointer<Int>(bitPattern: 0x3_0DE0)?.pointee ?? 0)")
    }
  }

  func testAFaultKeepsItsAddress() throws {
    guard ProcessInfo.processInfo.environment[Self.variable] == "address" else { throw XCTSkip("It crashes.") }
    // What is there before the first state is tried, such as the backtraces of Swift, gets the signal as the system sent it.
    var action = sigaction()
    action.sa_flags = SA_SIGINFO
    action.__sigaction_handler.sa_sigaction = { _, information, _ in
      let address = UInt(bitPattern: information?.pointee._sifields._sigfault.si_addr)
      print("fault at 0x\(String(address, radix: 16)), code \(information?.pointee.si_code ?? 0)")
      fflush(nil)
      _exit(3)
    }
    sigaction(SIGSEGV, &action, nil)
    assertFuzz(of: Stray.init)
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

  @Test func `the address of a fault reaches the handler that was there before`() throws {
    try withTemporaryFolder { folder in
      let own = try OwnProcess(
        ["TouchstoneTestingTests.AssertFuzzXCTests/testAFaultKeepsItsAddress"],
        variables: [AssertFuzzXCTests.variable: "address", "SWIFT_BACKTRACE": "enable=no"], folder: folder)
      #expect(own.process.terminationReason == .exit && own.process.terminationStatus == 3, "\(own.text)")
      #expect(own.text.contains("The process ended while it drew this state of "), "\(own.text)")
      // SEGV_MAPERR: no memory is there. A signal that is raised again has another code, and the number of a process.
      #expect(own.text.contains("fault at 0x30de0, code 1"), "\(own.text)")
    }
  }
}
