import Foundation
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneText
import TouchstoneUI

/// An attributed string, shaped with the fonts that views are drawn with.
///
/// - Source: UIKit and AppKit, "String Drawing". Sizes are not rounded, as there: callers round them up.
struct AttributedStringDrawing {
  private let prepared: (any PreparedText)?
  private let color: Paint
  private let alignment: NSTextAlignment
  private let isRightToLeft: Bool
  /// What `minimumLineHeight` and its siblings add to each line, above it.
  private let extraHeight: CGFloat
  /// By how much lines are closer than without spacing; 0 or less.
  private let overlap: CGFloat
  private let wraps: Bool
  private let truncates: Bool

  init(_ string: NSAttributedString, options: NSStringDrawingOptions) {
    let style = string.firstParagraphStyle
    var environment = EnvironmentValues()
    UITraitCollection.current.apply(to: &environment)
    environment.font = .system(size: 12)
    color = .color(Color.black.components(in: environment))
    isRightToLeft =
      style.baseWritingDirection == .natural
      ? environment.layoutDirection == .rightToLeft : style.baseWritingDirection == .rightToLeft
    alignment = style.alignment
    wraps = options.contains(.usesLineFragmentOrigin)
    truncates = options.contains(.truncatesLastVisibleLine)
    var text = Text(AttributedString(string)).resolved(in: environment).text
    text.paragraph.isRightToLeft = isRightToLeft
    text.paragraph.alignment =
      switch style.alignment {
      case .center: .center
      case .right: isRightToLeft ? .leading : .trailing
      case .left: isRightToLeft ? .trailing : .leading
      case .natural, .justified: .leading
      }
    text.paragraph.truncation =
      switch style.lineBreakMode {
      case .byTruncatingHead: .head
      case .byTruncatingMiddle: .middle
      default: .tail
      }
    text.paragraph.allowsTightening = style.allowsDefaultTighteningForTruncation
    if !wraps || style.lineBreakMode.isSingleLine { text.paragraph.maximumLines = 1 }
    extraHeight = style.hasLineHeight ? style.extraHeight(of: Self.lineHeight(of: text)) : 0
    text.paragraph.lineSpacing = max(style.lineSpacing + extraHeight, 0)
    overlap = min(style.lineSpacing + extraHeight, 0)
    prepared = try? RenderContextPool.shared.library.prepare(text)
  }

  /// Pixels per point at which nothing is rounded.
  private static let fineScale: CGFloat = 10_000

  private static func lineHeight(of text: StyledText) -> CGFloat {
    let measured = try? RenderContextPool.shared.library.prepare(text)
      .measure(width: nil, height: nil, displayScale: fineScale)
    guard let measured, measured.lineCount > 0 else { return 0 }
    return measured.size.height / CGFloat(measured.lineCount)
  }

  /// Returns the bounds of the text within a size: from the origin, or from the baseline of a single line.
  func bounds(in size: CGSize) -> CGRect {
    guard let prepared else { return .zero }
    let measured = prepared.measure(
      width: limit(size.width), height: truncates ? limit(size.height) : nil, displayScale: Self.fineScale)
    let lines = CGFloat(measured.lineCount)
    let height = lines == 0 ? 0 : measured.size.height + extraHeight + (lines - 1) * overlap
    return CGRect(
      x: 0, y: wraps ? 0 : -(measured.firstBaseline + extraHeight), width: measured.size.width, height: height)
  }

  /// Draws the text in a rectangle. Lines that do not fit are left out; the first is always drawn.
  ///
  /// - Parameter transform: Applied to each line around the start of its baseline.
  func draw(in rect: CGRect, context: CGContext, transform: CGAffineTransform = .identity) {
    guard let prepared else { return }
    let layout = prepared.layout(
      width: limit(rect.width), height: truncates ? limit(rect.height) : nil, displayScale: Self.fineScale)
    let slack = rect.width.isFinite && rect.width > 0 ? max(rect.width - layout.size.width, 0) : 0
    let left = rect.minX + slack * alignmentFactor
    let top = wraps ? rect.minY + extraHeight : rect.minY - layout.firstBaseline
    for (index, line) in layout.lines.enumerated() {
      let y = top + CGFloat(index) * overlap
      let bottom = y + line.baseline + line.descent
      guard index == 0 || !wraps || rect.height <= 0 || bottom <= rect.maxY + 0.5 else { break }
      let start = CGPoint(x: left + line.origin, y: y + line.baseline)
      context.saveGState()
      if !transform.isIdentity {
        context.translateBy(x: start.x, y: start.y)
        context.concatenate(transform)
        context.translateBy(x: -start.x, y: -start.y)
      }
      context.draw(line.pieces.compactMap { item($0, dx: left, dy: y) })
      context.restoreGState()
    }
  }

