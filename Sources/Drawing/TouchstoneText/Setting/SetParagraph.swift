package import Foundation
internal import TouchstoneDrawing

/// A shaped paragraph that can be laid out at any width: lines are found from cumulative advances, and the text is
/// shaped again only where words of joined letters have to be broken.
///
/// A class because it caches recent results for everyone who shares it.
package final class SetParagraph: PreparedText {
  private struct Space: Hashable {
    var width: CGFloat
    var height: CGFloat
    var displayScale: CGFloat

    /// Normalizes the arguments: a size that is NaN means no limit, a negative one means no space.
    init(width: CGFloat?, height: CGFloat?, displayScale: CGFloat) {
      self.width = Self.length(width)
      self.height = Self.length(height)
      self.displayScale = displayScale.isFinite && displayScale > 0 ? min(max(displayScale, 0.01), 10_000) : 1
    }

    private static func length(_ value: CGFloat?) -> CGFloat {
      guard let value, !value.isNaN else { return .infinity }
      return max(value, 0)
    }
  }

  private struct Memory {
    var measurements: [Space: TextMeasurement] = [:]
    var layouts: [Space: TextLayout] = [:]
    /// The text shaped with cuts, by the cuts' byte offsets.
    var pieces: [[Int]: Setting] = [:]
  }

  /// A shaped text with its break table.
  ///
  /// A class, because debug builds retain each array of a value that is passed on.
  private final class Setting: Sendable {
    let shaped: ShapedParagraph
    let utf8: [UInt8]
    let breaker: LineBreaker

    init(_ shaped: ShapedParagraph) {
      self.shaped = shaped
      utf8 = Array(shaped.text.utf8)
      breaker = LineBreaker(shaped)
    }
  }

  /// The maximum number of cached sizes; layout asks for a few sizes again and again.
  private static let remembered = 16

  /// How often a text is cut and broken again. A cut changes widths, which may move the break by a letter, and so on.
  private static let cuttingRounds = 4

  /// How often the tabs of broken lines are positioned again. Each round settles at least one more line.
  private static let tabRounds = 8

  private let whole: Setting
  private let hasTabs: Bool
  private let reshape: (@Sendable (_ cuts: [Int]) -> ShapedParagraph?)?
  private let memory = Locked(Memory())

  /// Prepares the break table of a shaped paragraph.
  ///
  /// - Parameter reshape: Shapes the text again as independent pieces, cut before the given bytes in ascending order.
  ///   Called only if joined letters have to be separated.
  package init(_ shaped: ShapedParagraph, reshape: (@Sendable (_ cuts: [Int]) -> ShapedParagraph?)? = nil) {
    whole = Setting(shaped)
    hasTabs = whole.utf8.contains(UInt8(ascii: "\t"))
    self.reshape = shaped.clusters.contains(where: \.isJoined) ? reshape : nil
  }

  private func breaking(_ setting: Setting, in space: Space) -> BrokenText {
    setting.breaker.broken(width: space.width, height: space.height, displayScale: space.displayScale)
  }

  /// Returns the broken lines, with broken words shaped separately and tabs positioned relative to their line.
  private func broken(in space: Space) -> (Setting, BrokenText) {
    var (setting, text) = cut(in: space)
    guard hasTabs else { return (setting, text) }
    for _ in 0..<Self.tabRounds where text.lines.count > 1 {
      var shaped = setting.shaped
      shaped.placeTabs(lineStarts: text.lines.map(\.range.lowerBound))
      guard zip(shaped.clusters, setting.shaped.clusters).contains(where: { $0.advance != $1.advance }) else { break }
      setting = Setting(shaped)
      text = breaking(setting, in: space)
    }
    return (setting, text)
  }

  private func cut(in space: Space) -> (Setting, BrokenText) {
    func breaking(_ setting: Setting) -> BrokenText { self.breaking(setting, in: space) }
    var (setting, text) = (whole, breaking(whole))
    guard let reshape else { return (setting, text) }
    var cuts: [Int] = []
    for _ in 0..<Self.cuttingRounds {
      let starts = text.lines.compactMap { line -> Int? in
        guard setting.shaped.clusters.indices.contains(line.range.lowerBound) else { return nil }
        let cluster = setting.shaped.clusters[line.range.lowerBound]
        return cluster.isJoined || cuts.contains(cluster.utf8.lowerBound) ? cluster.utf8.lowerBound : nil
      }
      guard starts != cuts else { break }
      cuts = starts
      if let known = memory.withLock({ $0.pieces[starts] }) {
        setting = known
      } else {
        guard let shaped = starts.isEmpty ? whole.shaped : reshape(starts) else { break }
        setting = Setting(shaped)
        memory.withLock { memory in
          if memory.pieces.count >= Self.cuttingRounds { memory.pieces.removeAll() }
          memory.pieces[starts] = setting
        }
      }
      text = breaking(setting)
    }
    return (setting, text)
  }

  package func measure(width: CGFloat?, height: CGFloat?, displayScale: CGFloat) -> TextMeasurement {
    let space = Space(width: width, height: height, displayScale: displayScale)
    if let known = memory.withLock({ $0.measurements[space] }) { return known }
    let (setting, broken) = broken(in: space)
    let result = measurement(of: broken, setting, in: space)
    memory.withLock { memory in
      if memory.measurements.count >= Self.remembered { memory.measurements.removeAll(keepingCapacity: true) }
      memory.measurements[space] = result
    }
    return result
  }

  package func layout(width: CGFloat?, height: CGFloat?, displayScale: CGFloat) -> TextLayout {
    let space = Space(width: width, height: height, displayScale: displayScale)
    if let known = memory.withLock({ $0.layouts[space] }) { return known }
    let (setting, broken) = broken(in: space)
    let result = layout(of: broken, setting, in: space)
    memory.withLock { memory in
      if memory.layouts.count >= Self.remembered { memory.layouts.removeAll(keepingCapacity: true) }
      memory.layouts[space] = result
    }
    return result
  }

  /// Returns the baseline of a line, in points from the top, rounded to whole pixels.
  ///
  /// - Source: measured in pictures recorded by Apple's frameworks: baselines are rounded up, except that the first
  ///   line of a custom font is rounded to the nearest pixel.
  private func baseline(of line: BrokenText.Line, scale: CGFloat, in space: Space) -> CGFloat {
    let place = (line.top + line.metrics.ascent) * scale
    return line.top == 0 && line.metrics.isCustom
      ? place.roundedToPixel(scale: space.displayScale) : place.roundedUpToPixel(scale: space.displayScale)
  }

  private func measurement(of broken: BrokenText, _ setting: Setting, in space: Space) -> TextMeasurement {
    var height: CGFloat = 0
    var width: CGFloat = 0
    for line in broken.lines { width = max(width, line.measuredWidth) }
    if let last = broken.lines.last { height = last.top + last.metrics.height }
    if let reserved = setting.shaped.paragraph.minimumLines, reserved > broken.lines.count {
      let metrics = broken.lines.last?.metrics ?? setting.breaker.stack.metrics(ofLine: 0..<0)
      let top = broken.lines.last?.top ?? -metrics.pitch
      height = top + CGFloat(reserved - broken.lines.count) * metrics.pitch + metrics.height
    }
    return TextMeasurement(
      size: CGSize(
        width: width * broken.scale,
        height: max((height * broken.scale).roundedUpToPixel(scale: space.displayScale), 0)),
      firstBaseline: broken.lines.first.map { baseline(of: $0, scale: broken.scale, in: space) } ?? 0,
      lastBaseline: broken.lines.last.map { baseline(of: $0, scale: broken.scale, in: space) } ?? 0,
      lineCount: broken.lines.count,
      isTruncated: broken.isTruncated)
  }

  private func layout(of broken: BrokenText, _ setting: Setting, in space: Space) -> TextLayout {
    let measurement = measurement(of: broken, setting, in: space)
    let assembler = LineAssembler(
      shaped: setting.shaped, utf8: setting.utf8, scale: broken.scale, displayScale: space.displayScale)
    return TextLayout(
      size: measurement.size,
      lines: broken.lines.map { line in
        let width = line.width * broken.scale
        let origin = (measurement.size.width - width) * leftShare
        let baseline = baseline(of: line, scale: broken.scale, in: space)
        let (pieces, segments) = assembler.pieces(of: line, origin: origin, baseline: baseline)
        return TextLayout.Line(
          baseline: baseline, origin: origin, width: width,
          ascent: line.metrics.ascent * broken.scale, descent: line.metrics.descent * broken.scale,
          pieces: pieces, segments: segments)
      },
      firstBaseline: measurement.firstBaseline,
      lastBaseline: measurement.lastBaseline,
      isTruncated: measurement.isTruncated,
      missingCharacters: whole.shaped.missingCharacters,
      missingFonts: whole.shaped.missingFonts)
  }

  /// The fraction of a line's unused width that is on its left.
  private var leftShare: CGFloat {
    let paragraph = whole.shaped.paragraph
    return switch paragraph.alignment {
    case .center: 0.5
    case .leading: paragraph.isRightToLeft ? 1 : 0
    case .trailing: paragraph.isRightToLeft ? 0 : 1
    }
  }
}
