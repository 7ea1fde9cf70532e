internal import Foundation

/// The heights of a paragraph's lines and how they stand upon each other.
///
/// - Source: measured on SwiftUI: a line's height is its ascent and descent; the next line's top lies one pitch below,
///   which a text style prescribes and `lineSpacing` may enlarge; heights and baselines round up to a pixel.
/// A class, because debug builds retain every array of a value that a method is called on.
final class LineStack: Sendable {
  /// The vertical measures of a line.
  struct Metrics: Hashable, Sendable {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    /// From the top of the line to the top of the next.
    var pitch: CGFloat = 0
    /// Whether all letters are of fonts that were asked for by name.
    var isCustom = false

    var height: CGFloat { ascent + descent }

    mutating func formUnion(_ other: Metrics) {
      ascent = max(ascent, other.ascent)
      descent = max(descent, other.descent)
      pitch = max(pitch, other.pitch)
      isCustom = isCustom && other.isCustom
    }
  }

  /// What all lines measure, where all styles measure the same.
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

  /// What a line measures that holds the clusters of a range; an empty line measures what the text before it does.
  func metrics(ofLine range: Range<Int>) -> Metrics {
    if let uniform { return uniform }
    // The last run that begins before the line, then all that begin within it.
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
    // Without spacing a style may prescribe less than the height: Apple's `caption2` does.
    if lineSpacing > 0 { pitch = max(pitch, ascent + descent + lineSpacing) }
    return Metrics(ascent: ascent, descent: descent, pitch: pitch, isCustom: style.style.font.isCustom)
  }
}

extension CGFloat {
  /// The smallest whole number of pixels, in points, that is not smaller.
  ///
  /// A thousandth of a pixel is forgiven, so that sums which only differ by rounding errors stay where they are.
  func roundedUpToPixel(scale: CGFloat) -> CGFloat {
    (self * scale - 0.001).rounded(.up) / scale
  }

  /// The nearest whole number of pixels, in points.
  func roundedToPixel(scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}
