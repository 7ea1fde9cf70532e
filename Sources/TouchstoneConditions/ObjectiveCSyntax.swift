/// Attributes and expressions that need Objective-C, which no compiler on Linux accepts.
package enum ObjectiveCSyntax {
  private static let attributes: Set = [
    "@IBAction", "@IBDesignable", "@IBInspectable", "@IBOutlet", "@objc", "@objcMembers",
  ]
  private static let selector = Array("#selector".utf8)

  /// Returns whether there are any.
  ///
  /// - Parameter code: A source without comments and strings, as ``SourceMask`` makes it.
  package static func isUsed(in code: [UInt8]) -> Bool { !parts(of: code).isEmpty }

  /// Blanks attributes, and turns `#selector(name)` into `_select("name")`, which is as long.
  static func replace(in text: inout [UInt8], code: [UInt8]) {
    for part in parts(of: code) {
      guard code[part.lowerBound] == UInt8(ascii: "#") else {
        for index in part where !text[index].isNewline { text[index] = .space }
        continue
      }
      let name = text[part].dropFirst(selector.count + 1).dropLast()
      // These cannot be in a string.
      guard !name.contains(where: { $0.isNewline || [UInt8(ascii: "\""), UInt8(ascii: "\\")].contains($0) }) else {
        continue
      }
      text.replaceSubrange(part, with: Array("_select(\"".utf8) + name + Array("\")".utf8))
    }
  }

  /// The ranges of attributes and selectors, each with its parentheses.
  private static func parts(of code: [UInt8]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var position = 0
    while let start = code[position...].firstIndex(where: { [UInt8(ascii: "@"), UInt8(ascii: "#")].contains($0) }) {
      var end = start + 1
      while end < code.count, code[end].isWord { end += 1 }
      position = end
      let isSelector = code[start..<end].elementsEqual(selector)
      guard isSelector || attributes.contains(String(decoding: code[start..<end], as: UTF8.self)) else { continue }
      if end < code.count, code[end] == UInt8(ascii: "("), let close = closing(end, in: code) {
        position = close + 1
      } else if isSelector {
        continue
      }
      parts.append(start..<position)
    }
    return parts
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
