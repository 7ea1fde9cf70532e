#if os(iOS)
  import Palette
  import SnapshotTesting
  import SwiftUI
  import XCTest

  @testable import Glue

  final class GlueTests: XCTestCase {
    func testColorsFollowTheAppearance() {
      let dark = UIColor.brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
      XCTAssertEqual(dark.hexString, "#FFCC00")
      XCTAssertEqual(UIColor(hex: 0x336699).hexString, "#336699")
    }

    func testImagesAreResized() {
      let image = UIImage.filled(.red, size: CGSize(width: 8, height: 8)).resized(to: CGSize(width: 4, height: 2))
      XCTAssertEqual(image?.cgImage?.width, 4)
      XCTAssertEqual(image?.cgImage?.height, 2)
    }

    func testToast() {
      let controller = UIHostingController(rootView: Toast("Saved"))
      let size = controller.sizeThatFits(in: CGSize(width: 300, height: 200))
      XCTAssertEqual(size.width, 300)
      assertSnapshot(matching: controller, as: .image(size: CGSize(width: 120, height: 50)))
      assertSnapshot(
        matching: controller,
        as: .image(size: CGSize(width: 120, height: 50), traits: UITraitCollection(userInterfaceStyle: .dark)),
        named: "dark")
    }

    func testTheDependencyIsMadeOfUIKit() {
      XCTAssertEqual(madeOf, "UIKit")
      XCTAssertTrue(accent is UIColor)
    }
  }
#endif
