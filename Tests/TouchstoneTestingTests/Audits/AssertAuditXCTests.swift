import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneUI
import XCTest

final class AssertAuditXCTests: XCTestCase {
  /// The variable that lets the audit fail, in a process of its own.
  static let variable = "AUDIT_FAILS"
  static let line = 20

  override func invokeTest() {
    SnapshotTestingConfiguration.$current.withValue(.underTest) { super.invokeTest() }
  }

  func testAFaultFails() throws {
    guard ProcessInfo.processInfo.environment[Self.variable] != nil else { throw XCTSkip("It fails.") }
    assertAudit(of: Text("Words").foregroundStyle(.white), for: .contrast)
  }

  func testAViewWithoutAFaultPasses() {
    assertAudit(of: Text("Words"))
  }
}

@Suite struct AssertAuditProcess {
  @Test func `a fault fails a test of XCTest at the line of the assertion`() throws {
    try withTemporaryFolder { folder in
      let own = try OwnProcess(
        ["TouchstoneTestingTests.AssertAuditXCTests"], variables: [AssertAuditXCTests.variable: "1"], folder: folder)
      #expect(own.process.terminationStatus == 1, "\(own.text)")
      let place = "AssertAuditXCTests.swift:\(AssertAuditXCTests.line): error: AssertAuditXCTests.testAFaultFails : "
      #expect(own.text.contains(place), "\(own.text)")
      #expect(own.text.contains("The audit found 1 issue"), "\(own.text)")
    }
  }
}
