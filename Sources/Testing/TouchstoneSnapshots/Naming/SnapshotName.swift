import Foundation

/// A name as part of a file's name.
///
/// Letters, digits, `_`, `-`, `,` and `+` stay; a space becomes `_`; a dot between digits stays. Everything else becomes
/// `-`, and a hash of the whole name is appended, so that names that differ only in such characters do not collide.
/// Names that are too long are truncated and also get a hash.
package enum SnapshotName {
  /// The maximum length of the result, in bytes of UTF-8. Two names, of a test and a snapshot, and the rest stay below
  /// the 255 bytes that file systems allow.
  package static let limit = 80

  /// Returns the part of a file name for a name.
  package static func component(_ name: String, limit: Int = limit) -> String {
    // One representation of é, on every file system.
    let normal = name.precomposedStringWithCanonicalMapping
    var result = ""
    var isChanged = false
    let characters = Array(normal)
    for (index, character) in characters.enumerated() {
      if character == " " {
        result.append("_")
      } else if isPlain(character) || isDecimalPoint(characters, index) {
        result.append(character)
      } else {
        if result.last != "-" { result.append("-") }
        isChanged = true
      }
    }
    // A leading dot hides a file; a leading or trailing - remains from quotes and brackets.
    if isChanged {
      while result.hasSuffix("-") { result.removeLast() }
      while result.hasPrefix("-") { result.removeFirst() }
    }
    if !isChanged, !result.isEmpty, result.utf8.count <= limit { return result }
    let suffix = (result.isEmpty ? "" : "-") + hash(normal)
    while result.utf8.count + suffix.utf8.count > limit { result.removeLast() }
    return result + suffix
  }

  /// Returns six hexadecimal digits: FNV-1a, folded to 24 bits.
  package static func hash(_ text: String) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let folded = (hash >> 24) ^ (hash & 0xFF_FFFF)
    let digits = String(folded, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  private static func isPlain(_ character: Character) -> Bool {
    if "_-,+".contains(character) { return true }
    return character.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
        .letterNumber, .nonspacingMark, .spacingMark:
        true
      default: false
      }
    }
  }

  private static func isDecimalPoint(_ characters: [Character], _ index: Int) -> Bool {
    characters[index] == "." && index > 0 && index + 1 < characters.count
      && characters[index - 1].isWholeNumber && characters[index + 1].isWholeNumber
  }
}
