internal import Foundation
internal import TouchstoneDrawing

/// Positions the glyphs of a line whose clusters are known.
struct LineAssembler {
  /// A part of a line with one run and one direction, or the "…".
  private struct Atom {
    var run: Int
    /// The clusters; `nil` for the "…" in the style of the run.
    var clusters: Range<Int>?
    var level: UInt8
  }

  private let shaped: ShapedParagraph
  // Copied from the paragraph once: debug builds copy all of it on each access to one of its arrays.
  private let runs: [ShapedParagraph.Run]
  private let styles: [ShapedParagraph.Style]
  private let clusters: [ShapedParagraph.Cluster]
  private let glyphs: [ShapedParagraph.Glyph]
  private let utf8: [UInt8]
  /// The factor by which the letters are scaled.
  private let scale: CGFloat
  private let displayScale: CGFloat

  init(shaped: ShapedParagraph, utf8: [UInt8], scale: CGFloat, displayScale: CGFloat) {
    self.shaped = shaped
    runs = shaped.runs
    styles = shaped.styles
    clusters = shaped.clusters
    glyphs = shaped.glyphs
    self.utf8 = utf8
    self.scale = scale
    self.displayScale = displayScale
  }

  /// Returns the pieces of a line, in drawing order, and the segments to which they belong, from left to right.
  ///
  /// - Parameters:
  ///   - origin: The left end of the visible part.
  ///   - baseline: The distance from the top of the text.
  func pieces(
    of line: BrokenText.Line, origin: CGFloat, baseline: CGFloat
  ) -> (pieces: [TextLayout.Piece], segments: [TextLayout.Segment]) {
    var segments: [TextLayout.Segment] = []
    var letters: [TextLayout.Piece] = []
    var backgrounds: [TextLayout.Piece] = []
    var lines: [TextLayout.Piece] = []
    var x = origin
    for atom in VisualOrder.reordered(atoms(of: line), level: \.level) {
      let style = styles[runs[atom.run].style]
      let start = x
      let (backgroundCount, lineCount) = (backgrounds.count, lines.count)
      let y = baseline - style.style.baselineOffset.asLength * scale
      if let clusters = atom.clusters {
        if let attachment = style.attachment {
          letters.append(box(attachment, x: x, baseline: y))
          x += self.clusters[clusters].reduce(0) { $0 + $1.advance - line.tightening } * scale
        } else {
          letters.append(
            .glyphs(glyphRun(atom, clusters, tightening: line.tightening, x: &x, y: y), paint: style.style.paint))
        }
      } else {
        letters.append(.glyphs(ellipsis(style.ellipsis, x: x, y: y), paint: style.style.paint))
        x += style.ellipsis.advance * scale
      }
      decorate(style, from: start, to: x, baseline: y, line: line, backgrounds: &backgrounds, lines: &lines)
      segments.append(
        TextLayout.Segment(
          run: runs[atom.run].style, utf8: bytes(of: atom.clusters), x: start, width: x - start,
          isRightToLeft: atom.level % 2 == 1,
          background: backgrounds.count > backgroundCount ? backgroundCount : nil, letters: letters.count - 1,
          lines: lineCount..<lines.count))
    }
    let (firstLetters, firstLine) = (backgrounds.count, backgrounds.count + letters.count)
    for index in segments.indices {
      segments[index].letters += firstLetters
      let lines = segments[index].lines
      segments[index].lines = lines.lowerBound + firstLine..<lines.upperBound + firstLine
    }
    return (backgrounds + letters + lines, segments)
  }

  private func atoms(of line: BrokenText.Line) -> [Atom] {
    let base = shaped.baseLevel(at: line.range.lowerBound)
    let visible = line.range.lowerBound..<line.visibleEnd
    var spaceStart = visible.upperBound
    while spaceStart > visible.lowerBound, clusters[spaceStart - 1].kind != .letters { spaceStart -= 1 }
    var atoms: [Atom] = []
    guard let omitted = line.omitted else {
      append(visible.lowerBound..<spaceStart, to: &atoms)
      // Space at the end of a line has the paragraph's direction (UAX #9, rule L1).
      append(spaceStart..<visible.upperBound, level: base, to: &atoms)
      return atoms
    }
    append(visible.lowerBound..<omitted.lowerBound, to: &atoms)
    let beside = max(omitted.lowerBound - 1, 0)
    let run = runs.firstIndex { $0.clusters.contains(beside) } ?? 0
    // The "…" belongs to the paragraph, not to the words next to it.
    atoms.append(Atom(run: run, clusters: nil, level: base))
    append(omitted.upperBound..<visible.upperBound, to: &atoms)
    return atoms
  }

