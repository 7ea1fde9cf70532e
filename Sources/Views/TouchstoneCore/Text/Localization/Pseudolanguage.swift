/// A pseudo-language: localised text that is still readable, but behaves like a translation.
///
/// Only text that is looked up in string tables changes, whether a table contains it or not: text that stays as it is in the
/// accented pseudo-language is not localised.
///
/// - Source: Xcode, "Testing localizations when running your app", pseudo-languages of a scheme; Android, "Test your app
///   with pseudolocales", `en-XA` and `ar-XB`.
public enum Pseudolanguage: String, CaseIterable, Sendable {
  /// Letters have accents, and about every third one is doubled, which makes text 35 % longer; brackets show where it
  /// begins and ends: `[Šééťťííñğšš]`.
  case accented
  /// The text twice, separated by a space: `Settings Settings`.
  case doubleLength
  /// The text from right to left, in a layout from right to left.
  case rightToLeft

  /// The pseudo-language of strings that are created at the moment, outside of a view's environment.
  @TaskLocal package static var current: Pseudolanguage?

  /// Returns the parts of a localised text in the pseudo-language; text without letters does not change.
  func parts(_ parts: [Text.Part]) -> [Text.Part] {
    guard parts.contains(where: \.hasLetters) else { return parts }
    switch self {
    case .accented: return [.string("[")] + changed(parts, Self.accented) + [.string("]")]
    case .doubleLength: return parts + [.string(" ")] + parts
    case .rightToLeft: return changed(parts) { "\u{202E}\($0)\u{202C}" }
    }
  }

  private func changed(_ parts: [Text.Part], _ change: (String) -> String) -> [Text.Part] {
    parts.map { part in
      guard case .markdown(let text) = part, part.hasLetters else { return part }
      return .markdown(change(text))
    }
  }

  /// All letters that have a variant in Latin-1 or Latin Extended-A, which most fonts contain.
  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ", "áçďéğĥíĵķĺñöŕšťüŵýžÁÇĎÉĞĤÍĴĶĹÑÖŔŠŤÜŴÝŽ"))

  /// Returns a text with accents in which 35 of 100 letters are doubled, evenly; the addresses of Markdown links are kept.
  static func accented(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    var count = 65
    while let character = rest.first {
      if rest.hasPrefix("]("), let end = rest.firstIndex(of: ")") {
        result += rest[...end]
        rest = rest[rest.index(after: end)...]
        continue
      }
      rest = rest.dropFirst()
      result.append(accents[character] ?? character)
      guard character.isLetter else { continue }
      if count % 100 < 35 { result.append(accents[character] ?? character) }
      count += 35
    }
    return result
  }
}

extension Text.Part {
  /// Whether the part is text of the developer, with letters.
  fileprivate var hasLetters: Bool {
    guard case .markdown(let text) = self else { return false }
    return text.contains(where: \.isLetter)
  }
}

extension EnvironmentValues {
  /// The pseudo-language of localised text; none by default.
  @Entry package var pseudolanguage: Pseudolanguage? = .current
}
