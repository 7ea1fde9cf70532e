package import Foundation
internal import Synchronization

/// A shaped paragraph that is set at any width: lines are found in sums of advances, nothing is shaped again.
///
/// A class because it remembers the last results for all who share it.
package final class SetParagraph: PreparedText {
  private struct Room: Hashable {
    var width: CGFloat
    var height: CGFloat
    var displayScale: CGFloat

    /// Sorts out what is no length: a size that is no number is none, a negative one leaves no room.
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
    var measurements: [Room: TextMeasurement] = [:]
    var layouts: [Room: TextLayout] = [:]
  }

  /// Layout asks for a handful of sizes again and again; more rooms than this are not remembered.
  private static let remembered = 16

  private let shaped: ShapedParagraph
  private let utf8: [UInt8]
  private let breaker: LineBreaker
  private let memory = Mutex(Memory())

  /// Prepares the sums of a shaped paragraph.
  package init(_ shaped: ShapedParagraph) {
    self.shaped = shaped
    utf8 = Array(shaped.text.utf8)
    breaker = LineBreaker(shaped)
  }

  package func measure(width: CGFloat?, height: CGFloat?, displayScale: CGFloat) -> TextMeasurement {
    let room = Room(width: width, height: height, displayScale: displayScale)
    if let known = memory.withLock({ $0.measurements[room] }) { return known }
    let broken = breaker.broken(width: room.width, height: room.height, displayScale: room.displayScale)
    let result = measurement(of: broken, in: room)
    memory.withLock { memory in
      if memory.measurements.count >= Self.remembered { memory.measurements.removeAll(keepingCapacity: true) }
      memory.measurements[room] = result
    }
    return result
  }

  package func layout(width: CGFloat?, height: CGFloat?, displayScale: CGFloat) -> TextLayout {
    let room = Room(width: width, height: height, displayScale: displayScale)
    if let known = memory.withLock({ $0.layouts[room] }) { return known }
    let broken = breaker.broken(width: room.width, height: room.height, displayScale: room.displayScale)
    let result = layout(of: broken, in: room)
    memory.withLock { memory in
      if memory.layouts.count >= Self.remembered { memory.layouts.removeAll(keepingCapacity: true) }
      memory.layouts[room] = result
    }
    return result
  }

  private func baseline(of line: BrokenText.Line, scale: CGFloat, in room: Room) -> CGFloat {
    ((line.top + line.metrics.ascent) * scale).roundedUpToPixel(scale: room.displayScale)
  }

  private func measurement(of broken: BrokenText, in room: Room) -> TextMeasurement {
    var height: CGFloat = 0
    var width: CGFloat = 0
    for line in broken.lines { width = max(width, line.measuredWidth) }
    if let last = broken.lines.last { height = last.top + last.metrics.height }
    if let reserved = shaped.paragraph.minimumLines, reserved > broken.lines.count {
      let metrics = broken.lines.last?.metrics ?? breaker.stack.metrics(ofLine: 0..<0)
      let top = broken.lines.last?.top ?? -metrics.pitch
      height = top + CGFloat(reserved - broken.lines.count) * metrics.pitch + metrics.height
    }
    return TextMeasurement(
      size: CGSize(
        width: width * broken.scale,
        height: max((height * broken.scale).roundedUpToPixel(scale: room.displayScale), 0)),
      firstBaseline: broken.lines.first.map { baseline(of: $0, scale: broken.scale, in: room) } ?? 0,
      lastBaseline: broken.lines.last.map { baseline(of: $0, scale: broken.scale, in: room) } ?? 0,
      lineCount: broken.lines.count,
      isTruncated: broken.isTruncated)
  }

  private func layout(of broken: BrokenText, in room: Room) -> TextLayout {
    let measurement = measurement(of: broken, in: room)
    let assembler = LineAssembler(
      shaped: shaped, utf8: utf8, scale: broken.scale, displayScale: room.displayScale)
    return TextLayout(
      size: measurement.size,
      lines: broken.lines.map { line in
        let width = line.width * broken.scale
        let origin = (measurement.size.width - width) * leftShare
        let baseline = baseline(of: line, scale: broken.scale, in: room)
        return TextLayout.Line(
          baseline: baseline, origin: origin, width: width,
          ascent: line.metrics.ascent * broken.scale, descent: line.metrics.descent * broken.scale,
          pieces: assembler.pieces(of: line, origin: origin, baseline: baseline))
      },
      firstBaseline: measurement.firstBaseline,
      lastBaseline: measurement.lastBaseline,
      isTruncated: measurement.isTruncated,
      missingCharacters: shaped.missingCharacters,
      missingFonts: shaped.missingFonts)
  }

  /// The share of a line's empty room that lies to its left.
  private var leftShare: CGFloat {
    switch shaped.paragraph.alignment {
    case .center: 0.5
    case .leading: shaped.paragraph.isRightToLeft ? 1 : 0
    case .trailing: shaped.paragraph.isRightToLeft ? 0 : 1
    }
  }
}
