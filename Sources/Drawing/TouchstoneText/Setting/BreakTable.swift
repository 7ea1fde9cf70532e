internal import Foundation

/// A paragraph's possible line breaks and cumulative advances, from which lines can be broken at any width.
///
/// Positions count clusters: position p is before cluster p.
/// A class, because debug builds retain every array of a value that a method is called on.
final class BreakTable: Sendable {
  /// The advances of all clusters before a position.
  let advances: [CGFloat]
  /// The positions at which a line may end, ascending; the last is the end of the text.
  let ends: [Int]
  /// For each of `ends`, where the preceding letters end; hanging space and newlines follow.
  let letterEnds: [Int]
  /// For each of `ends`, the advances of all clusters before `letterEnds`.
  let letterAdvances: [CGFloat]
  /// For each of `ends`, the index of the next one, or itself, at which the line must end.
  let nextForced: [Int]
  /// Whether the text ends with a newline, so that an empty line follows.
  let endsWithNewline: Bool
  /// The letters after the last newline that is followed by letters.
  let lastParagraph: Range<Int>

  init(_ clusters: [ShapedParagraph.Cluster]) {
    var advances: [CGFloat] = [0]
    advances.reserveCapacity(clusters.count + 1)
    var ends: [Int] = []
    var letterEnds: [Int] = []
    var forced: [Bool] = []
    var sum: CGFloat = 0
    var letterEnd = 0
    var afterNewline = 0
    var lastStart = 0
    for (index, cluster) in clusters.enumerated() {
      sum += cluster.advance
      advances.append(sum)
      switch cluster.kind {
      case .letters:
        letterEnd = index + 1
        lastStart = afterNewline
      case .space: break
      case .newline: afterNewline = index + 1
      }
      if cluster.canBreakAfter || cluster.kind == .newline || index == clusters.count - 1 {
        ends.append(index + 1)
        letterEnds.append(letterEnd)
        forced.append(cluster.kind == .newline || index == clusters.count - 1)
      }
    }
    var nextForced = [Int](repeating: 0, count: forced.count)
    var next = forced.count - 1
    for index in forced.indices.reversed() {
      if forced[index] { next = index }
      nextForced[index] = next
    }
    self.advances = advances
    self.ends = ends
    self.letterEnds = letterEnds
    letterAdvances = letterEnds.map { advances[$0] }
    self.nextForced = nextForced
    endsWithNewline = clusters.last?.kind == .newline
    lastParagraph = lastStart..<letterEnd
  }

  /// Returns the index of the first of `ends` after a position, or the number of ends.
  func firstEnd(after position: Int) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the width of the text between two positions.
  func width(_ range: Range<Int>) -> CGFloat {
    advances[range.upperBound] - advances[range.lowerBound]
  }
}
