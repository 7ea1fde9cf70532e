package import Foundation
package import TouchstoneDrawing

extension GlyphRun {
  /// A piece of text that is seen, and the part of the line where its glyphs are.
  package struct Cell {
    package var left: CGFloat
    package var right: CGFloat
    package var baseline: CGFloat
    /// Whether the piece is drawn in colours of its own.
    package var isEmoji: Bool
  }

  /// The height of capital letters, as a share of the size.
  package static let capHeight: CGFloat = 0.72
  /// The depth of letters such as "g" below the line, as a share of the size.
  package static let depth: CGFloat = 0.2

  /// The pieces of text that are seen, in the order in which they are read: neither blanks nor characters without ink, such
  /// as the direction marks of prices in Arabic.
  package var letters: [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(clusters.count)
    let utf8 = text.utf8
    var start = utf8.startIndex
    var first = 0
    for cluster in clusters {
      let end = utf8.index(start, offsetBy: cluster.utf8Count, limitedBy: utf8.endIndex) ?? utf8.endIndex
      let last = min(first + cluster.glyphCount, glyphs.count)
      let range = isRightToLeft ? (glyphs.count - last)..<(glyphs.count - first) : first..<last
      if let glyph = glyphs[range].min(by: { $0.position.x < $1.position.x }), !text[start..<end].isBlank {
        let width = cluster.advance > 0 ? cluster.advance : size / 2
        cells.append(
          Cell(
            left: glyph.position.x, right: glyph.position.x + width, baseline: glyph.position.y,
            isEmoji: text[start..<end].isEmoji))
      }
      (start, first) = (end, last)
    }
    return cells
  }

  /// The box around letters of the run: as wide as their advances, from the height of capitals to below the line.
  package func box(of letters: [Cell]) -> CGRect {
    guard let first = letters.first else { return .null }
    var (left, right, top, bottom) = (first.left, first.right, first.baseline, first.baseline)
    for cell in letters.dropFirst() {
      (left, right) = (min(left, cell.left), max(right, cell.right))
      (top, bottom) = (min(top, cell.baseline), max(bottom, cell.baseline))
    }
    return CGRect(
      x: left, y: top - size * Self.capHeight, width: right - left,
      height: bottom - top + size * (Self.capHeight + Self.depth))
  }
}

extension Substring {
  private var onlyASCII: UInt8? {
    guard let byte = utf8.first, byte < 0x80, utf8.count == 1 else { return nil }
    return byte
  }

  /// Whether the text is drawn in colours of its own.
  package var isEmoji: Bool {
    if onlyASCII != nil { return false }
    return unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }

  /// Whether nothing of the text is seen.
  fileprivate var isBlank: Bool {
    if let byte = onlyASCII { return byte == 0x20 || (0x09...0x0D).contains(byte) }
    return unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
  }
}
