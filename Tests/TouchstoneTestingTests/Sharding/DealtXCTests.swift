import TouchstoneTesting
import XCTest

/// Six tests that ``DealtTests`` deals to shards; skipped in any other process.
final class DealtXCTests: XCTestCase {
  func testA() throws { try check() }
  func testB() throws { try check() }
  func testC() throws { try check() }
  func testD() throws { try check() }
  func testE() throws { try check() }
  func testF() throws { try check() }

  private func check(function: String = #function) throws {
    guard let text = DealtTests.text else { throw XCTSkip("Its golden is in the folder of another process.") }
    assertSnapshot(of: text, as: .lines, testName: function)
  }
}
