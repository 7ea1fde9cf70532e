import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneUI

@testable import TouchstoneTesting

@MainActor @Suite struct SafeAreaTests {
  /// 40×40 pt, of which 10 at the top, 6 at the bottom, 4 at the left and 2 at the right are covered.
  private static let device = ViewImageConfig(
    safeArea: .init(top: 10, left: 4, bottom: 6, right: 2), size: CGSize(width: 40, height: 40))

  private func bitmap<V: View>(_ view: V, traits: UITraitCollection = UITraitCollection()) -> Bitmap? {
    var image = UIImage()
    Snapshotting<V, UIImage>.image(layout: .device(config: Self.device), scale: 1, traits: traits).snapshot(view)
      .run { image = $0 }
    return image.cgImage?.bitmap
  }

  private func isBlack(_ bitmap: Bitmap?, _ x: Int, _ y: Int) -> Bool {
    bitmap.map { $0[x, y].red == 0 && $0[x, y].alpha == 255 } ?? false
  }

  @Test func `a view keeps clear of the bars`() {
    let bitmap = bitmap(Rectangle().fill(.black))
    #expect(isBlack(bitmap, 4, 10) && isBlack(bitmap, 37, 33))
    #expect(!isBlack(bitmap, 3, 10) && !isBlack(bitmap, 4, 9))
    #expect(!isBlack(bitmap, 38, 33) && !isBlack(bitmap, 37, 34))
    // The screen itself is white.
    #expect(bitmap?[0, 0].red == 255 && bitmap?[39, 39].red == 255)
  }

  @Test(arguments: [CGSize(width: 60, height: 20), CGSize(width: 20, height: 60), CGSize(width: 60, height: 60)])
  func `a view that is larger than the screen is cut off, in the middle of the safe area`(size: CGSize) {
    let bitmap = bitmap(Rectangle().fill(.black).frame(width: size.width, height: size.height))
    #expect(bitmap?.width == 40 && bitmap?.height == 40)
    // The middle is at 21, 22.
    #expect(isBlack(bitmap, 0, 21) == (size.width == 60) && isBlack(bitmap, 39, 21) == (size.width == 60))
    #expect(isBlack(bitmap, 20, 0) == (size.height == 60) && isBlack(bitmap, 20, 39) == (size.height == 60))
    #expect(isBlack(bitmap, 20, 21))
  }

  @Test func `a view that ignores the safe area fills the screen`() {
    let bitmap = bitmap(Rectangle().fill(.black).ignoresSafeArea())
    #expect(isBlack(bitmap, 0, 0) && isBlack(bitmap, 39, 39))
  }

  @Test func `a view can ignore one edge`() {
    let bitmap = bitmap(Rectangle().fill(.black).ignoresSafeArea(edges: .top))
    #expect(isBlack(bitmap, 4, 0) && !isBlack(bitmap, 3, 0) && !isBlack(bitmap, 4, 34))
  }

  @Test func `left stays left where text runs from right to left`() {
    let bitmap = bitmap(Rectangle().fill(.black), traits: .init(layoutDirection: .rightToLeft))
    #expect(isBlack(bitmap, 4, 10) && !isBlack(bitmap, 3, 10))
    #expect(isBlack(bitmap, 37, 10) && !isBlack(bitmap, 38, 10))
  }

  @Test func `a reader is told the insets`() {
    var insets = EdgeInsets()
    _ = bitmap(
      GeometryReader { proxy in
        insets = proxy.safeAreaInsets
        return Color.black
      })
    #expect(insets == EdgeInsets(top: 10, leading: 4, bottom: 6, trailing: 2))
  }

  @Test func `a device without a size fits the view`() {
    var size = CGSize.zero
    let config = ViewImageConfig(safeArea: .init(top: 10, left: 0, bottom: 5, right: 0))
    Snapshotting<AnyView, UIImage>.image(layout: .device(config: config))
      .snapshot(AnyView(Color.red.frame(width: 20, height: 8))).run { size = $0.size }
    #expect(size == CGSize(width: 20, height: 23))
  }
}
