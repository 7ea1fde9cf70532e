/// The role of a cluster in typesetting.
enum CharacterKind {
  case letters
  case space
  case tab
  case newline
  /// A hyphenation opportunity; Touchstone does not hyphenate, so lines never break there.
  case softHyphen
  /// A control character, which is not drawn.
  case control

  /// Whether the character has no glyph.
  var isInvisible: Bool { self == .newline || self == .tab || self == .control }

  /// Determines the kind of a cluster from its bytes.
  init(_ utf8: ArraySlice<UInt8>) {
    guard let first = utf8.first else {
      self = .control
      return
    }
    switch first {
    // A space with a combining mark is treated as a letter (UAX #14, rule LB10).
    case 0x20: self = utf8.allSatisfy { $0 == 0x20 } ? .space : .letters
    case 0x09: self = .tab
    case 0x0a...0x0d: self = .newline
    case 0..<0x20, 0x7f: self = .control
    case 0x21..<0x7f: self = .letters
    default:
      let scalars = String(decoding: utf8, as: UTF8.self).unicodeScalars
      self.init(scalars.first ?? "\u{FFFD}")
      if self == .space, scalars.count > 1 { self = .letters }
    }
  }

  private init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x85, 0x2028, 0x2029: self = .newline
    case 0x80..<0xa0: self = .control
    case 0xad: self = .softHyphen
    // No-break spaces (00A0, 2007, 202F) belong to the adjacent words.
    case 0x1680, 0x2000...0x2006, 0x2008...0x200a, 0x205f, 0x3000: self = .space
    default: self = .letters
    }
  }
}
