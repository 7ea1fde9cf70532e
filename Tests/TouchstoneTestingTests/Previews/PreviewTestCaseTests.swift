import TouchstoneUI
import XCTest

@testable import TouchstoneTesting

/// Previews as tests of their own in XCTest, as in the documentation of `PreviewTestCase`.
final class PreviewTestCaseTests: PreviewTestCase {
  /// One of them has a context that is made asynchronously.
  override class var previews: [Preview] {
    Previews.all(in: "TouchstoneTestingTests").filter {
      ["SamplePreviews", "SamplePreviews-Modified"].contains($0.description)
    }
  }

  func testPreview() {
    XCTAssertEqual(name, "PreviewTestCaseTests.testPreview_\(preview.description)")
    check()
  }

  func testPreviewAsynchronously() async {
    XCTAssertEqual(name, "PreviewTestCaseTests.testPreviewAsynchronously_\(preview.description)")
    check()
  }

  /// A picture of the preview itself, and not of another: they are 30 and 35 points wide.
  private func check() {
    var width: CGFloat?
    Snapshotting<Preview, UIImage>.image.snapshot(preview).run { width = $0.size.width }
    XCTAssertEqual(width, preview.description == "SamplePreviews" ? 30 : 35)
  }

  func testEveryPreviewIsListedForEveryMethod() {
    let tests = testCase([("testA", { (_: PreviewTestCaseTests) in { () throws in } })]).allTests
    XCTAssertEqual(tests.map(\.0), ["testA_SamplePreviews", "testA_SamplePreviews-Modified"])
  }

  func testNamesThatSwiftPMCannotTellApartAreNumbered() {
    XCTAssertEqual(
      PreviewTestCase.uniqueNames(["Size 1.5", "Size 1,5", "Size 1_5", "Other"]),
      ["Size_1_5", "Size_1_5-2", "Size_1_5-3", "Other"])
  }

  /// As where the list of tests, without `@_exported`, does not know of previews.
  func testATestThatIsNamedForNoPreviewGoesThroughAll() {
    XCTAssertEqual(ownPreviews.map(\.description), [preview.description])
    let alone = PreviewTestCaseTests(name: "testPreview") { _ in }
    XCTAssertEqual(alone.ownPreviews.map(\.description), ["SamplePreviews", "SamplePreviews-Modified"])
  }
}
