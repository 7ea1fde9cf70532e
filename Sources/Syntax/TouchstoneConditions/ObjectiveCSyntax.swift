import TouchstoneSyntax

/// Attributes, expressions and imports that need Objective-C, which no compiler on Linux accepts.
package enum ObjectiveCSyntax {
  private static let attributes: Set = [
    "@IBAction", "@IBDesignable", "@IBInspectable", "@IBOutlet", "@objc", "@objcMembers",
  ]
  private static let selector = Array("#selector".utf8)
  private static let keyPath = Array("#keyPath".utf8)
  /// What may stand between `import` and the module.
  private static let importKinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]

  /// Returns whether there are any.
  ///
  /// - Parameter code: A source without comments and strings, as ``SourceMask`` makes it.
  package static func isUsed(in code: [UInt8]) -> Bool { !parts(of: code).isEmpty || !imports(in: code).isEmpty }

  /// Blanks attributes and imports, and replaces expressions by others that are as long: `#selector(name)` by
  /// `_select("name")`, and `#keyPath(Type.name)` by a string in parentheses.
  static func replace(in text: inout [UInt8], code: [UInt8]) {
    for part in imports(in: code) { blank(part, in: &text) }
    for part in parts(of: code) {
      if code[part].starts(with: selector) {
        replace(part, after: selector.count, in: &text, code: code) { name, _ in
          Array("_select(\"".utf8) + name + Array("\")".utf8)
        }
      } else if code[part].starts(with: keyPath) {
        replace(part, after: keyPath.count, in: &text, code: code) { path, count in
          let string = [UInt8(ascii: "\"")] + properties(of: path) + Array("\")".utf8)
          return [UInt8(ascii: "(")] + Array(repeating: .space, count: count - 1 - string.count) + string
        }
      } else {
        blank(part, in: &text)
      }
    }
  }

  private static func blank(_ part: Range<Int>, in text: inout [UInt8]) {
    for index in part where !text[index].isNewline { text[index] = .space }
  }

  /// - Parameter replacement: Returns what replaces a name, in a number of columns.
  private static func replace(
    _ part: Range<Int>, after count: Int, in text: inout [UInt8], code: [UInt8],
    by replacement: (ArraySlice<UInt8>, Int) -> [UInt8]
  ) {
    // Names in backticks are blank in the code; a slash begins a comment.
    let hasComment = text[part].contains(UInt8(ascii: "/"))
    let name = (hasComment ? code : text)[part].dropFirst(count + 1).dropLast()
    // These cannot be in a string.
    guard !name.contains(where: { [UInt8(ascii: "\""), UInt8(ascii: "\\")].contains($0) }) else { return }
    guard hasComment || name.contains(where: \.isNewline) else {
      return text.replaceSubrange(part, with: replacement(name, part.count))
    }
    // A string is on one line: the lines that the name took follow.
    let (line, spaces) = (name.filter { !$0.isSpace }, name.filter(\.isSpace))
    let new = replacement(line[...], part.count - spaces.count)
    if new.count + spaces.count == part.count { text.replaceSubrange(part, with: new + spaces) }
  }

  /// Returns a key path without the types at its beginning, which are not part of the string.
  private static func properties(of path: ArraySlice<UInt8>) -> [UInt8] {
    let names = path.filter { !$0.isSpace && $0 != UInt8(ascii: "`") }.split(separator: UInt8(ascii: "."))
    let properties = names.drop { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0.first ?? 0 }
    return Array((properties.isEmpty ? names[...] : properties).joined(separator: [UInt8(ascii: ".")]))
  }

  /// The ranges of attributes, selectors and key paths, each with its parentheses.
  private static func parts(of code: [UInt8]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var position = 0
    while let start = code[position...].firstIndex(where: { [UInt8(ascii: "@"), UInt8(ascii: "#")].contains($0) }) {
      var end = start + 1
      while end < code.count, code[end].isWordPart { end += 1 }
      position = end
      let isExpression = [selector, keyPath].contains { code[start..<end].elementsEqual($0) }
      guard isExpression || attributes.contains(String(decoding: code[start..<end], as: UTF8.self)) else { continue }
      if end < code.count, code[end] == UInt8(ascii: "("), let close = closing(end, in: code) {
        position = close + 1
      } else if isExpression {
        continue
      }
      parts.append(start..<position)
    }
    return parts
  }

  /// The imports of Objective-C, with the attributes before them on their line.
  private static func imports(in code: [UInt8]) -> [Range<Int>] {
    var (imports, statement, words, index) = ([Range<Int>](), 0, [String](), 0)
    guard code.split(whereSeparator: { !$0.isWordPart }).contains(where: { $0.elementsEqual("ObjectiveC".utf8) }) else {
      return []
    }
    while index < code.count {
      let start = index
      while index < code.count, code[index].isWordPart { index += 1 }
      guard index > start else {
        let ends = code[index].isNewline || ";{}".utf8.contains(code[index])
        if ends { (statement, words) = (index + 1, []) }
        index += 1
        continue
      }
      let word = String(decoding: code[start..<index], as: UTF8.self)
      if word == "ObjectiveC", let last = words.last(where: { !importKinds.contains($0) }), last == "import" {
        while index < code.count, code[index].isWordPart || code[index] == UInt8(ascii: ".") { index += 1 }
        imports.append(statement..<index)
      }
      words.append(word)
    }
    return imports
  }

  /// Returns the index of the parenthesis that closes another one.
  private static func closing(_ open: Int, in code: [UInt8]) -> Int? {
    var depth = 0
    return code[open...].indices.first { index in
      if code[index] == UInt8(ascii: "(") { depth += 1 }
      if code[index] == UInt8(ascii: ")") { depth -= 1 }
      return depth == 0
    }
  }
}
