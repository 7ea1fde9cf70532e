package import Foundation
import TouchstoneDrawing
import TouchstoneText

extension Text: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(_ context: EvaluationContext) -> [Node] {
    [TextNode(text: self, context: context)]
  }
}

/// A text in the tree: shaped once, set for each width that is proposed.
package final class TextNode: Node {
  private let styled: StyledText
  private let images: [Image]
  private let prepared: (any PreparedText)?
  private let failure: String?
  private let metrics: FontMetrics?

  @MainActor
  package init(text: Text, context: EvaluationContext) {
    let environment = context.environment
    styled = text.styledText(in: environment)
    images = text.attachedImages(in: environment)
    do {
      let prepared = try environment.typesetter.prepare(styled)
      metrics = try styled.runs.first.map { try environment.typesetter.metrics(of: $0.style.font) }
      self.prepared = prepared
      failure = nil
    } catch {
      prepared = nil
      metrics = nil
      failure = String(describing: error)
    }
    super.init(name: "Text", environment: environment)
  }

  private func measurement(_ proposal: ProposedViewSize) -> TextMeasurement {
    prepared?.measure(
      width: proposal.width?.room, height: proposal.height?.room, displayScale: environment.displayScale)
      ?? TextMeasurement(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = measurement(proposal).size
    // Frames of text take whole pixels in both directions on Apple's devices; a thousandth is no reason for another.
    let width = (size.width * environment.displayScale - 0.001).rounded(.up) / environment.displayScale
    return CGSize(width: max(0, width), height: size.height)
  }

  package override var ownAlignmentKeys: AlignmentKeys {
    .some([VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key])
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let layout = measurement(proposal)
    return key == VerticalAlignment.firstTextBaseline.key ? layout.firstBaseline : layout.lastBaseline
  }

  /// - Source: distances measured on Apple's frameworks: the font's leading between texts, and between a text and another
  ///   view a share of the point size (1001/2048 below, 494/2048 above) and an eighth of it, rounded up to half a point.
  package override func computeSpacing() -> ViewSpacing {
    guard let metrics, let font = styled.runs.first?.style.font else { return ViewSpacing() }
    let scale = environment.displayScale
    let leading = font.linePitch == nil ? 0 : max(0, (metrics.leading * scale).rounded(.up) / scale)
    let eighth = (font.size / 8 * 2).rounded(.up) / 2
    let text = ViewSpacing.TextSpacing(
      toText: leading, belowToView: font.size * 1001 / 2048 + eighth, aboveToView: font.size * 494 / 2048 + eighth)
    return ViewSpacing(vertical: .text(text), horizontal: .standard)
  }

  package override func draw(into recorder: inout Recorder) {
    if let failure {
      recorder.diagnostics.report(.textNotSet(reason: failure))
      return
    }
    guard let prepared else { return }
    let layout = prepared.layout(
      width: placedProposal.width?.room, height: placedProposal.height?.room, displayScale: environment.displayScale)
    for character in layout.missingCharacters { recorder.diagnostics.report(.missingGlyph(character: character)) }
    guard !environment.isRedacted else { return drawRedacted(layout, into: &recorder) }
    let bounds = CGRect(origin: recorder.origin, size: frame.size)
    let rendering = ForegroundStyle().rendering(in: StyleContext(environment: environment, bounds: bounds))
    for line in layout.lines {
      // A baseline lies on a pixel, so that the letters of all lines look alike.
      let shift = recorder.snapped(recorder.origin.y + line.baseline) - line.baseline
      for piece in line.pieces { draw(piece, rendering, dy: shift, into: &recorder) }
    }
  }

  private func draw(
    _ piece: TextLayout.Piece, _ rendering: StyleRendering, dy: CGFloat, into recorder: inout Recorder
  ) {
    let dx = recorder.origin.x
    func own(_ paint: Paint?) -> StyleRendering { paint.map { StyleRendering(paint: $0) } ?? rendering }
    switch piece {
    case .glyphs(let run, let paint):
      let style = own(paint)
      let moved = run.offsetBy(dx: dx, dy: dy)
      recorder.draw(style) { $0.append(.glyphs(moved, style.paint)) }
    case .bar(let rect, let paint, let pattern):
      let moved = rect.offsetBy(dx: dx, dy: dy)
      recorder.fillBar(moved, own(paint), pattern: pattern)
    case .attachment(let id, let rect):
      guard images.indices.contains(id) else { return }
      images[id].drawInline(
        in: rect.offsetBy(dx: dx, dy: dy), rendering: rendering, environment: environment, recorder: &recorder)
    }
  }

  /// Draws a bar as high as capital letters in place of each line.
  private func drawRedacted(_ layout: TextLayout, into recorder: inout Recorder) {
    for line in layout.lines {
      let height = line.ascent * 0.74
      let bar = CGRect(
        x: recorder.origin.x + line.origin, y: recorder.origin.y + line.baseline - height, width: line.width,
        height: height)
      recorder.drawRedaction(in: bar, cornerRadius: height / 4, environment: environment)
    }
  }

  package override var details: String {
    let string = styled.string
    let short = string.count > 40 ? String(string.prefix(40)) + "…" : string
    return "\"" + short.replacing("\n", with: "\\n") + "\""
  }
}

extension CGFloat {
  /// The length as room for text; endless room sets no limit.
  fileprivate var room: CGFloat? { isFinite ? self : nil }
}

extension Recorder {
  /// Fills a line below or through letters: its edges on pixels, and at least one pixel thick.
  fileprivate mutating func fillBar(
    _ rect: CGRect, _ rendering: StyleRendering, pattern: StyledText.Line.Pattern
  ) {
    let thickness = max(1, (rect.height * displayScale).rounded()) / displayScale
    let bar = CGRect(
      x: rect.minX, y: snapped(rect.midY - thickness / 2), width: rect.width, height: thickness)
    guard pattern != .solid else {
      fill(Path(bar), rendering)
      return
    }
    var line = Path()
    line.move(to: CGPoint(x: bar.minX, y: bar.midY))
    line.addLine(to: CGPoint(x: bar.maxX, y: bar.midY))
    stroke(line, rendering, style: StrokeStyle(lineWidth: thickness, dash: pattern.dash(thickness: thickness)))
  }
}

extension StyledText.Line.Pattern {
  /// Lengths of dashes and gaps in points.
  fileprivate func dash(thickness: CGFloat) -> [CGFloat] {
    let units: [CGFloat] =
      switch self {
      case .solid: []
      case .dot: [1, 1]
      case .dash: [4, 2]
      case .dashDot: [4, 2, 1, 2]
      case .dashDotDot: [4, 2, 1, 2, 1, 2]
      }
    return units.map { $0 * thickness }
  }
}
