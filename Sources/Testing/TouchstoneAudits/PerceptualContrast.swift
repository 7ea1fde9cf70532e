import Foundation

/// The contrast of a text by APCA, from about −108 for white on black to 106 for black on white.
///
/// - Source: A. Somers, APCA-W3 0.0.98G-4g (the constants and the pairs that it is tested with are published with it).
package enum PerceptualContrast {
  /// The lightness contrast Lc of a text on a background, with 8-bit sRGB components.
  package static func between(text: SIMD3<UInt8>, background: SIMD3<UInt8>) -> Double {
    let front = softened(luminance(text))
    let back = softened(luminance(background))
    if abs(back - front) < 0.0005 { return 0 }
    if back > front {
      let contrast = (pow(back, 0.56) - pow(front, 0.57)) * 1.14
      return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    }
    let contrast = (pow(back, 0.65) - pow(front, 0.62)) * 1.14
    return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
  }

  private static func luminance(_ color: SIMD3<UInt8>) -> Double {
    func light(_ component: UInt8) -> Double { pow(Double(component) / 255, 2.4) }
    return 0.2126729 * light(color.x) + 0.7151522 * light(color.y) + 0.0721750 * light(color.z)
  }

  /// Black is lighter than none on screens.
  private static func softened(_ luminance: Double) -> Double {
    luminance > 0.022 ? luminance : luminance + pow(0.022 - luminance, 1.414)
  }
}
