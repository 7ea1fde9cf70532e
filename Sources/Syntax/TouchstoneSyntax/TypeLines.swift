/// Finds the types that a Swift source declares.
package enum TypeLines {
  /// Returns the lines of the declarations of a type's name, counted from 1, and which of them are in the types around it.
  ///
  /// - Parameters:
  ///   - path: The names of the types around it, from the outside, and its own.
  ///   - source: The text of a Swift file.
  package static func lines(of path: [String], in source: [UInt8]) -> [(line: Int, isExact: Bool)] {
    declarations(in: SourceMask(source, keepsNames: true).code).filter { $0.path.last == path.last }
      .map { ($0.line, $0.path == path) }
  }

  private struct Declaration {
    /// The names of the types around the type, and its own.
    var path: [String]
    var line: Int
  }

  private static let keywords: Set<String> = ["actor", "class", "enum", "extension", "struct"]
  /// What may follow `class` where it declares no class.
  private static let members: Set<String> = ["func", "let", "subscript", "var"]

  private static func declarations(in code: [UInt8]) -> [Declaration] {
    var found: [Declaration] = []
    // The names of the types whose braces are open; nil for other braces.
    var open: [String?] = []
    // The type that the next brace opens.
    var next: String?
    var (line, previous, index) = (1, "", 0)
    while index < code.count {
      let start = index
      let mayHaveDots = previous == "extension"
      while index < code.count, code[index].isWordPart || mayHaveDots && code[index] == UInt8(ascii: ".") { index += 1 }
      guard index > start else {
        let byte = code[index]
        index += 1
        if byte == UInt8(ascii: "\n") { line += 1 }
        if !byte.isSpace { previous = "" }
        if byte == UInt8(ascii: "{") { (open, next) = (open + [next], nil) }
        if byte == UInt8(ascii: "}") { _ = open.popLast() }
        continue
      }
      let word = String(decoding: code[start..<index], as: UTF8.self)
      if keywords.contains(previous), !members.contains(word) {
        next = word
        if previous != "extension" {
          let outer = open.compactMap { $0 }.flatMap { $0.split(separator: ".").map(String.init) }
          found.append(Declaration(path: outer + [word], line: line))
        }
      }
      previous = word
    }
    return found
  }
}
