import TouchstoneSnapshots
import TouchstoneTestSupport
// SwiftPM's list of tests sees TouchstoneTesting through this module: PreviewTestCaseTests needs that.
@_exported public import TouchstoneTesting
import TouchstoneUI
import XCTest

/// Previews in tests of XCTest, which have no arguments: goldens are named for the previews.
final class PreviewsXCTests: XCTestCase {
  override func invokeTest() {
    SnapshotTestingConfiguration.$current.withValue(.underTest) { super.invokeTest() }
  }

  private func previews() -> [Preview] {
    // The context of one of them is made asynchronously.
    Previews.all(in: "TouchstoneTestingTests").filter {
      ["SamplePreviews", "SamplePreviews-Modified"].contains($0.description)
    }
  }

  private func check(_ previews: [Preview], test: String = #function) {
    withTemporaryPath { folder in
      for preview in previews {
        _ = verifySnapshot(
          of: preview, as: .image, named: preview.description, record: .missing, snapshotDirectory: folder,
          testName: test)
      }
      // A golden that this run has recorded would fail: these are copies.
      let copies = folder + "-copies"
      defer { try? FileManager.default.removeItem(atPath: copies) }
      try? FileManager.default.copyItem(atPath: folder, toPath: copies)
      for preview in previews {
        assertSnapshot(of: preview, as: .image, record: .never, snapshotDirectory: copies, testName: test)
      }
      let test = test.dropLast(2)
      XCTAssertEqual(
        names(in: copies), ["\(test).SamplePreviews-Modified@2x.png", "\(test).SamplePreviews@2x.png"])
    }
  }

  func testSynchronous() { check(previews()) }

  func testAsynchronous() async { check(previews()) }
}
