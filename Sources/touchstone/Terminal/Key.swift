/// A key that was pressed.
enum Key: Hashable {
  case character(Character)
  case left, right, up, down, escape, enter
  /// Control-C, or the terminal is gone.
  case interrupt

  /// The keys that bytes of a terminal in key mode stand for. Sequences that are not known are passed over.
  static func keys(in bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let first = rest.popFirst() {
      switch first {
      case "\u{3}", "\u{4}": keys.append(.interrupt)
      case "\r", "\n": keys.append(.enter)
      case "\u{1B}" where rest.first == "[" || rest.first == "O":
        rest.removeFirst()
        // Parameters come before the letter that ends the sequence.
        let end = rest.firstIndex { $0.isLetter || $0 == "~" } ?? rest.endIndex
        let name = end < rest.endIndex ? rest[end] : "~"
        rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
        if let key = arrows[name] { keys.append(key) }
      case "\u{1B}": keys.append(.escape)
      default: if !first.isNewline, first >= " " { keys.append(.character(first)) }
      }
    }
    return keys
  }

  private static let arrows: [Character: Key] = ["A": .up, "B": .down, "C": .right, "D": .left]
}
