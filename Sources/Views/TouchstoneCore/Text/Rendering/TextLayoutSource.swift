import Foundation
import TouchstoneDrawing
import TouchstoneText

/// A typeset text with the data for drawing it, shared by all parts of a `Text.Layout`.
///
/// This is a class so that the slice of a glyph stores only its indices.
final class TextLayoutSource {
  let layout: TextLayout
  let images: [Image]
  let attributes: [TextAttributes]
  /// The renderings that replace the paints of letters.
  let styles: [Paint: StyleRendering]
  private let styled: StyledText
  private let typesetter: any Typesetter

  init(
    _ layout: TextLayout, of styled: StyledText, images: [Image], attributes: [TextAttributes],
    styles: [Paint: StyleRendering],
    typesetter: any Typesetter
  ) {
    self.layout = layout
    self.styled = styled
    self.images = images
    self.attributes = attributes
    self.styles = styles
    self.typesetter = typesetter
  }

  var isRightToLeft: Bool { styled.paragraph.isRightToLeft }

  /// Returns the index of the character at a byte offset in the text.
  func index(ofByte byte: Int) -> Text.Layout.CharacterIndex {
    let string = styled.string
    let place = string.utf8.index(string.startIndex, offsetBy: byte, limitedBy: string.endIndex) ?? string.endIndex
    return Text.Layout.CharacterIndex(offset: string.utf16.distance(from: string.startIndex, to: place))
  }

  /// Returns the vertical dimensions of a run, given by its font or image.
  func measures(of run: Text.Layout.Run) -> (baseline: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    let line = layout.lines[run.line]
    let style = styled.runs[run.part.run].style
    switch run.letters {
    case .attachment(_, let rect):
      return (line.baseline, max(line.baseline - rect.minY, 0), max(rect.maxY - line.baseline, 0), 0)
    case .glyphs(let glyphs, _):
      guard let metrics = try? typesetter.metrics(of: style.font), style.font.size > 0 else { break }
      let scale = glyphs.size / style.font.size
      return (
        line.baseline - style.baselineOffset * scale, metrics.ascent * scale, metrics.descent * scale,
        max(metrics.leading * scale, 0)
      )
    case .bar: break
    }
    return (line.baseline, line.ascent, line.descent, 0)
  }

  func isEqual(to other: TextLayoutSource) -> Bool {
    self === other || (layout == other.layout && styled == other.styled && styles == other.styles)
  }
}
