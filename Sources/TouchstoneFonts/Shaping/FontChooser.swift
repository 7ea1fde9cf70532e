internal import CHarfBuzz
internal import Foundation
internal import TouchstoneDrawing
internal import TouchstoneText

/// Chooses a font for each character of one style: the asked-for one where it has the glyphs, else the first fallback
/// that does.
struct FontChooser {
  /// A font and its opened face.
  struct Choice {
    var font: ResolvedFont
    var face: FontFace
  }

  let primary: Choice
  /// Whether the asked-for font has all printable ASCII characters.
  let coversASCII: Bool
  private let library: FontLibrary
  let descriptor: FontDescriptor
  private let language: String
  private var fallbacks: [Choice]?
  private var ofScript: [UInt32: [Choice]] = [:]
  private var emoji: Choice??
  private var known: [Character: Choice?] = [:]

  init(library: FontLibrary, descriptor: FontDescriptor, language: String) throws {
    let font = try library.resolve(descriptor)
    primary = Choice(font: font, face: try library.face(for: font.reference))
    coversASCII = primary.face.coversASCII
    self.library = library
    self.descriptor = descriptor
    self.language = language
  }

  /// The font for a character, or `nil` where none has it.
  mutating func choice(for character: Character) -> Choice? {
    if let choice = known[character] { return choice }
    library.work.addSearch()
    let choice = find(character)
    known[character] = choice
    return choice
  }

  private mutating func find(_ character: Character) -> Choice? {
    if Self.isEmoji(character), let emoji = emojiChoice(), Self.covers(emoji.face, character) { return emoji }
    if Self.covers(primary.face, character) { return primary }
    if fallbacks == nil {
      fallbacks = library.fallbacks(for: descriptor, language: language).compactMap { font in
        (try? library.face(for: font.reference)).map { Choice(font: font, face: $0) }
      }
    }
    return fallbacks?.first { Self.covers($0.face, character) }
      ?? choices(forScript: Itemizer.script(of: character)).first { Self.covers($0.face, character) }
  }

  private mutating func choices(forScript script: hb_script_t) -> [Choice] {
    if let choices = ofScript[script.rawValue] { return choices }
    let tag = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: script.rawValue >> $0) }
    let fonts = library.fallbacks(forScript: String(decoding: tag, as: UTF8.self), descriptor: descriptor)
    let choices = fonts.compactMap { font in
      (try? library.face(for: font.reference)).map { Choice(font: font, face: $0) }
    }
    ofScript[script.rawValue] = choices
    return choices
  }

  private mutating func emojiChoice() -> Choice? {
    if let emoji { return emoji }
    let found = library.emojiFont().flatMap { font in
      (try? library.face(for: font.reference)).map { Choice(font: font, face: $0) }
    }
    emoji = .some(found)
    return found
  }

  /// Whether a character is to be drawn as a coloured emoji.
  ///
  /// - Source: Unicode Technical Standard #51, "Emoji Presentation".
  private static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value > 0x7f || scalars.count > 1 else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    if first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return true }
    return first.properties.isEmoji && scalars.contains { $0.properties.isEmojiModifier }
  }

  private static func covers(_ face: FontFace, _ character: Character) -> Bool {
    if covers(face, scalars: character.unicodeScalars) { return true }
    // A font without a combining mark may have the letter that carries it.
    guard character.unicodeScalars.count > 1 else { return false }
    return covers(face, scalars: String(character).precomposedStringWithCanonicalMapping.unicodeScalars)
  }

  private static func covers(_ face: FontFace, scalars: some Sequence<Unicode.Scalar>) -> Bool {
    scalars.allSatisfy { scalar in
      scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .control
        || scalar.properties.generalCategory == .lineSeparator
        || scalar.properties.generalCategory == .paragraphSeparator
        || face.nominalGlyph(for: scalar) != nil
    }
  }
}
