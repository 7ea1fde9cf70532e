internal import Foundation
internal import TouchstoneText

/// Small capitals for fonts that have none of their own: capitals of a smaller size.
///
/// Inter has none, while SF Pro has.
enum SmallCapitals {
  /// The size relative to that of the other letters.
  ///
  /// - Source: CSS Fonts Level 4 leaves it to the browser; Firefox takes 0.8, which puts the tops of small capitals of
  ///   Inter 6 % above its small letters.
  static let scale: CGFloat = 0.8

  /// Whether a character of a style is drawn as a small capital that its font does not have.
  static func replaces(_ character: Character, font: FontDescriptor, face: FontFace) -> Bool {
    guard font.hasLowercaseSmallCaps || font.hasUppercaseSmallCaps else { return false }
    if character.isUppercase { return font.hasUppercaseSmallCaps && !face.hasCapitalsToSmallCapitals }
    return font.hasLowercaseSmallCaps && !face.hasSmallCapitals && capital(of: character) != nil
  }

  /// The bytes of a text whose small letters are capitals, each of as many bytes as before.
  static func capitals(of text: String) -> [UInt8] {
    text.flatMap { character in Array((capital(of: character) ?? String(character)).utf8) }
  }

  /// The capital of a small letter, or `nil` where it takes another number of bytes or letters, as that of "ß" does.
  private static func capital(of character: Character) -> String? {
    guard character.isLowercase else { return nil }
    let capital = character.uppercased()
    let isAsLong =
      capital.utf8.count == character.utf8.count && capital.unicodeScalars.count == character.unicodeScalars.count
    return isAsLong ? capital : nil
  }
}
