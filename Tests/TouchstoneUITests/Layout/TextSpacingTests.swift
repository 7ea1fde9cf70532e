import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@Suite struct TextSpacingTests {
  private func text(leading: CGFloat) -> ViewSpacing {
    ViewSpacing(
      vertical: .text(ViewSpacing.TextSpacing(toText: leading, belowToView: 12, aboveToView: 6)), horizontal: .standard)
  }

  /// In pictures that Apple's frameworks recorded, the baselines of `title2` over `caption2` are 15.2 points apart, those
  /// of `caption` over `title2` 26.3: descent and ascent make 15.8 and 23.8 of these, the lower font's leading −0.1 and
  /// 1.7. With the larger leading of both the first were 17.5.
  @Test func `between two texts lies the leading of the lower one`() {
    let (title2, caption2) = (text(leading: 2), text(leading: 0))
    #expect(title2.distance(to: caption2, along: .vertical) == 0)
    #expect(caption2.distance(to: title2, along: .vertical) == 2)
    #expect(title2.distance(to: caption2, along: .horizontal) == 8)
  }
}
