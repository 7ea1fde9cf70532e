package import Foundation

extension FontMetrics {
  /// Returns the vertical metrics of SF Pro, which determine the frames of text on Apple's systems.
  ///
  /// - Source: UIKit's `UIFont` logged at 17 pt by third parties, in units of 1/2048 em.
  package static func sanFrancisco(size: CGFloat) -> FontMetrics {
    let unit = FontDescriptor.usable(size: size) / 2048
    return FontMetrics(
      ascent: 1950 * unit,
      descent: 494 * unit,
      capHeight: 1443 * unit,
      xHeight: 1078 * unit,
      underlineOffset: 310 * unit,
      underlineThickness: 120 * unit)
  }
}

extension FontMetrics {
  /// Returns the vertical metrics that the system font has for a request.
  ///
  /// On macOS, lines and baselines are whole points at every scale: SwiftUI's columns of three and five texts are 48 and 80
  /// points high, and `NSFont` rounds ascents at ten sizes. Seven pictures at 1x were read as fractional: texts of 17 points
  /// with baselines at 226.2, 248.0 and 269.7, and 40.9 points between lines of 34. They show iOS's text styles, whose
  /// published pitches of 22 and 41 points other pictures at 1x have; baselines that are not rounded would be 22 points
  /// apart as well, and not 21.75. Ours are 227, 249 and 271, up to 1.3 points lower at the third line; that is unexplained, and
  /// no picture at 2x or 3x shows a difference.
  package static func system(_ font: FontDescriptor) -> FontMetrics {
    guard font.hasMacLines else { return .sanFrancisco(size: font.size) }
    var metrics = FontMetrics.sanFrancisco(size: font.size)
    let unit = font.usableSize / 2048
    metrics.ascent = (macAscent * unit).rounded()
    metrics.descent =
      (macLineHeights[font.usableSize] ?? ((macAscent + macDescent) * unit).rounded(.up)) - metrics.ascent
    return metrics
  }

  /// Ascent and descent of the system font on macOS, in units of 1/2048 em.
  ///
  /// - Source: `NSFont`, logged at nine sizes by third parties: 12.568359375 and −2.7421875 points at 13.
  private static let (macAscent, macDescent): (CGFloat, CGFloat) = (1980, 432)

  /// The heights of lines that are not the sum of both, rounded up, in points by font size.
  ///
  /// - Source: pictures that Apple's frameworks recorded, as for 12, 13, 14, 16, 17, 22 and 32 points, which agree; at 15
  ///   points two lines with a pitch of 20 are 39 high.
  private static let macLineHeights: [CGFloat: CGFloat] = [10: 13, 15: 19, 34: 40]
}

extension FontMetrics {
  /// Returns the metrics with the leading that results from a text style's line pitch; `nil` keeps the font's own.
  package func withLeading(forPitch pitch: CGFloat?) -> FontMetrics {
    guard let pitch = pitch?.asLength, pitch > 0 else { return self }
    var metrics = self
    metrics.leading = pitch - lineHeight
    return metrics
  }
}

extension FontDescriptor {
  /// Returns a usable font size: 0 if it is not finite or negative, and at most 10 000.
  package static func usable(size: CGFloat) -> CGFloat {
    size.isFinite ? min(max(size, 0), 10_000) : 0
  }

  /// The font size in points, or 0 if `size` is not finite or negative.
  package var usableSize: CGFloat { Self.usable(size: size) }
}
