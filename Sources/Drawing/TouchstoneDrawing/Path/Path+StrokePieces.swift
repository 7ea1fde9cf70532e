import Foundation

extension Path {
  /// A part of a long stroke.
  package struct StrokePiece {
    package var path: Path
    package var style: StrokeStyle
  }

  /// The minimum number of elements in a path that is stroked in pieces.
  package static var longStroke: Int { 10_000 }
  /// The number of segments in each piece.
  private static var pieceLength: Int { 500 }

  /// Returns pieces that together cover the stroke of a long path, or `nil` for a path of ordinary length.
  ///
  /// A rasteriser's time grows with the number of edge crossings, which in a long scribble is quadratic in its
  /// segments. Pieces that are drawn one after another only cross themselves. Each begins with the last segment of the
  /// previous one, so that it draws the join between the two.
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
  /// Returns the subpath as open lines of a few segments each, including the join with the previous line.
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

  /// Returns what the end caps of an open subpath add to lines with butt ends: nothing, or marks of almost no length.
  fileprivate func caps(_ style: StrokeStyle) -> Path {
    var path = Path()
    guard style.lineCap != .butt, let first = segments.first(where: { !$0.isPoint }),
      let last = segments.last(where: { !$0.isPoint })
    else { return path }
    // A hundredth of the width gives square caps their direction; the line itself covers it.
    for (end, direction) in [(first.start, first.startDirection), (last.end, last.reversed.startDirection)] {
      path.move(to: end)
      path.addLine(to: end.moved(by: direction.normalized, times: style.lineWidth / 100))
    }
    return path
  }
}
