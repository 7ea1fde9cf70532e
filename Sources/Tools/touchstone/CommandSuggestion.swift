/// Suggests a command for a mistyped one.
enum CommandSuggestion {
  /// Returns the nearest name, which takes at most two edits (insertions, deletions, substitutions or swaps) and fewer
  /// than half as many as it has letters; `nil` if none is that near.
  static func nearest(to word: String, among names: [String]) -> String? {
    names.map { (name: $0, distance: distance(Array(word.lowercased()), Array($0))) }
      .filter { $0.distance <= 2 && $0.distance * 2 < $0.name.count }
      .min { $0.distance < $1.distance }?.name
  }

  /// Returns the Damerau–Levenshtein distance in which no substring is edited twice.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var least = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, rows[i - 1][j - 1] + 1) }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
