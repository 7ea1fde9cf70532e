import TouchstoneSymbols

/// A selector without combinators, such as `rect.a` or `#b`.
///
/// - Source: CSS Selectors Level 3, type, class and id selectors.
struct SVGSelector: Hashable {
  /// A condition that an element meets or not.
  enum Part: Hashable {
    case element(String)
    case name(String)
    case `class`(String)
  }

  /// The conditions, without repetitions; empty for `*`.
  private(set) var parts: [Part] = []
  /// The specificity: ids count more than classes, and classes more than elements.
  private(set) var specificity = 0

  /// Creates a selector, or returns `nil` if the source is not one, or has combinators or pseudo-classes.
  init?(_ source: String) {
    guard !source.isEmpty else { return nil }
    var kind: Character = "e"
    var word = ""
    for character in source {
      if character == "." || character == "#" {
        guard append(word, kind) else { return nil }
        kind = character
        word = ""
      } else if character.isLetter || character.isNumber || "_-*".contains(character) {
        word.append(character)
      } else {
        return nil
      }
    }
    guard append(word, kind) else { return nil }
    var known: Set<Part> = []
    parts = parts.filter { known.insert($0).inserted }
  }

  private mutating func append(_ word: String, _ kind: Character) -> Bool {
    guard !word.isEmpty else { return kind == "e" }
    switch kind {
    case ".":
      parts.append(.class(word))
      specificity += 1 << 20
    case "#":
      parts.append(.name(word))
      specificity += 1 << 40
    default:
      guard word != "*" else { return true }
      parts.append(.element(word))
      specificity += 1
    }
    return true
  }

  /// Returns all conditions that an element meets.
  static func parts(of tag: SVGTag) -> Set<Part> {
    var parts: Set<Part> = [.element(tag.name)]
    if let name = tag.attributes["id"] { parts.insert(.name(name)) }
    for word in (tag.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace) {
      parts.insert(.class(String(word)))
    }
    return parts
  }
}
