import Foundation

extension PathArrangement {
  /// Returns the outline of all areas whose winding numbers satisfy a condition.
  func outline(where isInside: (GridEdge.Windings) -> Bool) -> Path {
    let borders = self.borders(where: isInside)
    var exits: [GridPoint: [Int]] = [:]
    for index in borders.indices.reversed() { exits[borders[index].from, default: []].append(index) }
    var path = Path()
    var isUsed = [Bool](repeating: false, count: borders.count)
    for first in borders.indices where !isUsed[first] {
      var loop: [GridPoint] = []
      var next: Int? = first
      while let index = next {
        isUsed[index] = true
        loop.append(borders[index].from)
        let end = borders[index].to
        if end == borders[first].from { break }
        while let candidate = exits[end]?.last, isUsed[candidate] { exits[end]?.removeLast() }
        next = exits[end]?.popLast()
      }
      append(loop, to: &path)
    }
    return path
  }

  /// Adds a closed subpath, leaving out collinear points.
  private func append(_ loop: [GridPoint], to path: inout Path) {
    var corners: [GridPoint] = []
    for (index, point) in loop.enumerated() {
      let previous = corners.last ?? loop[loop.count - 1]
      if previous.area(point, loop[(index + 1) % loop.count]) != 0 { corners.append(point) }
    }
    guard corners.count > 2 else { return }
    path.elements.append(.move(to: point(corners[0])))
    path.elements += corners.dropFirst().map { .line(to: point($0)) }
    path.elements.append(.closeSubpath)
  }

  /// Returns the edges with the inside on one side only, each directed so that the inside is to its right on screen.
  private func borders(where isInside: (GridEdge.Windings) -> Bool) -> [(from: GridPoint, to: GridPoint)] {
    var borders: [(from: GridPoint, to: GridPoint)] = []
    func add(_ edge: GridEdge, before: GridEdge.Windings, after: GridEdge.Windings) {
      // `before` is left of an edge that runs down, and below a horizontal one.
      switch (isInside(before), isInside(after)) {
      case (true, false): borders.append((edge.top, edge.bottom))
      case (false, true): borders.append((edge.bottom, edge.top))
      default: break
      }
    }
    let levels = Set(edges.flatMap { [$0.top.y, $0.bottom.y] }).sorted()
    var active: [GridEdge] = []
    var next = 0
    for (index, level) in levels.enumerated() {
      active.removeAll { $0.bottom.y <= level }
      var flat: [GridEdge] = []
      while next < edges.count, edges[next].top.y == level {
        if edges[next].isHorizontal { flat.append(edges[next]) } else { active.append(edges[next]) }
        next += 1
      }
      for edge in flat {
        let middle = (Double(edge.top.x) + Double(edge.bottom.x)) / 2
        let below = active.filter { $0.x(at: Double(level)) < middle }
          .reduce(GridEdge.Windings(first: 0, second: 0)) { $0 + $1.windings }
        add(edge, before: below, after: below + edge.windings)
      }
      guard index + 1 < levels.count else { break }
      let middle = (Double(level) + Double(levels[index + 1])) / 2
      var sum = GridEdge.Windings(first: 0, second: 0)
      for (edge, _) in active.map({ ($0, $0.x(at: middle)) }).sorted(by: { $0.1 < $1.1 }) {
        let before = sum
        sum = sum + edge.windings
        // No edges cross between two levels, so what holds at the start of an edge holds along all of it.
        if edge.top.y == level { add(edge, before: before, after: sum) }
      }
    }
    return borders
  }
}
