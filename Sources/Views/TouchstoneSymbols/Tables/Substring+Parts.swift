/// Parts of tables, found by bytes, because comparing characters takes much longer.
extension Substring {
  /// The parts between spaces and ends of lines.
  var words: [Substring] { parts { byte, _ in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") } }

  /// Returns the parts between occurrences of an ASCII character.
  func parts(between character: Unicode.Scalar) -> [Substring] {
    let separator = UInt8(ascii: character)
    return parts { byte, _ in byte == separator }
  }

  /// Returns the parts between separators, but for empty ones.
  ///
  /// - Parameter isSeparator: Whether a byte is a separator, given the byte and the next one, which is 0 at the end.
  func parts(between isSeparator: (UInt8, UInt8) -> Bool) -> [Substring] {
    var text = self
    let ranges = text.withUTF8 { bytes in
      var ranges: [(start: Int, end: Int)] = []
      var start = 0
      for end in 0...bytes.count {
        let next = end + 1 < bytes.count ? bytes[end + 1] : 0
        guard end == bytes.count || isSeparator(bytes[end], next) else { continue }
        if start < end { ranges.append((start, end)) }
        start = end + 1
      }
      return ranges
    }
    return ranges.map { text[text.index(at: $0.start)..<text.index(at: $0.end)] }
  }

  private func index(at offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }
}
