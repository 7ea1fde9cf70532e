import Foundation

/// The difference of two texts, line by line, as a patch with four lines of context.
///
/// Lines end at line feeds, and are equal if their bytes are. Marks are those of swift-snapshot-testing: a minus sign
/// (U+2212), a plus sign, a figure space (U+2007); a blank at the end of a line shows as `¬`. Of lines that differ but look
/// the same, characters other than those of ASCII are shown as their numbers: `caf\u{E9}`, `cafe\u{301}`.
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
    while head < shorter, old[head].hasSameBytes(as: new[head]) { head += 1 }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail].hasSameBytes(as: new[new.count - 1 - tail]) { tail += 1 }

    var lines = old[..<head].map { Line(kind: .both, text: $0) }
    lines += Self.align(old[head..<(old.count - tail)], new[head..<(new.count - tail)])
    lines += old[(old.count - tail)...].map { Line(kind: .both, text: $0) }
    self.lines = lines
  }

  /// Whether the texts are equal.
  package var isEmpty: Bool { lines.allSatisfy { $0.kind == .both } }

  private static func split(_ text: String) -> [Substring] {
    // As a character, a carriage return with a line feed is not a line feed.
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
  }

  private static func align(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) -> [Line] {
    guard max(old.count, new.count) <= alignmentLimit else {
      return old.map { Line(kind: .reference, text: $0) } + new.map { Line(kind: .actual, text: $0) }
    }
    let change = Array(new).difference(from: Array(old)) { $0.hasSameBytes(as: $1) }
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
    func texts(_ kind: Kind) -> [Substring] { lines.filter { $0.kind == kind }.map(\.text) }
    let twins = Twins(texts(.reference), texts(.actual))
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
      output += hunk.map { Self.marked($0, twins) }
      oldLine += oldCount
      newLine += newCount
      next = end
    }
    return output.joined(separator: "\n")
  }

  private static func marked(_ line: Line, _ twins: Twins) -> String {
    let (mark, text) =
      switch line.kind {
      case .both: ("\u{2007}", String(line.text))
      case .reference: ("−", twins.plain(line.text, amid: twins.actual))
      case .actual: ("+", twins.plain(line.text, amid: twins.reference))
      }
    return mark + text + (text.hasSuffix(" ") ? "¬" : "")
  }
}

/// The changed lines of two texts by their appearance, to find those that look the same.
private struct Twins {
  /// Lines by their appearance. As strings, canonically equivalent ones are one.
  typealias Lines = [String: [Substring]]

  let reference, actual: Lines

  init(_ reference: [Substring], _ actual: [Substring]) {
    self.reference = Lines(grouping: reference, by: Self.appearance(of:))
    self.actual = Lines(grouping: actual, by: Self.appearance(of:))
  }

  /// A line, with the numbers of its characters if it differs from each of the other text's that look the same.
  func plain(_ line: Substring, amid others: Lines) -> String {
    guard let alike = others[Self.appearance(of: line)], !alike.contains(where: { $0.hasSameBytes(as: line) }) else {
      return String(line)
    }
    return line.unicodeScalars.map { scalar in
      (0x20...0x7E).contains(scalar.value)
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }

  /// A line without what takes no space, and with one kind of blank.
  private static func appearance(of line: Substring) -> String {
    var text = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: continue
      case .spaceSeparator: text.append(" ")
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}

extension Substring {
  /// Whether two texts are the same bytes in UTF-8; `==` also holds for canonically equivalent ones.
  func hasSameBytes(as other: Substring) -> Bool {
    // In unoptimised code, the comparison of strings is by far faster than one of their bytes.
    guard self == other, utf8.count == other.utf8.count else { return false }
    return Data(utf8) == Data(other.utf8)
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
