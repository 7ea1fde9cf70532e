import TouchstoneDiff
package import TouchstoneDrawing

/// The contrast between colours.
///
/// - Source: WCAG 2.2, definitions of contrast ratio and relative luminance.
package enum ContrastRatio {
  /// The ratio of two luminances, from 1 to 21.
  package static func between(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The relative luminance of a colour with 8-bit sRGB components, from 0 to 1.
  package static func luminance(_ color: SIMD3<UInt8>) -> Double {
    0.2126 * SRGBCurve.light(color.x) + 0.7152 * SRGBCurve.light(color.y) + 0.0722 * SRGBCurve.light(color.z)
  }
}

extension Bitmap {
  /// The sRGB colour of a pixel, on white where it is transparent; `nil` outside of the picture.
  package func color(x: Int, y: Int) -> SIMD3<UInt8>? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    return withUnsafeBytes { bytes in
      let start = y * bytesPerRow + x * 4
      let rest = 255 - bytes[start + 3]
      func onWhite(_ component: UInt8) -> UInt8 { UInt8(min(255, Int(component) + Int(rest))) }
      return SIMD3(onWhite(bytes[start + 2]), onWhite(bytes[start + 1]), onWhite(bytes[start]))
    }
  }
}
