import Testing
import TouchstoneConditions

struct TestCasesTests {
  private func testCases(_ sources: String...) -> TestCases {
    TestCases(filtering: sources.map { Array($0.utf8) }) { String(decoding: $0, as: UTF8.self).contains($1) }
  }

  @Test func `a class in the middle need not import XCTest`() {
    let found = testCases(
      "final class ATests: Middle {}", "class Middle: Base {}", "import XCTest\n@MainActor class Base: XCTestCase {}",
      "class Card {}")
    #expect(found.names == ["Base", "Middle", "ATests"])
    #expect(found.onMainActor == found.names)
  }

  @Test(arguments: ["XCTest.XCTestCase", "Foundation.Bundle"])
  func `an import of a class declares none`(name: String) {
    let found = testCases("import class \(name)\n@MainActor final class ATests: XCTestCase {}")
    #expect(found.names == ["ATests"])
  }
}
