import Foundation
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneText

/// Shorthand for setting a text with the fonts of the machine.
enum SystemFonts {
  static func layout(
    _ string: String, style: StyledText.Style, width: CGFloat? = nil, library: FontLibrary = .shared,
    paragraph: StyledText.Paragraph = StyledText.Paragraph()
  ) throws -> TextLayout {
    let text = StyledText(runs: [StyledText.Run(text: string, style: style)], paragraph: paragraph)
    return try library.prepare(text).layout(width: width, height: nil, displayScale: 2)
  }

  static func layout(_ string: String, size: CGFloat = 17, library: FontLibrary = .shared) throws -> TextLayout {
    try layout(string, style: StyledText.Style(font: FontDescriptor(size: size)), library: library)
  }
}

extension TextLayout.Line {
  /// Where the advance of the last letter begins; its glyph may begin elsewhere.
  var lastLetterStart: CGFloat? {
    guard let segment = segments.last, case .glyphs(let run, _) = pieces[segment.letters],
      let cluster = run.clusters.last
    else { return nil }
    return segment.x + segment.width - cluster.advance
  }
}

extension TextLayout {
  /// The glyph runs of all lines.
  var glyphRuns: [GlyphRun] {
    lines.flatMap(\.pieces).compactMap { piece in
      if case .glyphs(let run, _) = piece { run } else { nil }
    }
  }

  /// The file names of the fonts that were used, in order.
  var fontFiles: [String] {
    glyphRuns.map { URL(fileURLWithPath: $0.font.path).lastPathComponent }
  }
}
