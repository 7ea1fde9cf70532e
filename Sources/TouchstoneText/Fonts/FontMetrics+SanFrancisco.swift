package import Foundation

extension FontMetrics {
  /// The vertical measures of SF Pro, which set the frames of text on Apple's systems.
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
  /// The measures with the leading that a text style prescribes by its line pitch; `nil` leaves the font's own.
  package func withLeading(forPitch pitch: CGFloat?) -> FontMetrics {
    guard let pitch = pitch?.asLength, pitch > 0 else { return self }
    var metrics = self
    metrics.leading = pitch - lineHeight
    return metrics
  }
}

extension FontDescriptor {
  /// A size that can be calculated with: 0 for one that is not finite or below 0, and never above 10 000.
  package static func usable(size: CGFloat) -> CGFloat {
    size.isFinite ? min(max(size, 0), 10_000) : 0
  }

  /// The size of an em in points, 0 where `size` is no number or below 0.
  package var usableSize: CGFloat { Self.usable(size: size) }
}
