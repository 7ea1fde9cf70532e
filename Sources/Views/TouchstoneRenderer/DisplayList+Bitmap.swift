package import Foundation
import TouchstoneCairo
package import TouchstoneDrawing

extension DisplayList {
  /// Returns the picture as a bitmap, drawn on the calling thread.
  ///
  /// - Throws: `RenderError` if the picture has no pixels or is too large to draw.
  package func bitmap(scale: CGFloat) throws -> Bitmap {
    try RenderContextPool.shared.withContext { context in
      try BitmapBackend().draw(self, scale: scale, isOpaque: false, in: context)
    }
  }
}
