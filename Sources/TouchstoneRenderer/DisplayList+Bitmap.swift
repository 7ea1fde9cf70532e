package import Foundation
import TouchstoneCairo
package import TouchstoneDrawing

extension DisplayList {
  /// The picture as a bitmap, drawn on the thread that asks.
  ///
  /// - Throws: `RenderError` where the picture has no pixel or is too large to draw.
  package func bitmap(scale: CGFloat) throws -> Bitmap {
    try RenderContextPool.shared.withContext { context in
      try BitmapBackend().draw(self, scale: scale, isOpaque: false, in: context)
    }
  }
}
