import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct DragIndicatorTests {
  private func sheet(_ visibility: Visibility) throws -> Drawn {
    try Drawn(
      Color.white.sheet(isPresented: .constant(true)) {
        Color.white.presentationDetents([.medium]).presentationDragIndicator(visibility)
      }, height: 800)
  }

  @Test func `a drag indicator is a bar of 36 by 5 points at the middle of the sheet's top`() throws {
    let (visible, hidden) = (try sheet(.visible), try sheet(.hidden))
    var changed: [(x: Int, y: Int)] = []
    for y in 0..<visible.bitmap.height {
      for x in 0..<visible.bitmap.width where visible.color(x, y) != hidden.color(x, y) { changed.append((x, y)) }
    }
    // 36 × 5 points: UIKit, `UISheetPresentationController.prefersGrabberVisible`.
    let (xs, ys) = (changed.map(\.x), changed.map(\.y))
    #expect(xs.min() == 195 - 18 && xs.max() == 195 + 17)
    #expect((ys.max() ?? 0) - (ys.min() ?? 0) + 1 == 5)
  }
}
