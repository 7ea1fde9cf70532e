import TouchstoneSyntax

/// A word of code: a keyword, a name or an attribute.
struct CodeWord {
  var start: Int
  var end: Int
  var text: String
  /// Whether `@` is before it.
  var isAttribute: Bool
  /// The number of parentheses around it.
  var depth: Int

  var isMainActor: Bool { isAttribute && text == "MainActor" }

  /// What may stand between the attributes of a declaration and its keyword.
  private static let keywords: Set = [
    "class", "fileprivate", "final", "internal", "nonisolated", "open", "override", "package", "private", "public",
    "static",
  ]

  /// Returns the words of code without comments and strings, in order.
  static func all(in code: [UInt8]) -> [CodeWord] {
    var (words, index, depth) = ([CodeWord](), 0, 0)
    while index < code.count {
      let start = index
      while index < code.count, code[index].isWordPart { index += 1 }
      if index > start {
        let isAttribute = start > 0 && code[start - 1] == UInt8(ascii: "@")
        let text = String(decoding: code[start..<index], as: UTF8.self)
        words.append(CodeWord(start: start, end: index, text: text, isAttribute: isAttribute, depth: depth))
      } else {
        if code[index] == UInt8(ascii: "(") { depth += 1 }
        if code[index] == UInt8(ascii: ")") { depth -= 1 }
        index += 1
      }
    }
    return words
  }

  /// Returns the attributes and modifiers directly before a keyword, without the arguments of attributes.
  static func modifiers(before keyword: Int, in words: [CodeWord]) -> [CodeWord] {
    let depth = words[keyword].depth
    // Words that are deeper are arguments, such as iOS in @available(iOS 17, *).
    var found: [CodeWord] = []
    for word in words[..<keyword].reversed() where word.depth <= depth {
      guard word.depth == depth, word.isAttribute || keywords.contains(word.text) else { break }
      found.append(word)
    }
    return found
  }
}
