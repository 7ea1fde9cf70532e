internal import Foundation
internal import TouchstoneText

/// Synthesized small capitals for fonts that lack them: capitals at a smaller size.
///
/// SF Pro has small capitals, Inter does not.
enum SmallCapitals {
  /// The size relative to that of the other letters.
  ///
  /// - Source: CSS Fonts Level 4 leaves it to the browser; Firefox uses 0.8, with which the small capitals of Inter are
  ///   6 % taller than its x-height.
  static let scale: CGFloat = 0.8

  /// Returns whether a character is drawn as a synthesized small capital.
  static func replaces(_ character: Character, font: FontDescriptor, face: FontFace) -> Bool {
    guard font.hasLowercaseSmallCaps || font.hasUppercaseSmallCaps else { return false }
    if character.isUppercase { return font.hasUppercaseSmallCaps && !face.hasCapitalsToSmallCapitals }
    return font.hasLowercaseSmallCaps && !face.hasSmallCapitals && capital(of: character) != nil
  }

  /// Returns the bytes of a text with uppercase instead of lowercase letters, where both have the same length.
  static func capitals(of text: String) -> [UInt8] {
    text.flatMap { character in Array((capital(of: character) ?? String(character)).utf8) }
  }

  /// Returns the uppercase form of a letter, or `nil` if its length in bytes or scalars differs, as for "ß".
  private static func capital(of character: Character) -> String? {
    guard character.isLowercase else { return nil }
    let capital = character.uppercased()
    let isAsLong =
      capital.utf8.count == character.utf8.count && capital.unicodeScalars.count == character.unicodeScalars.count
    return isAsLong ? capital : nil
  }
}