  private func append(_ range: Range<Int>, level: UInt8? = nil, to atoms: inout [Atom]) {
    guard !range.isEmpty else { return }
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].clusters.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    while low < runs.count, runs[low].clusters.lowerBound < range.upperBound {
      let run = runs[low]
      let clusters = run.clusters.clamped(to: range)
      if !clusters.isEmpty { atoms.append(Atom(run: low, clusters: clusters, level: level ?? run.level)) }
      low += 1
    }
  }

  private func glyphRun(
    _ atom: Atom, _ range: Range<Int>, tightening: CGFloat, x: inout CGFloat, y: CGFloat
  ) -> GlyphRun {
    let run = runs[atom.run]
    let isRightToLeft = atom.level % 2 == 1
    var placed: [GlyphRun.Glyph] = []
    var pieces: [GlyphRun.Cluster] = []
    pieces.reserveCapacity(range.count)
    placed.reserveCapacity(range.count)
    // Loops over buffers: debug builds retain an array on each access to it.
    clusters.withUnsafeBufferPointer { clusters in
      glyphs.withUnsafeBufferPointer { glyphs in
        var offset = 0
        while offset < range.count {
          let logical = clusters[range.lowerBound + offset]
          pieces.append(
            GlyphRun.Cluster(
              utf8Count: logical.utf8.count, glyphCount: logical.glyphs.count,
              advance: (logical.advance - tightening) * scale))
          let cluster = isRightToLeft ? clusters[range.upperBound - 1 - offset] : logical
          var index = cluster.glyphs.lowerBound
          while index < cluster.glyphs.upperBound {
            let glyph = glyphs[index]
            let position = CGPoint(x: x + glyph.offset.x * scale, y: y + glyph.offset.y * scale)
            placed.append(GlyphRun.Glyph(id: glyph.id, position: position))
            index += 1
          }
          x += (cluster.advance - tightening) * scale
          offset += 1
        }
      }
    }
    let bytes = bytes(of: range)
    return GlyphRun(
      font: run.font, size: run.size * scale, slant: run.slant, stretch: run.stretch, glyphs: placed,
      text: String(decoding: utf8[bytes], as: UTF8.self), clusters: pieces, isRightToLeft: isRightToLeft)
  }

  /// Returns the UTF-8 range of some clusters; empty if there are none.
  private func bytes(of range: Range<Int>?) -> Range<Int> {
    guard let range else { return 0..<0 }
    return clusters[range.lowerBound].utf8.lowerBound..<clusters[range.upperBound - 1].utf8.upperBound
  }

  private func ellipsis(_ ellipsis: ShapedParagraph.Ellipsis, x: CGFloat, y: CGFloat) -> GlyphRun {
    let text = "…"
    return GlyphRun(
      font: ellipsis.font, size: ellipsis.size * scale, slant: ellipsis.slant, stretch: ellipsis.stretch,
      glyphs: ellipsis.glyphs.map { glyph in
        let position = CGPoint(x: x + glyph.offset.x * scale, y: y + glyph.offset.y * scale)
        return GlyphRun.Glyph(id: glyph.id, position: position)
      },
      text: text,
      clusters: [
        GlyphRun.Cluster(
          utf8Count: text.utf8.count, glyphCount: ellipsis.glyphs.count, advance: ellipsis.advance * scale)
      ])
  }

  private func box(_ attachment: StyledText.Attachment, x: CGFloat, baseline: CGFloat) -> TextLayout.Piece {
    let ascent = attachment.usableAscent * scale
    let descent = attachment.usableDescent * scale
    let width = attachment.usableWidth * scale
    return .attachment(
      id: attachment.id, CGRect(x: x, y: baseline - ascent, width: width, height: ascent + descent))
  }

  private func decorate(
    _ style: ShapedParagraph.Style, from start: CGFloat, to end: CGFloat, baseline: CGFloat, line: BrokenText.Line,
    backgrounds: inout [TextLayout.Piece], lines: inout [TextLayout.Piece]
  ) {
    guard end > start else { return }
    if let paint = style.style.background {
      let top = baseline - line.metrics.ascent * scale
      let rect = CGRect(x: start, y: top, width: end - start, height: line.metrics.height * scale)
      backgrounds.append(.bar(rect, paint: paint, pattern: .solid))
    }
    if let underline = style.style.underline {
      let rect = bar(style, from: start, to: end, middle: baseline + style.metrics.underlineOffset * scale)
      lines.append(.bar(rect, paint: underline.paint ?? style.style.paint, pattern: underline.pattern))
    }
    if let strikethrough = style.style.strikethrough {
      let rect = bar(style, from: start, to: end, middle: baseline - style.metrics.xHeight / 2 * scale)
      lines.append(.bar(rect, paint: strikethrough.paint ?? style.style.paint, pattern: strikethrough.pattern))
    }
  }

  /// Returns a bar along the text whose top and thickness are whole pixels, at least one pixel thick.
  private func bar(
    _ style: ShapedParagraph.Style, from start: CGFloat, to end: CGFloat, middle: CGFloat
  ) -> CGRect {
    let thickness = max((style.metrics.underlineThickness * scale * displayScale).rounded(), 1) / displayScale
    let top = ((middle - thickness / 2) * displayScale).rounded() / displayScale
    return CGRect(x: start, y: top, width: end - start, height: thickness)
  }
}