  /// The number of glyphs of the text.
  var glyphCount: Int {
    let lines = prepared?.layout(width: nil, height: nil, displayScale: Self.fineScale).lines ?? []
    return lines.flatMap(\.pieces).reduce(0) { count, piece in
      if case .glyphs(let run, _) = piece { count + run.glyphs.count } else { count }
    }
  }

  /// Returns the lines that fit into a size, with their characters in UTF-16 units and the starts of their baselines.
  func lines(in size: CGSize, of string: NSAttributedString) -> [(range: NSRange, start: CGPoint)] {
    guard let prepared else { return [] }
    let layout = prepared.layout(width: limit(size.width), height: nil, displayScale: Self.fineScale)
    let characters = string.string
    func utf16(_ utf8: Int) -> Int {
      let index = characters.utf8.index(characters.startIndex, offsetBy: min(utf8, characters.utf8.count))
      return characters.utf16.distance(from: characters.startIndex, to: index)
    }
    let starts = layout.lines.map { line in line.segments.map(\.utf8.lowerBound).min() ?? 0 }
    let slack = size.width.isFinite ? max(size.width - layout.size.width, 0) : 0
    var lines: [(range: NSRange, start: CGPoint)] = []
    for (index, line) in layout.lines.enumerated() {
      let baseline = extraHeight + CGFloat(index) * overlap + line.baseline
      guard index == 0 || baseline + line.descent <= size.height + 0.5 else { break }
      let start = utf16(starts[index])
      let end = index + 1 < starts.count ? utf16(starts[index + 1]) : string.length
      lines.append(
        (
          NSRange(location: start, length: max(end - start, 0)),
          CGPoint(x: line.origin + slack * alignmentFactor, y: baseline)
        ))
    }
    return lines
  }

  /// Where the text lies in the width that it leaves: 0 at the left, 1 at the right.
  private var alignmentFactor: CGFloat {
    switch alignment {
    case .center: 0.5
    case .right: 1
    case .left: 0
    case .natural, .justified: isRightToLeft ? 1 : 0
    }
  }

  private func item(_ piece: TextLayout.Piece, dx: CGFloat, dy: CGFloat) -> DisplayList.Item? {
    switch piece {
    case .glyphs(let run, let paint): .glyphs(run.offsetBy(dx: dx, dy: dy), paint ?? color)
    case .bar(let rect, let paint, _): .fill(Path(rect.offsetBy(dx: dx, dy: dy)), paint ?? color, FillStyle())
    case .attachment: nil
    }
  }

  private func limit(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e6 ? length : nil }
}

extension NSLineBreakMode {
  /// Whether text in the mode has one line.
  fileprivate var isSingleLine: Bool { self != .byWordWrapping && self != .byCharWrapping }
}

extension NSParagraphStyle {
  fileprivate var hasLineHeight: Bool { lineHeightMultiple > 0 || minimumLineHeight > 0 || maximumLineHeight > 0 }

  /// Returns what the style adds to lines of a height.
  fileprivate func extraHeight(of height: CGFloat) -> CGFloat {
    let scaled = max(lineHeightMultiple > 0 ? height * lineHeightMultiple : height, minimumLineHeight)
    return (maximumLineHeight > 0 ? min(scaled, maximumLineHeight) : scaled) - height
  }
}

extension NSAttributedString {
  /// The style of the first paragraph, which is that of all lines here.
  fileprivate var firstParagraphStyle: NSParagraphStyle {
    length > 0
      ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle ?? .default : .default
  }
}
