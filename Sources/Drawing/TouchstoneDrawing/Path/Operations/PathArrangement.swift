import Foundation

/// The lines of two paths on a grid, cut so that they meet only at their ends.
struct PathArrangement {
  /// The maximum number of times that edges are cut again because rounding a crossing moved one edge across another.
  private static let rounds = 16

  private(set) var edges: [GridEdge] = []
  /// The original coordinates of the paths' points, so that edges parallel to the axes stay where they are.
  private var columns: [Int: CGFloat] = [:]
  private var rows: [Int: CGFloat] = [:]
  private var unit: CGFloat = 1

  init(_ first: Path, _ second: Path) {
    let parts = [first.subpaths, second.subpaths]
    let points = parts.joined().flatMap { part in
      [part.start] + part.segments.flatMap { [$0.control1, $0.control2, $0.end] }
    }
    let size = points.reduce(0) { max($0, abs($1.x), abs($1.y)) }
    // Outside this range, intermediate results overflow or underflow.
    guard size > 1e-150, size < 1e150 else { return }
    // A power of two, so that coordinates with few digits stay exact.
    unit = CGFloat(sign: .plus, exponent: size.exponent + 1, significand: 1) / CGFloat(GridPoint.limit)
    let tolerance = min(Path.flatness, size / 10_000)
    for (index, segments) in parts.enumerated() {
      for segment in segments.flatMap(\.filledSegments) {
        let points = segment.flattened(tolerance: tolerance).map { gridPoint($0.point) }
        for (from, to) in zip(points, points.dropFirst()) { add(from, to, toFirst: index == 0) }
      }
    }
    cut()
  }

  private mutating func gridPoint(_ point: CGPoint) -> GridPoint {
    let result = GridPoint(x: Int((point.x / unit).rounded()), y: Int((point.y / unit).rounded()))
    if columns[result.x] == nil { columns[result.x] = point.x }
    if rows[result.y] == nil { rows[result.y] = point.y }
    return result
  }

  /// Returns a grid point in the coordinates of the paths.
  func point(_ point: GridPoint) -> CGPoint {
    CGPoint(x: columns[point.x] ?? CGFloat(point.x) * unit, y: rows[point.y] ?? CGFloat(point.y) * unit)
  }

  private mutating func add(_ from: GridPoint, _ to: GridPoint, toFirst isFirst: Bool) {
    guard from != to else { return }
    let count = from < to ? 1 : -1
    edges.append(
      GridEdge(
        top: min(from, to), bottom: max(from, to),
        windings: GridEdge.Windings(first: isFirst ? count : 0, second: isFirst ? 0 : count)))
  }

  /// Cuts edges where they meet, until they meet only at their ends.
  private mutating func cut() {
    merge()
    for _ in 0..<Self.rounds {
      let cuts = self.cuts()
      guard cuts.contains(where: { !$0.isEmpty }) else { return }
      var pieces: [GridEdge] = []
      for (edge, points) in zip(edges, cuts) {
        let stations = [edge.top] + points.sorted { edge.progress(of: $0) < edge.progress(of: $1) } + [edge.bottom]
        for (from, to) in zip(stations, stations.dropFirst()) where from != to {
          // Rounding can reverse a piece of a nearly horizontal edge.
          let windings = from < to ? edge.windings : edge.windings.reversed
          pieces.append(GridEdge(top: min(from, to), bottom: max(from, to), windings: windings))
        }
      }
      edges = pieces
      merge()
    }
  }

  /// Returns the points at which each edge is to be cut.
  private func cuts() -> [[GridPoint]] {
    /// An edge that may still meet others, with its range of columns, which rules out most pairs of edges.
    struct Active {
      var index: Int
      var low: Int
      var high: Int
      var end: Int
    }
    var cuts = [[GridPoint]](repeating: [], count: edges.count)
    var active: [Active] = []
    // Edges are sorted by their upper ends.
    for (index, edge) in edges.enumerated() {
      let low = min(edge.top.x, edge.bottom.x)
      let high = max(edge.top.x, edge.bottom.x)
      active.removeAll { $0.end < edge.top.y }
      for other in active where other.low <= high && other.high >= low {
        for point in edge.meetings(with: edges[other.index]) {
          if point != edge.top, point != edge.bottom { cuts[index].append(point) }
          let ends = edges[other.index]
          if point != ends.top, point != ends.bottom { cuts[other.index].append(point) }
        }
      }
      active.append(Active(index: index, low: low, high: high, end: edge.bottom.y))
    }
    return cuts
  }

  /// Merges edges between the same points, and sorts all by their upper ends.
  private mutating func merge() {
    struct Ends: Hashable {
      var top: GridPoint
      var bottom: GridPoint
    }
    var sums: [Ends: GridEdge.Windings] = [:]
    for edge in edges {
      let ends = Ends(top: edge.top, bottom: edge.bottom)
      sums[ends] = (sums[ends] ?? GridEdge.Windings(first: 0, second: 0)) + edge.windings
    }
    edges = sums.filter { $0.value != GridEdge.Windings(first: 0, second: 0) }
      .map { GridEdge(top: $0.key.top, bottom: $0.key.bottom, windings: $0.value) }
      .sorted { $0.top == $1.top ? $0.bottom < $1.bottom : $0.top < $1.top }
  }
}
