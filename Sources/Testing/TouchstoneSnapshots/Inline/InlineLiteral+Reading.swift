extension InlineLiteral {
  /// Returns the text of a closure that consists of one string literal without interpolations; `nil` if it has anything
  /// else.
  ///
  /// - Parameter closure: The source, with the braces.
  static func text(ofClosure closure: Substring) -> String? {
    var scalars = Array(closure.unicodeScalars)[...]
    guard scalars.first == "{", scalars.last == "}" else { return nil }
    scalars = trimmed(scalars.dropFirst().dropLast())
    let signs = scalars.prefix { $0 == "#" }.count
    guard scalars.count >= 2 * signs + 2, scalars.suffix(signs).allSatisfy({ $0 == "#" }) else { return nil }
    scalars = scalars.dropFirst(signs).dropLast(signs)
    let isLong =
      scalars.count > 6 && scalars.prefix(3).allSatisfy { $0 == "\"" } && isNewline(scalars.dropFirst(3).first)
    let quotes = isLong ? 3 : 1
    let end =
      Array(repeating: Unicode.Scalar("\""), count: quotes) + Array(repeating: Unicode.Scalar("#"), count: signs)
    guard scalars.suffix(quotes).allSatisfy({ $0 == "\"" }) else { return nil }
    scalars = scalars.dropFirst(quotes).dropLast(quotes)
    if isLong {
      guard let body = withoutIndentation(scalars) else { return nil }
      scalars = body[...]
    } else if scalars.contains(where: isNewline) {
      return nil
    }
    return unescaped(scalars, signs: signs, end: end, isLong: isLong)
  }

  private static func isNewline(_ scalar: Unicode.Scalar?) -> Bool { scalar == "\n" || scalar == "\r" }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" || isNewline(scalar) }

  private static func trimmed(_ scalars: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let start = scalars.firstIndex { !isSpace($0) } ?? scalars.endIndex
    let end = scalars.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
    return scalars[start..<end]
  }

  /// Returns the lines between the quotation marks of a multi-line literal, joined by line feeds.
  private static func withoutIndentation(_ scalars: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
    var lines: [[Unicode.Scalar]] = [[]]
    var last: Unicode.Scalar?
    for scalar in scalars {
      defer { last = scalar }
      // A line ends with a line feed, a carriage return, or both.
      if scalar == "\n", last == "\r" { continue }
      if isNewline(scalar) { lines.append([]) } else { lines[lines.count - 1].append(scalar) }
    }
    guard lines.count >= 2, let indentation = lines.last, indentation.allSatisfy(isSpace) else { return nil }
    var result: [[Unicode.Scalar]] = []
    for line in lines.dropFirst().dropLast() {
      if line.starts(with: indentation) {
        result.append(Array(line.dropFirst(indentation.count)))
      } else if line.allSatisfy(isSpace) {
        result.append([])
      } else {
        return nil
      }
    }
    return Array(result.joined(separator: ["\n"]))
  }

  /// Returns what a literal stands for; `nil` if it ends earlier, has an interpolation, or does not compile.
  private static func unescaped(
    _ scalars: ArraySlice<Unicode.Scalar>, signs: Int, end: [Unicode.Scalar], isLong: Bool
  ) -> String? {
    let escape = [Unicode.Scalar("\\")] + Array(repeating: Unicode.Scalar("#"), count: signs)
    var text = String.UnicodeScalarView()
    var rest = scalars
    while let scalar = rest.first {
      if rest.starts(with: escape) {
        rest = rest.dropFirst(escape.count)
        guard let (value, count) = escaped(rest, isLong: isLong) else { return nil }
        if let value { text.append(value) }
        rest = rest.dropFirst(count)
      } else if rest.starts(with: end) {
        return nil
      } else {
        text.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  /// Returns the scalar behind an escape, or none where a line goes on, and its length in the source.
  ///
  /// - Source: The Swift Programming Language, "Lexical Structure", String Literals.
  private static func escaped(
    _ scalars: ArraySlice<Unicode.Scalar>, isLong: Bool
  ) -> (value: Unicode.Scalar?, count: Int)? {
    let simple: [Unicode.Scalar: Unicode.Scalar] = [
      "0": "\0", "\\": "\\", "t": "\t", "n": "\n", "r": "\r", "\"": "\"", "'": "'",
    ]
    guard let first = scalars.first else { return nil }
    if let value = simple[first] { return (value, 1) }
    if first == "u", scalars.dropFirst().first == "{", let close = scalars.firstIndex(of: "}") {
      let digits = String(String.UnicodeScalarView(scalars[(scalars.startIndex + 2)..<close]))
      guard digits.utf8.count <= 8, let number = UInt32(digits, radix: 16), let value = Unicode.Scalar(number) else {
        return nil
      }
      return (value, close + 1 - scalars.startIndex)
    }
    let spaces = scalars.prefix { $0 == " " || $0 == "\t" }.count
    return isLong && scalars.dropFirst(spaces).first == "\n" ? (nil, spaces + 1) : nil
  }
}
