internal import CHarfBuzz
internal import Foundation
internal import TouchstoneText

/// Reads the contents of a HarfBuzz buffer as clusters in points.
struct ClusterReader {
  private let infos: UnsafeBufferPointer<hb_glyph_info_t>
  private let positions: UnsafeBufferPointer<hb_glyph_position_t>
  private let face: FontFace
  /// Points per font unit, horizontally and vertically.
  private let unit: CGFloat
  private let unitUp: CGFloat
  private let isJoining: Bool
  private let spacing: CGFloat
  private let widths: LetterAdvances?
  private let analyzed: AnalyzedText

  /// Creates a reader of a buffer, which must not change while the reader is in use.
  ///
  /// - Parameters:
  ///   - isJoining: Whether letters of the script are joined.
  ///   - spacing: The space after each cluster that has a width, in points.
  ///   - widths: The advances that replace those of the font; `nil` keeps them.
  init(
    buffer: OpaquePointer, choice: FontChooser.Choice, size: CGFloat, isJoining: Bool, spacing: CGFloat,
    widths: LetterAdvances?, analyzed: AnalyzedText
  ) {
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    self.infos = UnsafeBufferPointer(start: infos, count: Int(count))
    positions = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    face = choice.face
    unitUp = size / CGFloat(max(face.unitsPerEm, 1))
    unit = unitUp * choice.font.stretch
    self.isJoining = isJoining
    self.spacing = spacing
    self.widths = widths
    self.analyzed = analyzed
  }

  /// Returns all glyphs as one cluster.
  func all() -> (glyphs: [ShapedParagraph.Glyph], advance: CGFloat) {
    var glyphs: [ShapedParagraph.Glyph] = []
    var advance = append(0..<infos.count, to: &glyphs)
    if let wanted = widths?.advance(of: Array("…".utf8)[...]) {
      advance = fit(0..<infos.count, glyphs: &glyphs, from: 0, advance: advance, to: wanted)
    }
    return (glyphs, advance + spacing)
  }

  /// Appends the clusters of an item to a paragraph, in logical order.
  func append(_ utf8: Range<Int>, isRightToLeft: Bool, to shaped: inout ShapedParagraph) {
    // Glyphs are in visual order: in right-to-left text the first clusters come last.
    var next = isRightToLeft ? infos.count : 0
    var start = utf8.lowerBound
    while start < utf8.upperBound {
      let group = isRightToLeft ? groupEnding(at: next) : groupStarting(at: next)
      next = isRightToLeft ? group.lowerBound : group.upperBound
      let following = isRightToLeft ? next - 1 : next
      let end = infos.indices.contains(following) ? Int(infos[following].cluster) : utf8.upperBound
      append(start..<min(max(end, start + 1), utf8.upperBound), glyphs: group, to: &shaped)
      start = max(end, start + 1)
    }
  }

  private func groupStarting(at first: Int) -> Range<Int> {
    var end = first
    while end < infos.count, infos[end].cluster == infos[first].cluster { end += 1 }
    return first..<end
  }

  private func groupEnding(at end: Int) -> Range<Int> {
    var first = end
    while first > 0, infos[first - 1].cluster == infos[end - 1].cluster { first -= 1 }
    return first..<end
  }

  private func append(_ utf8: Range<Int>, glyphs group: Range<Int>, to shaped: inout ShapedParagraph) {
    let first = shaped.glyphs.count
    let character = CharacterKind(analyzed.utf8[utf8])
    var advance: CGFloat = 0
    switch character {
    case .letters, .space, .softHyphen:
      advance = append(group, to: &shaped.glyphs)
      if advance != 0 {
        if let widths, let wanted = widths.advance(of: utf8) {
          advance = fit(group, glyphs: &shaped.glyphs, from: first, advance: advance, to: wanted)
          advance += widths.kern(after: utf8) * unit * CGFloat(face.unitsPerEm)
        }
        advance += spacing
      }
    // Where a tab ends depends on the preceding text: see `ShapedParagraph.placeTabs()`.
    case .tab, .newline, .control:
      break
    }
    shaped.clusters.append(
      ShapedParagraph.Cluster(
        utf8: utf8, glyphs: first..<shaped.glyphs.count, advance: advance,
        kind: character == .newline ? .newline : character == .space || character == .tab ? .space : .letters,
        canBreakAfter: analyzed.canBreakBefore[utf8.upperBound] && character != .softHyphen,
        isJoined: isJoining && group.contains { infos[$0].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 }))
  }

  /// Centres the glyphs of a cluster in a given advance, and returns the advance with the kerning that follows.
  ///
  /// - Parameter wanted: The advance without kerning, in ems.
  private func fit(
    _ group: Range<Int>, glyphs: inout [ShapedParagraph.Glyph], from first: Int, advance: CGFloat, to wanted: CGFloat
  ) -> CGFloat {
    var units = 0
    for index in group { units += Int(hb_font_get_glyph_h_advance(face.font, infos[index].codepoint)) }
    let (own, wanted) = (CGFloat(units) * unit, wanted * unit * CGFloat(face.unitsPerEm))
    let shift = (wanted - own) / 2
    var index = first
    while index < glyphs.count {
      glyphs[index].offset.x += shift
      index += 1
    }
    return wanted + (advance - own) * SystemAdvances.kerning
  }

  /// Appends glyphs, positioned relative to the start of the first, and returns their width.
  private func append(_ group: Range<Int>, to glyphs: inout [ShapedParagraph.Glyph]) -> CGFloat {
    var pen = 0
    for index in group {
      let position = positions[index]
      glyphs.append(
        ShapedParagraph.Glyph(
          id: infos[index].codepoint,
          offset: CGPoint(
            x: CGFloat(pen + Int(position.x_offset)) * unit, y: -CGFloat(position.y_offset) * unitUp)))
      pen += Int(position.x_advance)
    }
    return CGFloat(pen) * unit
  }
}
