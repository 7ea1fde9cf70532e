package import Foundation
import TouchstoneDrawing
package import TouchstoneText

/// The render node of a text, which is shaped once and typeset for each proposed width.
package final class TextNode: RenderNode {
  private let text: Text
  private let resolved: ResolvedStyledText
  /// The characters of the text.
  package var string: String { styled.string }
  private var styled: StyledText { resolved.text }
  private let prepared: (any PreparedText)?
  private let failure: RenderDiagnostic?
  private let metrics: FontMetrics?

  @MainActor
  package init(text: Text, context: EvaluationContext) {
    let environment = context.environment
    self.text = text
    resolved = text.resolved(in: environment)
    do {
      let prepared = try environment.typesetter.prepare(resolved.text)
      metrics = try resolved.text.runs.first.map { try environment.typesetter.metrics(of: $0.style.font) }
      self.prepared = prepared
      failure = nil
    } catch {
      prepared = nil
      metrics = nil
      failure = RenderDiagnostic(settingText: error)
    }
    super.init(name: "Text", environment: environment)
  }

  private func measurement(_ proposal: ProposedViewSize) -> TextMeasurement {
    prepared?.measure(
      width: proposal.width?.finite, height: proposal.height?.finite, displayScale: environment.displayScale)
      ?? TextMeasurement(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
  }

  package override var animatesSize: Bool { false }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let renderer = environment.textRenderer else { return ownSize(proposal) }
    return renderer.sizeThatFits(proposal: proposal, text: TextProxy { [unowned self] in ownSize($0) })
  }

  private func ownSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = measurement(proposal).size
    // Text frames are rounded up to whole pixels along both axes on Apple's devices; a thousandth of a pixel does not
    // require another one.
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

  /// - Source: distances measured on Apple's frameworks: the font's leading between texts, and between a text and
  ///   another view a fraction of the point size (1001/2048 below, 494/2048 above; on macOS 969 and 432) plus an eighth of
  ///   it, rounded up to half a point.
  package override func computeSpacing() -> ViewSpacing {
    guard let metrics, let font = styled.runs.first?.style.font else { return .standard }
    let scale = environment.displayScale
    let leading = font.linePitch == nil ? 0 : max(0, (metrics.leading * scale).rounded(.up) / scale)
    let eighth = (font.size / 8 * 2).rounded(.up) / 2
    let (below, above): (CGFloat, CGFloat) = font.hasMacLines ? (969, 432) : (1001, 494)
    let text = ViewSpacing.TextSpacing(
      toText: leading, belowToView: font.size * below / 2048 + eighth, aboveToView: font.size * above / 2048 + eighth)
    return ViewSpacing(vertical: .text(text), horizontal: .standard)
  }

  package override func draw(into recorder: inout Recorder) {
    if let failure {
      recorder.diagnostics.report(failure)
      return
    }
    guard let layout else { return }
    for problem in resolved.problems { recorder.diagnostics.report(problem) }
    recorder.diagnostics.report(layout)
    guard !environment.isRedacted else { return drawRedacted(layout, into: &recorder) }
    if let renderer = environment.textRenderer { return draw(layout, by: renderer, into: &recorder) }
    let bounds = CGRect(origin: recorder.origin, size: frame.size)
    let rendering = ForegroundStyle().rendering(in: StyleContext(environment: environment, bounds: bounds))
    recorder.draw(layout, images: resolved.images, rendering, own: ownStyles(in: bounds), environment: environment)
  }

  /// The text as typeset where it was placed.
  private var layout: TextLayout? {
    prepared?.layout(
      width: placedProposal.width?.finite, height: placedProposal.height?.finite, displayScale: environment.displayScale
    )
  }

  private func layout(_ layout: TextLayout) -> Text.Layout {
    Text.Layout(
      source: TextLayoutSource(
        layout, of: styled, images: resolved.images, attributes: resolved.attributes,
        styles: ownStyles(in: CGRect(origin: .zero, size: frame.size)), typesetter: environment.typesetter))
  }

  private func draw(_ layout: TextLayout, by renderer: any TextRenderer, into recorder: inout Recorder) {
    let surroundings = GraphicsSurroundings(environment: environment, diagnostics: recorder.diagnostics, symbols: [])
    var group = surroundings.draw(size: frame.size, isOpaque: false, nil) {
      renderer.draw(layout: self.layout(layout), in: &$0)
    }
    let corner = recorder.bounds(of: frame.size).origin
    group.transform = CGAffineTransform(translationX: corner.x, y: corner.y)
    if !group.items.isEmpty { recorder.add(.group(group)) }
  }

  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == Text.LayoutKey.self, let layout else { return nil }
    let anchored = Text.LayoutKey.AnchoredLayout(origin: Anchor(.topLeading, of: self), layout: self.layout(layout))
    return [anchored] as? K.Value
  }

  /// The styles of letters that are more than a colour, such as gradients over the text and shadows, keyed by their
  /// paint in the unit square.
  ///
  /// Letters are typeset before the position of the text is known.
  private func ownStyles(in bounds: CGRect) -> [Paint: StyleRendering] {
    guard resolved.renderings.contains(where: { $0?.isColor == false }) else { return [:] }
    let placed = text.resolved(in: environment, bounds: bounds).renderings
    return zip(styled.runs, placed).reduce(into: [:]) { styles, pair in
      guard let paint = pair.0.style.paint, let style = pair.1 else { return }
      // Letters are identified by their paint: if two styles differ only in their effects, neither gets effects.
      styles[paint] = styles[paint].map { $0 == style ? style : StyleRendering(paint: style.paint) } ?? style
    }
  }

  /// Draws a bar with the height of capital letters in place of each line.
  private func drawRedacted(_ layout: TextLayout, into recorder: inout Recorder) {
    for line in layout.lines {
      let height = line.ascent * 0.74
      let bar = CGRect(
        x: recorder.origin.x + line.origin, y: recorder.origin.y + line.baseline - height, width: line.width,
        height: height)
      recorder.drawRedaction(in: bar, cornerRadius: height / 4, environment: environment)
    }
  }

  package override var words: String? { styled.string }

  /// Whether the text was truncated where it was placed.
  package var isTruncated: Bool { layout?.isTruncated ?? false }
  /// Whether a line ends within a word, because the word is wider than the text may be.
  package var breaksWord: Bool {
    guard let layout else { return false }
    let letters = Array(string.utf8)
    let ends = layout.lines.map { line in line.segments.map(\.utf8).filter { !$0.isEmpty } }
    return zip(ends, ends.dropFirst()).contains { line, next in
      guard let end = line.map(\.upperBound).max(), let start = next.map(\.lowerBound).min(), end == start,
        letters.indices.contains(end)
      else { return false }
      let before = String(decoding: letters[..<end], as: UTF8.self).last
      let after = String(decoding: letters[end...], as: UTF8.self).first
      // Scripts without case may have no space between words.
      return [before, after].allSatisfy { $0?.isCased == true || $0?.isNumber == true }
    }
  }
  /// The characters for which no font has a glyph.
  package var missingCharacters: [Character] { layout?.missingCharacters ?? [] }
  /// The fonts of the text, before it is scaled down to fit.
  package var fonts: [FontDescriptor] { styled.runs.map(\.style.font) }
  /// The localised texts that the text is made of.
  package var localizedTexts: [LocalizedText] { text.localizedTexts }
  /// The smallest factor by which the text may be scaled down to fit.
  package var minimumScaleFactor: CGFloat { styled.paragraph.minimumScaleFactor }

  package override var details: String {
    let string = styled.string
    let short = string.count > 40 ? String(string.prefix(40)) + "…" : string
    // Most texts are one line, and a search for characters costs more than one for bytes.
    return "\"" + (short.utf8.contains(UInt8(ascii: "\n")) ? short.replacing("\n", with: "\\n") : short) + "\""
  }
}

extension CGFloat {
  /// The length as available space for text; an infinite length sets no limit.
  fileprivate var finite: CGFloat? { isFinite ? self : nil }
}
