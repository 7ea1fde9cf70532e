import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Draws a text with the insertion point after its last letter.
struct CaretRenderer: TextRenderer {
  /// The width of the insertion point, in points.
  let width: CGFloat

  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for line in layout { ctx.draw(line) }
    guard let last = layout.last else { return }
    let bounds = last.typographicBounds.rect
    let x = last.last?.layoutDirection == .rightToLeft ? bounds.minX - width : bounds.maxX
    let caret = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    ctx.fill(Path(roundedRect: caret, cornerRadius: width / 2), with: .style(.tint))
  }
}
