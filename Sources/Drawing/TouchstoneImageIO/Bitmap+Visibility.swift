import CPixelKernels
package import TouchstoneDrawing

extension Bitmap {
  /// Returns the fraction of the painted pixels that can be distinguished from a grey background, 0…1. It is 1 if
  /// nothing is painted, or if every pixel is, so that the background is not visible.
  ///
  /// - Parameters:
  ///   - gray: The value of every channel of the background.
  ///   - distance: The minimum distance of a channel from the background. WCAG requires more contrast than this for
  ///     text; anything less is practically invisible.
  package func visibleShare(onGray gray: UInt8, distance: UInt8 = 40) -> Double {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return 1 }
      let found = ts_visibility_on(start, width * height, gray, distance)
      return found.painted == 0 || found.painted == width * height ? 1 : Double(found.distinct) / Double(found.painted)
    }
  }
}
