import TouchstoneReport

/// Which view of a picture is which of another one.
///
/// Views of the same type and with the same text, identifier and label are matched first, as many as the order of both pictures
/// allows; of those between them, views of the same type are, in order: they say something else, or are drawn otherwise.
struct ViewMatching {
  private(set) var pairs: [(was: LookAnswer.SeenView, now: LookAnswer.SeenView)] = []
  /// The numbers of views that are only in the first, and only in the second.
  private(set) var removed: Set<Int> = []
  private(set) var added: Set<Int> = []

  private struct Key: Hashable {
    var type: String
    var text: String?
    var identifier: String?
    var label: String?

    init(_ view: LookAnswer.SeenView) {
      (type, text, identifier, label) = (view.type, view.text, view.identifier, view.label)
    }
  }

  /// Beyond, finding the best matching would take too much memory, and views are matched in order.
  private static let most = 3000

  init(from before: [LookAnswer.SeenView], to now: [LookAnswer.SeenView]) {
    let same = Self.common(before.map(Key.init), now.map(Key.init))
    var (i, j) = (0, 0)
    for (a, b) in same + [(before.count, now.count)] {
      pair(before[i..<a], now[j..<b])
      if a < before.count, b < now.count { pairs.append((before[a], now[b])) }
      (i, j) = (a + 1, b + 1)
    }
    pairs.sort { $0.now.number < $1.now.number }
  }

  /// Matches views by their types, in order.
  private mutating func pair(_ before: ArraySlice<LookAnswer.SeenView>, _ now: ArraySlice<LookAnswer.SeenView>) {
    let same = Self.common(before.map(\.type), now.map(\.type))
    for (a, b) in same { pairs.append((before[before.startIndex + a], now[now.startIndex + b])) }
    let matched = (Set(same.map(\.0)), Set(same.map(\.1)))
    removed.formUnion(before.enumerated().filter { !matched.0.contains($0.offset) }.map(\.element.number))
    added.formUnion(now.enumerated().filter { !matched.1.contains($0.offset) }.map(\.element.number))
  }

  /// Returns the places of a longest common subsequence. Cost: the product of the lengths, without common ends.
  private static func common<T: Equatable>(_ a: [T], _ b: [T]) -> [(Int, Int)] {
    let start = zip(a, b).prefix { $0 == $1 }.count
    let rest = min(a.count, b.count) - start
    let end = zip(a.reversed(), b.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let (rows, columns) = (a.count - start - end, b.count - start - end)
    var middle: [(Int, Int)] = []
    if rows > 0, columns > 0, rows * columns <= most * most {
      var lengths = [[Int32]](repeating: [Int32](repeating: 0, count: columns + 1), count: rows + 1)
      for i in stride(from: rows - 1, through: 0, by: -1) {
        for j in stride(from: columns - 1, through: 0, by: -1) {
          lengths[i][j] =
            a[start + i] == b[start + j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
        }
      }
      var (i, j) = (0, 0)
      while i < rows, j < columns {
        if a[start + i] == b[start + j] {
          middle.append((start + i, start + j))
          (i, j) = (i + 1, j + 1)
        } else if lengths[i + 1][j] >= lengths[i][j + 1] {
          i += 1
        } else {
          j += 1
        }
      }
    }
    return (0..<start).map { ($0, $0) } + middle + (0..<end).map { (a.count - end + $0, b.count - end + $0) }
  }
}
