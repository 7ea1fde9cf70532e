extension DeclarationReader {
  /// A case of a `switch`.
  struct Case {
    /// The first byte of `case` or `default`.
    var start: Int
    /// The pattern with its `case`, or `default`.
    var pattern: Range<Int>
    /// The statements after the colon.
    var body: Range<Int>
  }

  /// What continues the statement on the line before.
  private static let continuations: Set = [
    ".", "?", ":", "&", "|", "+", "-", "*", "/", "%", "=", "!", "<", ">", ",", "{", "else", "in", "as", "is", "where",
  ]

  /// Returns the statements in braces, without directives.
  func statements(in range: Range<Int>) -> [[Token]] {
    var statements: [[Token]] = []
    for token in tokens(in: range) {
      if token.isFirst, !Self.continuations.contains(token.text) || statements.isEmpty {
        statements.append([token])
      } else if !statements.isEmpty {
        statements[statements.count - 1].append(token)
      }
    }
    return statements.filter { $0.first?.text != "#" }
  }

  /// Words that begin statements with other statements in braces.
  private static let nests: Set = ["if", "else", "switch", "for", "while", "repeat", "do", "catch", "guard"]
  /// The depth to which statements are read, since sources are not trusted.
  private static let deepest = 200

  /// Whether statements return, also in conditions and loops, but not in closures: such code is no result builder.
  func returns(in range: Range<Int>, depth: Int = 0) -> Bool {
    guard depth < Self.deepest else { return true }
    return statements(in: range).contains { statement in
      // Past the label of a loop.
      let tokens = statement.dropFirst(statement.dropFirst().first?.text == ":" ? 2 : 0)
      guard let first = tokens.first, first.kind == .word else { return false }
      if first.text == "return" { return true }
      guard Self.nests.contains(first.text) else { return false }
      return tokens.filter { $0.kind == .group && $0.text == "{" }.contains { braces in
        first.text == "switch"
          ? cases(in: braces.range).contains { returns(in: $0.body, depth: depth + 1) }
          : returns(in: braces.range, depth: depth + 1)
      }
    }
  }

  /// Returns the cases in the braces of a `switch`.
  func cases(in range: Range<Int>) -> [Case] {
    let tokens = tokens(in: range)
    let starts = tokens.indices.filter { index in
      ["case", "default"].contains(tokens[index].text)
        && (tokens[index].isFirst || index > 0 && tokens[index - 1].text == "@unknown")
    }
    return zip(starts, starts.dropFirst() + [tokens.endIndex]).compactMap { start, end in
      guard let colon = tokens[start..<end].firstIndex(where: { $0.text == ":" && $0.kind == .other }) else {
        return nil
      }
      let first = tokens[start].range.lowerBound
      let patternEnd = colon > start ? tokens[colon - 1] : tokens[start]
      // The closing bracket of a group comes after its range.
      let last = patternEnd.range.upperBound + (patternEnd.kind == .group ? 1 : 0)
      let bodyEnd = end < tokens.endIndex ? tokens[end].range.lowerBound : range.upperBound
      return Case(
        start: first, pattern: first..<last,
        body: tokens[colon].range.upperBound..<max(tokens[colon].range.upperBound, bodyEnd))
    }
  }

  /// Returns the part of a closure's braces after `in`, or all if it has no parameters there.
  func bodyOfClosure(_ range: Range<Int>) -> Range<Int> {
    let allowed: Set = [",", ":", "-", ">", "?", ".", "<", "!", "&", "@"]
    for token in tokens(in: range) {
      if token.text == "in", token.kind == .word { return token.range.upperBound..<range.upperBound }
      let isParameter =
        token.kind == .word && !["if", "switch", "for", "let", "var", "return"].contains(token.text)
        || token.kind == .attribute || token.kind == .group && token.text != "{" || allowed.contains(token.text)
      guard isParameter else { break }
      // Parameters are on the line of the brace.
      guard !code[range.lowerBound..<token.range.lowerBound].contains(UInt8(ascii: "\n")) else { break }
    }
    return range
  }

  /// Returns the byte at which the statements in a range begin, as the compiler sees them.
  func start(of range: Range<Int>) -> Int? {
    tokens(in: range).first.map { $0.range.lowerBound - ($0.kind == .group ? 1 : 0) }
  }
}
