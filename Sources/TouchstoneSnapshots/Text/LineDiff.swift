/// The difference of two texts, line by line, as a patch with four lines of context.
///
/// Marks are those of swift-snapshot-testing: a minus sign (U+2212), a plus sign, a figure space (U+2007); a blank at the
/// end of a line shows as `¬`.
package struct LineDiff {
  private enum Kind { case both, reference, actual }

  private struct Line {
    var kind: Kind
    var text: Substring
  }

  private static let context = 4
  /// Texts whose changed parts are longer than this in lines are not aligned: that takes time squared.
  private static let alignmentLimit = 4_000

  private let lines: [Line]

  /// Compares two texts.
  ///
  /// Cost: `n + d²` for n lines of which d differ; linear where more than 4000 lines lie between the first and the last
  /// difference.
  package init(reference: String, actual: String) {
    let old = Self.split(reference)
    let new = Self.split(actual)
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }

    var lines = old[..<head].map { Line(kind: .both, text: $0) }
    lines += Self.align(old[head..<(old.count - tail)], new[head..<(new.count - tail)])
    lines += old[(old.count - tail)...].map { Line(kind: .both, text: $0) }
    self.lines = lines
  }

  /// Whether the texts are equal.
  package var isEmpty: Bool { lines.allSatisfy { $0.kind == .both } }

  private static func split(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func align(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) -> [Line] {
    guard max(old.count, new.count) <= alignmentLimit else {
      return old.map { Line(kind: .reference, text: $0) } + new.map { Line(kind: .actual, text: $0) }
    }
    let change = Array(new).difference(from: Array(old))
    let removed = Set(change.removals.map { old.startIndex + $0.place })
    let inserted = Set(change.insertions.map { new.startIndex + $0.place })
    var lines: [Line] = []
    var (i, j) = (old.startIndex, new.startIndex)
    while i < old.endIndex || j < new.endIndex {
      if removed.contains(i) {
        lines.append(Line(kind: .reference, text: old[i]))
        i += 1
      } else if inserted.contains(j) {
        lines.append(Line(kind: .actual, text: new[j]))
        j += 1
      } else {
        lines.append(Line(kind: .both, text: new[j]))
        i += 1
        j += 1
      }
    }
    return lines
  }

  /// The patch: hunks that begin with `@@ −1,4 +1,5 @@`.
  package var patch: String {
    var output: [String] = []
    var (oldLine, newLine, next) = (1, 1, 0)
    while let first = lines[next...].firstIndex(where: { $0.kind != .both }) {
      var last = first
      while let other = lines[(last + 1)...].firstIndex(where: { $0.kind != .both }),
        other - last <= 2 * Self.context
      {
        last = other
      }
      let start = max(next, first - Self.context)
      let end = min(lines.count, last + 1 + Self.context)
      oldLine += start - next
      newLine += start - next
      let hunk = lines[start..<end]
      let oldCount = hunk.count { $0.kind != .actual }
      let newCount = hunk.count { $0.kind != .reference }
      output.append("@@ −\(oldLine),\(oldCount) +\(newLine),\(newCount) @@")
      output += hunk.map(Self.marked)
      oldLine += oldCount
      newLine += newCount
      next = end
    }
    return output.joined(separator: "\n")
  }

  private static func marked(_ line: Line) -> String {
    let mark =
      switch line.kind {
      case .both: "\u{2007}"
      case .reference: "−"
      case .actual: "+"
      }
    return mark + line.text + (line.text.hasSuffix(" ") ? "¬" : "")
  }
}

extension CollectionDifference.Change {
  /// The place that the change is about.
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
