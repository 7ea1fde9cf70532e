/// A key press.
enum Key: Hashable {
  case character(Character)
  case left, right, up, down, escape, enter
  /// Control-C, or the terminal is gone.
  case interrupt

  /// Returns the keys for bytes from a terminal in key mode. Unknown sequences are skipped.
  static func keys(in bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let first = rest.popFirst() {
      switch first {
      case "\u{3}", "\u{4}": keys.append(.interrupt)
      case "\r", "\n": keys.append(.enter)
      case "\u{1B}" where rest.first == "[" || rest.first == "O":
        rest.removeFirst()
        // Parameters precede the letter that ends the sequence.
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
