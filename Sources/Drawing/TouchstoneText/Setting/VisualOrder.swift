/// The order of the pieces of a line from left to right.
enum VisualOrder {
  /// Reorders pieces from logical to visual order by their embedding levels.
  ///
  /// - Source: Unicode Standard Annex #9, rule L2.
  static func reordered<Piece>(_ pieces: [Piece], level: (Piece) -> UInt8) -> [Piece] {
    guard let highest = pieces.map(level).max(), highest > 0 else { return pieces }
    let lowestOdd = pieces.map(level).filter { $0 % 2 == 1 }.min() ?? highest + 1
    var result = pieces
    var current = highest
    while current >= lowestOdd {
      var start = 0
      while start < result.count {
        guard level(result[start]) >= current else {
          start += 1
          continue
        }
        var end = start
        while end < result.count, level(result[end]) >= current { end += 1 }
        result[start..<end].reverse()
        start = end
      }
      current -= 1
    }
    return result
  }
}
