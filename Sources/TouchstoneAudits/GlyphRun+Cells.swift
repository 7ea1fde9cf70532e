package import Foundation
package import TouchstoneDrawing

extension GlyphRun {
  /// A piece of text and the part of the line where its glyphs are.
  package struct Cell {
    package var text: Substring
    package var left: CGFloat
    package var right: CGFloat
    package var baseline: CGFloat
  }

  /// The height of capital letters, as a share of the size.
  package static let capHeight: CGFloat = 0.72
  /// How far letters such as "g" reach below the line, as a share of the size.
  package static let depth: CGFloat = 0.2

  /// The pieces of text, in the order in which they are read.
  package var cells: [Cell] {
    var cells: [Cell] = []
    let utf8 = text.utf8
    var start = utf8.startIndex
    var first = 0
    for cluster in clusters {
      let end = utf8.index(start, offsetBy: cluster.utf8Count, limitedBy: utf8.endIndex) ?? utf8.endIndex
      let last = min(first + cluster.glyphCount, glyphs.count)
      let range = isRightToLeft ? (glyphs.count - last)..<(glyphs.count - first) : first..<last
      if let glyph = glyphs[range].min(by: { $0.position.x < $1.position.x }) {
        let width = cluster.advance > 0 ? cluster.advance : size / 2
        cells.append(
          Cell(
            text: text[start..<end], left: glyph.position.x, right: glyph.position.x + width,
            baseline: glyph.position.y))
      }
      (start, first) = (end, last)
    }
    return cells
  }

  /// The box around the letters: as wide as their advances, from the height of capitals to below the line.
  package var letters: CGRect {
    let cells = cells.filter { !$0.text.allSatisfy(\.isWhitespace) }
    guard let left = cells.map(\.left).min(), let right = cells.map(\.right).max(),
      let top = cells.map(\.baseline).min(), let bottom = cells.map(\.baseline).max()
    else { return .null }
    return CGRect(
      x: left, y: top - size * Self.capHeight, width: right - left,
      height: bottom - top + size * (Self.capHeight + Self.depth))
  }
}

extension Substring {
  /// Whether the text is drawn in colours of its own.
  package var isEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }
}
