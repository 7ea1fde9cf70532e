import Foundation
import TouchstoneDrawing

extension SVGWriter {
  /// Writes a glyph run, with each cluster of characters at the position of its glyphs.
  mutating func text(of run: GlyphRun, _ paint: Paint) throws -> String {
    guard run.size > 0, run.size.isFinite, let first = run.glyphs.first else { return "" }
    let bounds = run.glyphs.reduce(CGRect(origin: first.position, size: .zero)) {
      $0.union(CGRect(origin: $1.position, size: .zero))
    }.insetBy(dx: -2 * run.size, dy: -2 * run.size)
    guard let server = paintServer(paint, for: bounds) else { return "" }
    guard let outline = try outline(of: run) else {
      // Colour glyphs: as an image, with invisible text above it.
      if resources.outline != nil, let picture = try picture(of: [.glyphs(run, paint)], over: bounds) {
        return picture + (try element(of: run, " fill-opacity=\"0\""))
      }
      return server.definition + (try element(of: run, server.attributes("fill")))
    }
    return server.definition + "<path d=\"\(outline.svg)\"\(server.attributes("fill"))/>\n"
      + (try element(of: run, " fill-opacity=\"0\""))
  }

  /// Returns the outline of all glyphs, or `nil` if they are to be drawn from the font.
  private func outline(of run: GlyphRun) throws -> Path? {
    guard let provider = resources.outline else { return nil }
    var path = Path()
    for glyph in run.glyphs {
      guard let outline = try provider(run.font, glyph.id) else { return nil }
      // From ems to points, stretched, and sheared to the right above the baseline.
      let place = CGAffineTransform(
        a: run.size * run.stretch, b: 0, c: -run.slant * run.size, d: run.size, tx: glyph.position.x,
        ty: glyph.position.y)
      path.elements += outline.applying(place).elements
    }
    return path
  }

  /// Returns the text element of a run.
  private func element(of run: GlyphRun, _ paint: String) throws -> String {
    guard let first = run.glyphs.first?.position, first.isFinite else { return "" }
    let font = try resources.font(run.font)
    var attributes = " font-family=\"\(font.family.xmlEscaped)\" font-size=\"\(run.size.svg)\""
    if font.weight != 400 { attributes += " font-weight=\"\(font.weight)\"" }
    if font.isItalic { attributes += " font-style=\"italic\"" }
    let baseline = first.y
    // Without the direction, punctuation after the last letter would be on its right, because a viewer does not know
    // the paragraph. The end of right-to-left text is on the left.
    if run.isRightToLeft { attributes += " direction=\"rtl\" text-anchor=\"end\"" }
    let stretch = run.stretch > 0 && run.stretch.isFinite ? run.stretch : 1
    let isPlain = run.slant == 0 && stretch == 1
    if !isPlain {
      let place = CGAffineTransform(a: stretch, b: 0, c: -run.slant, d: 1, tx: 0, ty: baseline)
      attributes += " transform=\"\(place.svg)\""
    }
    let pieces = pieces(of: run).map { piece in
      let y = isPlain ? piece.origin.y : piece.origin.y - baseline
      return "<tspan x=\"\((piece.origin.x / stretch).svg)\" y=\"\(y.svg)\">\(piece.text.xmlEscaped)</tspan>"
    }
    return "<text xml:space=\"preserve\"\(attributes)\(paint)>\(pieces.joined())</text>\n"
  }

  /// Returns the parts of a run that are positioned separately: one for each cluster, with the spaces after it.
  ///
  /// Letters of scripts that join or reorder stay together, because a viewer shapes each part separately.
  private func pieces(of run: GlyphRun) -> [(text: String, origin: CGPoint)] {
    let isWhole = run.isRightToLeft || run.text.unicodeScalars.contains { $0.joins }
    let total = run.clusters.reduce((text: 0, glyphs: 0)) { ($0.text + $1.utf8Count, $0.glyphs + $1.glyphCount) }
    guard !isWhole, total.text == run.text.utf8.count, total.glyphs == run.glyphs.count else {
      let left = run.glyphs.map(\.position).min { $0.x < $1.x } ?? .zero
      return [(run.text, left)]
    }
    var pieces: [(text: String, origin: CGPoint)] = []
    var index = run.text.utf8.startIndex
    var glyph = 0
    for cluster in run.clusters {
      let end = run.text.utf8.index(index, offsetBy: cluster.utf8Count)
      let text = String(run.text[index..<end])
      if pieces.isEmpty || (!text.allSatisfy(\.isWhitespace) && cluster.glyphCount > 0) {
        pieces.append((text, run.glyphs[min(glyph, run.glyphs.count - 1)].position))
      } else {
        pieces[pieces.count - 1].text += text
      }
      index = end
      glyph += cluster.glyphCount
    }
    return pieces
  }
}

extension Unicode.Scalar {
  /// Whether the character is in a block of a script whose letters join or reorder: Arabic to Myanmar, Khmer, Mongolian
  /// and the Arabic presentation forms.
  fileprivate var joins: Bool {
    switch value {
    case 0x0590...0x109F, 0x1780...0x18AF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: true
    default: false
    }
  }
}
