internal import CHarfBuzz
internal import Foundation
internal import TouchstoneDrawing
internal import TouchstoneText

/// Chooses a font for each character of one style: the requested one if it has the glyphs, else the first fallback that
/// does.
struct FontChooser {
  /// A font and its opened face.
  struct Choice {
    var font: ResolvedFont
    var face: FontFace
  }

  let primary: Choice
  /// Whether the requested font has all printable ASCII characters.
  let coversASCII: Bool
  private let library: FontLibrary
  let descriptor: FontDescriptor
  private let language: String
  private var fallbacks: [ResolvedFont]?
  private var ofScript: [UInt32: [ResolvedFont]] = [:]
  private var known: [Character: Choice?] = [:]

  init(library: FontLibrary, descriptor: FontDescriptor, language: String) throws {
    let font = try library.resolve(descriptor)
    primary = Choice(font: font, face: try library.face(for: font.reference))
    coversASCII = primary.face.coversASCII
    self.library = library
    self.descriptor = descriptor
    self.language = language
  }

  /// Returns the font for a character, or `nil` if none has it.
  ///
  /// - Throws: `FontError.notOnMachine` if a font of the set that may have it is missing.
  mutating func choice(for character: Character) throws -> Choice? {
    if let choice = known[character] { return choice }
    library.work.addSearch()
    let choice = try find(character)
    known[character] = choice
    return choice
  }

  private mutating func find(_ character: Character) throws -> Choice? {
    if Self.isEmoji(character), let emoji = library.emojiFont(), let choice = try first(of: [emoji], with: character) {
      return choice
    }
    if Self.covers(primary.face, character) { return primary }
    let fonts = fallbacks ?? library.fallbacks(for: descriptor, language: language)
    fallbacks = fonts
    return try first(of: fonts, with: character)
      ?? first(of: fallbacks(forScript: Itemizer.script(of: character)), with: character)
  }

  /// Returns the first font that has a character. Those after it are not opened.
  private func first(of fonts: [ResolvedFont], with character: Character) throws -> Choice? {
    for font in fonts {
      do {
        let face = try library.face(for: font.reference)
        if Self.covers(face, character) { return Choice(font: font, face: face) }
      } catch FontError.notOnMachine(let name, let set) {
        throw FontError.notOnMachine(font: name, set: set)
      } catch {
        // An invalid file has no characters; another font may have them.
      }
    }
    return nil
  }

  private mutating func fallbacks(forScript script: hb_script_t) -> [ResolvedFont] {
    if let fonts = ofScript[script.rawValue] { return fonts }
    let tag = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: script.rawValue >> $0) }
    let fonts = library.fallbacks(forScript: String(decoding: tag, as: UTF8.self), descriptor: descriptor)
    ofScript[script.rawValue] = fonts
    return fonts
  }

  /// Returns whether a character has emoji presentation.
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
    // A font that lacks a combining mark may have the precomposed letter.
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
