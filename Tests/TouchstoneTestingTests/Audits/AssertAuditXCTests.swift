import TouchstoneSnapshots
import TouchstoneTesting
import TouchstoneUI
import XCTest

final class AssertAuditXCTests: XCTestCase {
  override func invokeTest() {
    SnapshotTestingConfiguration.$current.withValue(.underTest) { super.invokeTest() }
  }

  // SAFETY: XCTest records the failures of a synchronous test on the thread that runs it.
  private nonisolated(unsafe) var lines: [Int] = []

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    guard description.contains("The audit found 1 issue"), filePath.hasSuffix("AssertAuditXCTests.swift") else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    lines.append(lineNumber)
  }

  func testAFaultFailsAtTheLineOfTheAssertion() {
    let line: UInt = #line + 1
    assertAudit(of: Text("Words").foregroundStyle(.white), for: .contrast)
    XCTAssertEqual(lines, [Int(line)])
  }

  func testAViewWithoutAFaultPasses() {
    assertAudit(of: Text("Words"))
    XCTAssertEqual(lines, [])
  }
}
