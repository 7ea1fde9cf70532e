/// The name of a set or a folder in an asset catalogue, from which Xcode makes the name of a constant or a type.
///
/// - Source: files that Xcode 15 and 16 generated, in public repositories: `BGColorOne` is `bgColorOne`,
///   `color_FF453A` is `colorFF453A`, `TLSold` is `tlSold`, `292C38` is `_292_C_38`, `download (10)` is `download10`.
public struct AssetName: Hashable, Sendable {
  /// The parts of the name: between them are separators, a digit beside a letter, or a capital letter that begins a word.
  let words: [String]

  /// Creates the name of a folder.
  public init(_ name: String) {
    words = Self.words(of: name)
  }

  /// Creates the name of a set, without the type at its end: `AccentColor` is named `accent`.
  ///
  /// - Parameter type: `Color` or `Image`.
  init(_ name: String, withoutType type: String) {
    let words = Self.words(of: name)
    let hasType = words.count > 1 && words.last?.lowercased() == type.lowercased()
    self.words = hasType ? words.dropLast() : words
  }

  private enum Kind { case separator, digit, upper, lower }

  private static func kind(of character: Character) -> Kind {
    if character.isNumber { return .digit }
    guard character.isLetter else { return .separator }
    return character.isUppercase ? .upper : .lower
  }

  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var last = Kind.separator
    for character in name {
      let kind = kind(of: character)
      defer { last = kind }
      switch (last, kind) {
      case (_, .separator): break
      case (.upper, .lower):
        // Of capital letters before a small one, the last begins a word: `TL` and `Sold`.
        let word = words[words.count - 1]
        if word.count > 1 {
          words[words.count - 1...words.count - 1] = [String(word.dropLast()), String(word.suffix(1))]
        }
        words[words.count - 1].append(character)
      case (kind, kind): words[words.count - 1].append(character)
      default: words.append(String(character))
      }
    }
    return words
  }

  /// Whether nothing in the name is written in small letters: its words are then joined by `_`, as they are.
  private var isCapitals: Bool { !words.contains { $0.contains { Self.kind(of: $0) == .lower } } }

  /// The name of a constant; empty if there is no letter and no digit.
  public var constant: String {
    isCapitals
      ? joined(by: "_")
      : Self.identifier((words.first?.lowercased() ?? "") + words.dropFirst().map(Self.capitalized).joined())
  }

  /// The name of a type; empty if there is no letter and no digit.
  public var type: String {
    isCapitals ? joined(by: "_") : Self.identifier(words.map(Self.capitalized).joined())
  }

  private func joined(by separator: String) -> String { Self.identifier(words.joined(separator: separator)) }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func identifier(_ name: String) -> String {
    if keywords.contains(name) { return "`\(name)`" }
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// The words that cannot be names without backticks.
  private static let keywords = Set(
    """
    Any Protocol Self Type as associatedtype break case catch class continue default defer deinit do else enum
    extension fallthrough false fileprivate for func guard if import in init inout internal is let nil operator
    precedencegroup private protocol public repeat rethrows return self static struct subscript super switch throw
    throws true try typealias var where while
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
