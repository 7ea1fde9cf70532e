internal import CCairo
import Foundation
internal import TouchstoneDrawing

/// A part of a glyph run whose position is written exactly, with the text that it represents.
struct PDFWord {
  /// The text, with its clusters from left to right like the glyphs.
  ///
  /// Readers expect this order and reverse it. Cairo's flag for right-to-left runs writes every letter as a separate
  /// piece, between which readers find spaces.
  var text = ""
  var glyphs: [cairo_glyph_t] = []
  /// The clusters; empty if it is not known which characters a glyph represents.
  var clusters: [cairo_text_cluster_t] = []

  /// The maximum number of glyphs in a word: readers position each up to half a thousandth of an em off the previous
  /// one.
  private static let mostGlyphs = 8

  /// Returns the words of a run from left to right, each with the spaces after it.
  static func words(of run: GlyphRun) -> [PDFWord] {
    let glyphs = run.glyphs.map { cairo_glyph_t(index: UInt($0.id), x: $0.position.x, y: $0.position.y) }
    let utf8 = Array(run.text.utf8)
    guard run.clusters.allSatisfy({ $0.utf8Count >= 0 && $0.glyphCount >= 0 }),
      run.clusters.reduce(0, { $0 + $1.utf8Count }) == utf8.count,
      run.clusters.reduce(0, { $0 + $1.glyphCount }) == glyphs.count
    else { return [PDFWord(glyphs: glyphs)] }
    var words: [PDFWord] = []
    var word = PDFWord()
    var wasSpace = false
    var (character, glyph) = (run.isRightToLeft ? utf8.count : 0, 0)
    for cluster in run.isRightToLeft ? run.clusters.reversed() : run.clusters {
      if run.isRightToLeft { character -= cluster.utf8Count }
      let text = String(decoding: utf8[character..<character + cluster.utf8Count], as: UTF8.self)
      if !run.isRightToLeft { character += cluster.utf8Count }
      let isSpace = text.isWhitespace
      if wasSpace && !isSpace || word.glyphs.count >= mostGlyphs {
        words.append(word)
        word = PDFWord()
      }
      wasSpace = isSpace
      word.text += text
      word.glyphs += glyphs[glyph..<glyph + cluster.glyphCount]
      word.clusters.append(
        cairo_text_cluster_t(num_bytes: Int32(cluster.utf8Count), num_glyphs: Int32(cluster.glyphCount)))
      glyph += cluster.glyphCount
    }
    return words + (word.glyphs.isEmpty && word.text.isEmpty ? [] : [word])
  }
}

extension String {
  /// Whether all characters are white space. ASCII is read by bytes: the properties of a character take much longer.
  fileprivate var isWhitespace: Bool {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return allSatisfy(\.isWhitespace) }
    return utf8.allSatisfy { $0 == 0x20 || 0x09...0x0D ~= $0 }
  }
}
