/// The code of a Swift file with comments, strings, regular expressions and raw identifiers replaced by spaces.
///
/// Lines and columns are preserved. The contents of an interpolation `\(…)` count as code.
///
/// - Source: the Swift compiler, `Lexer.cpp`; The Swift Programming Language, “Lexical Structure”.
package struct SourceMask {
  /// The source with everything but code blanked; as long as the source.
  package private(set) var code: [UInt8]
  let source: [UInt8]
  private let keepsNames: Bool
  var position = 0
  /// The number of interpolations around the position. Deeper ones are blanked, since sources are not trusted.
  var depth = 0
  static let deepest = 100

  /// - Parameter keepsNames: Whether names in backticks are left as they are.
  package init(_ source: [UInt8], keepsNames: Bool = false) {
    self.source = source
    self.keepsNames = keepsNames
    code = source
    // A byte order mark is not part of the code.
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { blank(0..<3) }
    position = code.first == .space ? 3 : 0
    readCode(until: nil)
  }

  /// Returns the byte at a distance from the position; 0 past the end.
  func byte(_ distance: Int = 0) -> UInt8 {
    position + distance < source.count ? source[position + distance] : 0
  }

  /// Advances to an index and blanks everything on the way.
  mutating func blank(to end: Int) {
    let end = min(end, source.count)
    blank(position..<end)
    position = end
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range where !source[index].isNewline { code[index] = .space }
  }

  /// Reads code: the whole file, or up to the parenthesis that closes an interpolation.
  mutating func readCode(until interpolation: Interpolation?) {
    var parentheses = 0
    while position < source.count {
      switch byte() {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLineComment()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "/"): skipRegex(pounds: 0)
      case UInt8(ascii: "\""): skipString(pounds: 0)
      case UInt8(ascii: "#"): skipPounds()
      case UInt8(ascii: "`"): skipRawIdentifier()
      case UInt8(ascii: "("):
        parentheses += 1
        position += 1
      case UInt8(ascii: ")"):
        if interpolation != nil, parentheses == 0 { return }
        parentheses -= 1
        position += 1
      case let byte where byte.isNewline && interpolation == .oneLine: return
      default: position += 1
      }
    }
  }

  private mutating func skipLineComment() {
    var end = position
    while end < source.count, !source[end].isNewline { end += 1 }
    blank(to: end)
  }

  /// Skips a block comment `/* … */`; block comments nest.
  private mutating func skipBlockComment() {
    var (end, depth) = (position, 0)
    repeat {
      let pair = source[end..<min(end + 2, source.count)]
      if pair.elementsEqual("/*".utf8) {
        depth += 1
        end += 2
      } else if pair.elementsEqual("*/".utf8) {
        depth -= 1
        end += 2
      } else {
        end += 1
      }
    } while depth > 0 && end < source.count
    blank(to: end)
  }

  /// Skips a name in backticks, which must end on the same line.
  private mutating func skipRawIdentifier() {
    var end = position + 1
    while end < source.count, source[end] != UInt8(ascii: "`"), !source[end].isNewline { end += 1 }
    let isClosed = end < source.count && source[end] == UInt8(ascii: "`")
    if isClosed, keepsNames {
      position = end + 1
    } else {
      blank(to: isClosed ? end + 1 : position + 1)
    }
  }

  /// Skips `#"…"#` or `#/…/#`, or the number signs of a directive or a macro.
  private mutating func skipPounds() {
    var pounds = 1
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    switch byte(pounds) {
    case UInt8(ascii: "\""): skipString(pounds: pounds)
    case UInt8(ascii: "/"): skipRegex(pounds: pounds)
    default: position += pounds
    }
  }
}

extension SourceMask {
  /// The kind of string that contains an interpolation.
  enum Interpolation {
    case oneLine, manyLines
  }
}

extension UInt8 {
  static let space = UInt8(ascii: " ")

  var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  var isSpace: Bool {
    self == .space || self == UInt8(ascii: "\t") || isNewline || self == 0x0B || self == 0x0C || self == 0
  }

  /// Whether the byte can be part of a name; all bytes beyond ASCII count.
  var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
