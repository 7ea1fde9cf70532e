import TouchstoneTesting
import XCTest

/// Ends the process as ``EndingTests`` says; skipped in any other process.
final class EndingXCTests: XCTestCase {
  func testA() throws {
    try Self.ending().perform()
  }

  func testB() throws {
    if try Self.ending() == .exitsInTheNextTest { exit(EXIT_SUCCESS) }
  }

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    if Ending.current == .dropsTheFailure { return }
    super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }

  override class func tearDown() {
    if Ending.current == .failsLate { Ending.late.wait() }
  }

  private static func ending() throws -> Ending {
    guard let ending = Ending.current else { throw XCTSkip("It ends the process.") }
    return ending
  }
}
