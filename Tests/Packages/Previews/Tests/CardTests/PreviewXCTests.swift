import SwiftUI
@_exported import TouchstoneTesting
import XCTest

final class PreviewXCTests: PreviewTestCase {
  override class var previews: [Preview] { Previews.all(in: "Cards", excluding: ["Card-Count-*"]) }

  func testPreview() { assertSnapshot(of: preview, as: .image) }
}
