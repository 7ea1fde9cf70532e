extension String {
  /// The number of columns that the text takes on a terminal: two for East Asian and emoji characters.
  package var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text, padded with blanks to a width in columns.
  package func padded(columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - self.columns))
  }

  /// The text, or its beginning and `…` if it is wider than so many columns.
  package func clipped(columns: Int) -> String {
    guard self.columns > columns else { return self }
    var clipped = ""
    var width = 1
    for character in self {
      width += character.columns
      if width > columns { break }
      clipped.append(character)
    }
    return columns > 0 ? clipped + "…" : ""
  }
}

extension String {
  /// Lines of whole words, each at most so many columns wide unless a single word is wider.
  package func wrapped(columns: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ") {
      let line = lines[lines.count - 1]
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if longer.columns <= columns || line.isEmpty {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension Character {
  /// The number of columns that terminals give to the character.
  ///
  /// - Source: Unicode Standard Annex #11: characters of the class Wide or Fullwidth take two columns; emoji do where they
  ///   are shown as pictures. A mark that stands alone takes none.
  fileprivate var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    let isPicture = first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
    return isPicture || Self.wide.contains { $0.contains(first.value) } ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FB,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
