public import Foundation
internal import TouchstoneDrawing

/// A typesetter whose characters are all boxes half an em wide, for testing layout without fonts.
///
/// Ascent, descent and the other metrics are those of SF Pro. Lines may break after white space and after "-"; a
/// newline ends a line. Characters follow the paragraph's direction, whatever their script. Glyph IDs are the
/// characters' first code points in a font with the path `box`.
public struct BoxTypesetter: Typesetter {
  /// The advance of every character, in ems.
  public static let advance: CGFloat = 0.5

  /// Creates a typesetter.
  public init() {}

  public func metrics(of font: FontDescriptor) throws -> FontMetrics {
    .system(font).withLeading(forPitch: font.linePitch)
  }

  public func prepare(_ text: StyledText) throws -> any PreparedText {
    let font = GlyphRun.FontReference(path: "box")
    let level: UInt8 = text.paragraph.isRightToLeft ? 1 : 0
    var shaped = ShapedParagraph(text: text.string, paragraph: text.paragraph, styles: [])
    var utf8 = 0
    for run in text.runs {
      let size = run.style.font.usableSize
      let advance = run.attachment?.usableWidth ?? Self.advance * size + run.style.spacing
      let ellipsis = ShapedParagraph.Ellipsis(
        font: font, size: size, glyphs: [ShapedParagraph.Glyph(id: 0x2026, offset: .zero)],
        advance: Self.advance * size)
      shaped.styles.append(
        ShapedParagraph.Style(
          style: run.style, attachment: run.attachment, metrics: .system(run.style.font), ellipsis: ellipsis))
      let first = shaped.clusters.count
      for character in run.text {
        let kind: ShapedParagraph.Cluster.Kind =
          character.isNewline ? .newline : character.isWhitespace && character != "\u{A0}" ? .space : .letters
        let end = utf8 + character.utf8.count
        let glyph = shaped.glyphs.count
        if kind != .newline, run.attachment == nil {
          let id = character.unicodeScalars.first?.value ?? 0
          shaped.glyphs.append(ShapedParagraph.Glyph(id: id, offset: .zero))
        }
        shaped.clusters.append(
          ShapedParagraph.Cluster(
            utf8: utf8..<end, glyphs: glyph..<shaped.glyphs.count,
            advance: kind == .newline ? 0 : advance, kind: kind,
            canBreakAfter: kind == .space || character == "-"))
        utf8 = end
      }
      guard shaped.clusters.count > first else { continue }
      shaped.runs.append(
        ShapedParagraph.Run(
          font: font, size: size, style: shaped.styles.count - 1, level: level,
          clusters: first..<shaped.clusters.count))
    }
    shaped.joinBreaks()
    return SetParagraph(shaped)
  }
}
