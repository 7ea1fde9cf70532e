/// Finds the end of a string literal, which may be multiline, raw or interpolated.
struct StringLiteralReader {
  private let bytes: [UInt8]
  private let start: Int
  private let depth: Int
  private var position: Int
  private var pounds = 0

  /// - Parameters:
  ///   - bytes: The source.
  ///   - position: Where the literal begins, with its `#` if it has any.
  ///   - depth: The number of literals around this one.
  init(_ bytes: [UInt8], at position: Int, depth: Int) {
    self.bytes = bytes
    start = position
    self.position = position
    self.depth = depth
  }

  /// Returns the position after the literal.
  mutating func end() throws(SourceError) -> Int {
    guard depth < TokenReader.depthLimit else { throw SourceError("Strings are nested too deeply.", at: start) }
    while byte() == UInt8(ascii: "#") {
      pounds += 1
      position += 1
    }
    let quotes = isMultiline ? 3 : 1
    position += quotes
    while let next = byte() {
      if next == UInt8(ascii: "\\"), hasPounds(1) {
        try skipEscape()
      } else if next == UInt8(ascii: "\""), (0..<quotes).allSatisfy({ byte($0) == next }), hasPounds(quotes) {
        return position + quotes + pounds
      } else if next.isNewline, quotes == 1 {
        break
      } else {
        position += 1
      }
    }
    throw SourceError("This string is never closed.", at: start)
  }

  private func byte(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  /// Whether the number signs of the literal are at a distance.
  private func hasPounds(_ distance: Int) -> Bool {
    (0..<pounds).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
  }

  /// Whether three quotation marks open a multiline literal; `#"""#` is a single quotation mark.
  private var isMultiline: Bool {
    let quote = UInt8(ascii: "\"")
    guard byte() == quote, byte(1) == quote, byte(2) == quote else { return false }
    guard pounds > 0 else { return true }
    var distance = 1
    while let next = byte(distance), !next.isNewline {
      if next == quote, hasPounds(distance + 1) { return false }
      distance += 1
    }
    return true
  }

  /// Skips `\n`, `\"` or `\(…)`, with the literal's number signs after the backslash.
  private mutating func skipEscape() throws(SourceError) {
    position += 1 + pounds
    guard byte() == UInt8(ascii: "(") else {
      position += 1
      return
    }
    try skipInterpolation()
  }

  private mutating func skipInterpolation() throws(SourceError) {
    let opening = position
    var parentheses = 0
    while let next = byte() {
      if next == UInt8(ascii: "\"") || beginsRawString {
        var literal = StringLiteralReader(bytes, at: position, depth: depth + 1)
        position = try literal.end()
        continue
      }
      if next == UInt8(ascii: "/"), let end = commentEnd {
        position = end
        continue
      }
      if next == UInt8(ascii: "(") { parentheses += 1 }
      if next == UInt8(ascii: ")") { parentheses -= 1 }
      position += 1
      if parentheses == 0 { return }
    }
    throw SourceError("This interpolation is never closed.", at: opening)
  }

  private var beginsRawString: Bool {
    var distance = 0
    while byte(distance) == UInt8(ascii: "#") { distance += 1 }
    return distance > 0 && byte(distance) == UInt8(ascii: "\"")
  }

  /// The end of the block comment that begins here, if one does.
  private var commentEnd: Int? {
    guard byte(1) == UInt8(ascii: "*") else { return nil }
    var (end, nesting) = (position + 2, 1)
    while end + 1 < bytes.count {
      switch (bytes[end], bytes[end + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (end, nesting) = (end + 2, nesting + 1)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (end, nesting) = (end + 2, nesting - 1)
      default: end += 1
      }
      if nesting == 0 { return end }
    }
    return nil
  }
}
