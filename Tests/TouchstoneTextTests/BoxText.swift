import Foundation
import TouchstoneDrawing
import TouchstoneText

/// Texts set in boxes of 5 × 11.93 pt: what the tests of this target look at.
enum BoxText {
  static func text(
    _ string: String, font: FontDescriptor = FontDescriptor(size: 10), paragraph: StyledText.Paragraph = .init()
  ) -> StyledText {
    StyledText(runs: [StyledText.Run(text: string, style: StyledText.Style(font: font))], paragraph: paragraph)
  }

  static func layout(
    _ string: String, width: CGFloat? = nil, height: CGFloat? = nil, displayScale: CGFloat = 2,
    font: FontDescriptor = FontDescriptor(size: 10), paragraph: StyledText.Paragraph = .init()
  ) throws -> TextLayout {
    try BoxTypesetter().prepare(text(string, font: font, paragraph: paragraph))
      .layout(width: width, height: height, displayScale: displayScale)
  }

  /// What is written on each line.
  static func lines(
    _ string: String, width: CGFloat? = nil, height: CGFloat? = nil, paragraph: StyledText.Paragraph = .init()
  ) throws -> [String] {
    try layout(string, width: width, height: height, paragraph: paragraph).lines.map { line in
      line.pieces.map { piece in
        if case .glyphs(let run, _) = piece { run.text } else { "" }
      }.joined()
    }
  }
}
