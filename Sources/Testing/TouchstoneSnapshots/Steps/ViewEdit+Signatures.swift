extension ViewEdit {
  /// Whether two edits with one signature change the same.
  var saysAll: Bool {
    switch kind {
    case .inserted, .removed: false
    default: before != nil || after != nil
    }
  }

  /// The part that equal edits of other views have in common: an edit without its place.
  package struct Signature: Codable, Hashable, Sendable {
    package var kind: Kind
    package var before, after, view: String?

    package init(kind: Kind, before: String? = nil, after: String? = nil, view: String? = nil) {
      self.kind = kind
      self.before = before
      self.after = after
      self.view = view
    }
  }

  /// The edit without its place: one for each colour of a paint that changed, otherwise one.
  ///
  /// Each is a decision of its own, wherever it is seen: the colour of a gradient's stop, of a shadow or of a tint at some
  /// opacity is the same colour as that of a label.
  package var signatures: [Signature] {
    switch kind {
    // A length says little without its view.
    case .moved, .resized, .inserted, .removed, .count, .transform:
      [Signature(kind: kind, before: before, after: after, view: view.type ?? view.name)]
    // Without values, the same kind of edit of two views may be two changes.
    case .redrawn, .shape, .clip, .image: [Signature(kind: kind, before: before, after: after, view: view.path)]
    case .paint, .effects:
      changedColors.map { $0.map { Signature(kind: .paint, before: $0.before, after: $0.after) } }
        ?? [Signature(kind: kind, before: before, after: after)]
    case .text: [Signature(kind: kind, before: changedWords.before, after: changedWords.after)]
    default: [Signature(kind: kind, before: before, after: after)]
    }
  }

  /// The words of a text that differ, without those before and after that are the same: `No. 7` and `Nr. 7` are changed as
  /// `No. 8` and `Nr. 8` are. Numbers alone say too little.
  private var changedWords: (before: String?, after: String?) {
    guard let before, let after else { return (before, after) }
    var (old, new) = (before.split(separator: " ")[...], after.split(separator: " ")[...])
    while let first = old.first, first == new.first { (old, new) = (old.dropFirst(), new.dropFirst()) }
    while let last = old.last, last == new.last { (old, new) = (old.dropLast(), new.dropLast()) }
    guard [old, new].allSatisfy({ $0.contains { $0.contains(where: \.isLetter) } }) else { return (before, after) }
    return (old.joined(separator: " "), new.joined(separator: " "))
  }

  /// The colours that differ, each once; nil if something else does.
  private var changedColors: [(before: String, after: String)]? {
    guard let before, let after else { return nil }
    var (old, new) = (Self.colors(in: before), Self.colors(in: after))
    if old.count != new.count { (old, new) = (before.split(separator: " "), after.split(separator: " ")) }
    guard old.count == new.count else { return nil }
    var changes: [(before: String, after: String)] = []
    for (a, b) in zip(old, new) where a != b {
      let (a, b) = (a.filter { $0 != "," }, b.filter { $0 != "," })
      guard a.hasPrefix("#"), b.hasPrefix("#") else { return nil }
      if !changes.contains(where: { $0 == (a, b) }) { changes.append((a, b)) }
    }
    return changes.isEmpty ? nil : changes
  }

  /// The words of a paint. The default gradient of a colour is that colour, since its other one is computed from it.
  private static func colors(in paint: String) -> [Substring] {
    let words = paint.split(separator: " ")
    // `linear 0 #60E080, 0.71 #34C759`, or with the same opacity of both.
    guard words.count == 5 || words.count == 7, words[0] == "linear" else { return words }
    let (first, second) = (words[2...(words.count / 2)], words[(words.count / 2 + 2)...])
    let stops = (words[1], words[words.count / 2 + 1])
    let colors = [first, second].map { $0.map { $0.filter { $0 != "," } } }
    guard colors[0].dropFirst().elementsEqual(colors[1].dropFirst()) else { return words }
    let isLighter = stops == ("0", "0.71") && isMade(colors[0][0], of: colors[1][0]) { 0.87 * $0 + 51 }
    let isDarker = stops == ("0.305", "1") && isMade(colors[1][0], of: colors[0][0]) { 1.0686 * $0 - 33.5 }
    return isLighter ? Array(second) : isDarker ? colors[0].map { $0[...] } : words
  }

  /// Whether each component of a colour is what a function makes of another one, give or take what bytes lose.
  ///
  /// - Source: `AnyGradient`, which draws these gradients.
  private static func isMade(_ color: String, of base: String, by change: (Double) -> Double) -> Bool {
    func components(_ name: String) -> [Double]? {
      guard name.hasPrefix("#"), name.utf8.count == 7, let number = Int(name.dropFirst(), radix: 16) else { return nil }
      return [number >> 16, number >> 8 & 255, number & 255].map(Double.init)
    }
    guard let found = components(color), let base = components(base) else { return false }
    return zip(found, base).allSatisfy { abs(min(max(change($1), 0), 255) - $0) <= 1.5 }
  }
}
