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
  /// The horizontal em, in points.
  private let em: CGFloat
  private let isJoining: Bool
  private let spacing: LetterSpacing
  private let widths: LetterAdvances?
  private let analyzed: AnalyzedText

  /// Creates a reader of a buffer, which must not change while the reader is in use.
  ///
  /// - Parameters:
  ///   - isJoining: Whether letters of the script are joined.
  ///   - spacing: The space after each cluster that has a width.
  ///   - widths: The advances that replace those of the font; `nil` keeps them.
  init(
    buffer: OpaquePointer, choice: FontChooser.Choice, size: CGFloat, isJoining: Bool, spacing: LetterSpacing,
    widths: LetterAdvances?, analyzed: AnalyzedText
  ) {
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    self.infos = UnsafeBufferPointer(start: infos, count: Int(count))
    positions = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    face = choice.face
    unitUp = size / CGFloat(max(face.unitsPerEm, 1))
    unit = unitUp * choice.font.stretch
    em = unit * CGFloat(face.unitsPerEm)
    self.isJoining = isJoining
    self.spacing = spacing
    self.widths = widths
    self.analyzed = analyzed
  }

  /// Returns all glyphs as one cluster.
  func all() -> (glyphs: [ShapedParagraph.Glyph], advance: CGFloat) {
    var glyphs: [ShapedParagraph.Glyph] = []
    let wanted = widths?.advance(of: Array("…".utf8)[...])
    let advance = append(0..<infos.count, of: 0, wanted: wanted, to: &glyphs)
    return (glyphs, advance + (wanted == nil ? spacing.own : spacing.known))
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
      let wanted = widths?.width(of: utf8)
      advance = append(group, of: analyzed.utf8[utf8.lowerBound], wanted: wanted?.advance, to: &shaped.glyphs)
      if advance != 0 {
        if let wanted { advance = advance + wanted.kern * em + spacing.known } else { advance += spacing.own }
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

  /// Appends glyphs, positioned relative to the start of the first, and returns their width with the kerning that follows.
  ///
  /// - Parameters:
  ///   - code: The first byte of the cluster's text.
  ///   - wanted: The width without kerning, in ems, in which the glyphs are centred; `nil` for their own.
  private func append(
    _ group: Range<Int>, of code: UInt8, wanted: CGFloat?, to glyphs: inout [ShapedParagraph.Glyph]
  ) -> CGFloat {
    var (width, own) = (0, 0)
    for index in group {
      width += Int(positions[index].x_advance)
      if wanted != nil { own += face.advance(of: infos[index].codepoint, for: code) }
    }
    // Marks without a width stay where they are.
    let wanted = width == 0 ? nil : wanted
    let shift = wanted.map { ($0 * em - CGFloat(own) * unit) / 2 } ?? 0
    var pen = 0
    for index in group {
      let position = positions[index]
      glyphs.append(
        ShapedParagraph.Glyph(
          id: infos[index].codepoint,
          offset: CGPoint(
            x: CGFloat(pen + Int(position.x_offset)) * unit + shift, y: -CGFloat(position.y_offset) * unitUp)))
      pen += Int(position.x_advance)
    }
    return wanted.map { $0 * em + CGFloat(width - own) * unit * SystemAdvances.kerning } ?? CGFloat(width) * unit
  }
}
