#if os(iOS)
  import SwiftUI
  import XCTest

  final class ScreenTests: ScreenCase {
    func testAViewHasBounds() {
      XCTAssertEqual(UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4)).bounds.width, 8)
    }
  }
#endif
