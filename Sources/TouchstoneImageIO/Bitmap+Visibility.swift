import CPixelKernels
package import TouchstoneDrawing

extension Bitmap {
  /// The share of what is painted that can be told from a grey background, 0…1; 1 if nothing is painted, and if all is,
  /// so that the background is nowhere to be seen.
  ///
  /// - Parameters:
  ///   - gray: Every channel of the background.
  ///   - distance: How far a channel must be from the background's. WCAG asks for more contrast than this of text; less
  ///     is as good as invisible.
  package func visibleShare(onGray gray: UInt8, distance: UInt8 = 40) -> Double {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return 1 }
      let found = ts_visibility_on(start, width * height, gray, distance)
      return found.painted == 0 || found.painted == width * height ? 1 : Double(found.distinct) / Double(found.painted)
    }
  }
}
