/// What a cluster of text is to setting.
enum CharacterKind {
  case letters
  case space
  case tab
  case newline
  /// A place for hyphenation, which Touchstone does not do: no line ends there.
  case softHyphen
  /// A control character, which is not drawn.
  case control

  /// Whether no glyph is drawn for it.
  var isInvisible: Bool { self == .newline || self == .tab || self == .control }

  /// Judges the bytes of a cluster.
  init(_ utf8: ArraySlice<UInt8>) {
    guard let first = utf8.first else {
      self = .control
      return
    }
    switch first {
    // A space that carries a combining mark is a letter (UAX #14, rule LB10).
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
    // No-break spaces (00A0, 2007, 202F) belong to the words beside them.
    case 0x1680, 0x2000...0x2006, 0x2008...0x200a, 0x205f, 0x3000: self = .space
    default: self = .letters
    }
  }
}
