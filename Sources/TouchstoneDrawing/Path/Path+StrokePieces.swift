import Foundation

extension Path {
  /// A part of a long stroke.
  package struct StrokePiece {
    package var path: Path
    package var style: StrokeStyle
  }

  /// How many steps an outline has at the least that is stroked in pieces.
  package static var longStroke: Int { 10_000 }
  /// How many segments a piece has.
  private static var pieceLength: Int { 500 }

  /// A long outline in pieces that cover together what its stroke does; `nil` for one of ordinary length.
  ///
  /// A rasteriser takes time for each crossing of two edges, of which a long scribble has as many as the square of its
  /// segments. Pieces that are drawn one after the other cross only themselves. Each begins with the last segment of the
  /// one before, so that it draws the corner between the two.
  package func strokePieces(_ style: StrokeStyle) -> [StrokePiece]? {
    guard elements.count >= Self.longStroke, style.lineWidth > 0, style.lineWidth.isFinite else { return nil }
    var solid = style
    solid.dash = []
    var inner = solid
    inner.lineCap = .butt
    var pieces: [StrokePiece] = []
    var short = Path()
    var count = 0
    func flush() {
      if !short.isEmpty { pieces.append(StrokePiece(path: short, style: solid)) }
      (short, count) = (Path(), 0)
    }
    let pattern = DashPattern(lengths: style.dash, phase: style.dashPhase)
    for piece in pattern?.dashes(of: subpaths) ?? subpaths {
      guard piece.segments.count > Self.pieceLength else {
        piece.append(to: &short)
        count += piece.segments.count + 1
        if count >= Self.pieceLength { flush() }
        continue
      }
      pieces += piece.pieces(of: Self.pieceLength).map { StrokePiece(path: $0, style: inner) }
      if !piece.isClosed { pieces.append(StrokePiece(path: piece.caps(style), style: solid)) }
    }
    flush()
    return pieces
  }
}

extension Subpath {
  /// The part as open lines of some segments, each with the corner to the one before.
  fileprivate func pieces(of length: Int) -> [Path] {
    let segments = segments.filter { !$0.isPoint }
    return stride(from: 0, to: segments.count, by: length).map { first in
      var own = Array(segments[first..<min(first + length, segments.count)])
      if first > 0 {
        own.insert(segments[first - 1], at: 0)
      } else if isClosed, let last = segments.last {
        own.insert(last, at: 0)
      }
      var path = Path()
      Subpath(start: own[0].start, segments: own, isClosed: false).append(to: &path)
      return path
    }
  }

  /// What the ends of an open part add to lines that end straight: nothing, or marks of no length.
  fileprivate func caps(_ style: StrokeStyle) -> Path {
    var path = Path()
    guard style.lineCap != .butt, let first = segments.first(where: { !$0.isPoint }),
      let last = segments.last(where: { !$0.isPoint })
    else { return path }
    // A hundredth of the width gives square caps their direction; it is covered by the line itself.
    for (end, direction) in [(first.start, first.startDirection), (last.end, last.reversed.startDirection)] {
      path.move(to: end)
      path.addLine(to: end.moved(by: direction.normalized, times: style.lineWidth / 100))
    }
    return path
  }
}
