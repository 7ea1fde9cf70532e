import TouchstoneSyntax

/// Members that extensions override, which only Objective-C allows.
enum ExtensionOverrides {
  /// Returns the lines of their declarations, counted from 1.
  ///
  /// - Parameter code: A source without comments and strings.
  static func lines(in code: [UInt8]) -> [Int] {
    let types = ["actor", "class", "enum", "protocol", "struct"].map { Array($0.utf8) }
    var lines: [Int] = []
    // Whether each open brace is that of an extension.
    var open: [Bool] = []
    var (line, index, isExtension) = (1, 0, false)
    while index < code.count {
      let start = index
      while index < code.count, code[index].isWordPart { index += 1 }
      guard index > start else {
        switch code[index] {
        case UInt8(ascii: "\n"): line += 1
        case UInt8(ascii: "{"):
          open.append(isExtension)
          isExtension = false
        case UInt8(ascii: "}"): _ = open.popLast()
        default: break
        }
        index += 1
        continue
      }
      let word = code[start..<index]
      if start > 0, code[start - 1] == UInt8(ascii: ".") { continue }
      if word.elementsEqual("extension".utf8) {
        isExtension = true
      } else if types.contains(where: { word.elementsEqual($0) }) {
        // The word before was a label, such as `f(extension: a)`.
        isExtension = false
      }
      if open.last == true, word.elementsEqual("override".utf8), lines.last != line { lines.append(line) }
    }
    return lines
  }
}
