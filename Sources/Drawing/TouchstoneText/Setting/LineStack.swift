internal import Foundation

/// The heights of a paragraph's lines and the distances between them.
///
/// - Source: measured on SwiftUI: a line's height is its ascent plus descent; the next line's top is one pitch below,
///   which a text style specifies and `lineSpacing` may enlarge; heights and baselines are rounded up to a pixel.
/// A class, because debug builds retain every array of a value that a method is called on.
final class LineStack: Sendable {
  /// The vertical metrics of a line.
  struct Metrics: Hashable, Sendable {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    /// The distance from the top of the line to the top of the next.
    var pitch: CGFloat = 0
    /// Whether all fonts were requested by name.
    var isCustom = false

    var height: CGFloat { ascent + descent }

    mutating func formUnion(_ other: Metrics) {
      ascent = max(ascent, other.ascent)
      descent = max(descent, other.descent)
      pitch = max(pitch, other.pitch)
      isCustom = isCustom && other.isCustom
    }
  }

  /// The metrics of every line, if all styles have the same metrics.
  let uniform: Metrics?
  private let runs: [ShapedParagraph.Run]
  private let ofStyle: [Metrics]

  init(_ paragraph: ShapedParagraph) {
    let spacing = paragraph.paragraph.lineSpacing.asLength
    ofStyle = paragraph.styles.map { Self.metrics(of: $0, lineSpacing: spacing) }
    runs = paragraph.runs
    let first = ofStyle.first ?? Metrics()
    uniform = ofStyle.allSatisfy { $0 == first } ? first : nil
  }

  /// Returns the metrics of a line with the given clusters; an empty line has those of the text before it.
  func metrics(ofLine range: Range<Int>) -> Metrics {
    if let uniform { return uniform }
    // Find the last run that begins before the line, then all that begin within it.
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].clusters.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var index = min(low, runs.count - 1)
    guard index >= 0 else { return ofStyle.first ?? Metrics() }
    var metrics = ofStyle[runs[index].style]
    index += 1
    while index < runs.count, runs[index].clusters.lowerBound < range.upperBound {
      metrics.formUnion(ofStyle[runs[index].style])
      index += 1
    }
    return metrics
  }

  private static func metrics(of style: ShapedParagraph.Style, lineSpacing: CGFloat) -> Metrics {
    if let attachment = style.attachment {
      let (ascent, descent) = (attachment.usableAscent, attachment.usableDescent)
      return Metrics(ascent: ascent, descent: descent, pitch: ascent + descent + max(lineSpacing, 0))
    }
    let raise = style.style.baselineOffset.asLength
    let ascent = style.metrics.ascent + max(raise, 0)
    let descent = style.metrics.descent + max(-raise, 0)
    var pitch = ascent + descent + max(style.metrics.leading.asLength, 0)
    if let prescribed = style.style.font.linePitch?.asLength, prescribed > 0 {
      pitch = prescribed + abs(raise)
    }
    // Without spacing, a style may specify less than the height, as Apple's `caption2` does.
    if lineSpacing > 0 { pitch = max(pitch, ascent + descent + lineSpacing) }
    return Metrics(ascent: ascent, descent: descent, pitch: pitch, isCustom: style.style.font.isCustom)
  }
}

extension CGFloat {
  /// Returns the value rounded up to a whole number of pixels, in points.
  ///
  /// It tolerates a thousandth of a pixel, so that sums which differ only by rounding errors give the same result.
  func roundedUpToPixel(scale: CGFloat) -> CGFloat {
    (self * scale - 0.001).rounded(.up) / scale
  }

  /// Returns the value rounded to the nearest whole number of pixels, in points.
  func roundedToPixel(scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}
