import Foundation
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
    0.2126 * linear[Int(color.x)] + 0.7152 * linear[Int(color.y)] + 0.0722 * linear[Int(color.z)]
  }

  /// The light of each 8-bit component.
  private static let linear: [Double] = (0...255).map { component in
    let share = Double(component) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
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
