/// A call of `assertInlineSnapshot` in a source, found by its line and column without a Swift parser.
///
/// Only constructs that can contain brackets are understood: strings, including raw and multi-line ones and their
/// interpolations, regular expressions, and comments.
struct InlineCall {
  /// The reason why no call was found.
  enum Fault: Error, Equatable {
    /// The function's name is not at this place: the file has changed since the tests were built.
    case notThere
    /// The call's brackets are not closed.
    case unclosed
    /// The expected text is not a trailing closure of the call.
    case otherForm
  }

  /// The range of the closure with the expected text, or the empty range after the call.
  let closure: Range<String.Index>
  /// The indentation of the call's line.
  let indentation: String

  /// Finds a call.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column in bytes, from 1, as `#column` has it in a default argument: that of the parenthesis after the
  ///     function's name. That of the name is accepted, too.
  init(in source: String, line: Int, column: Int, function: String = "assertInlineSnapshot") throws(Fault) {
    var scanner = Scanner(source)
    guard line > 0, column > 0, let start = scanner.place(line: line, column: column) else { throw .notThere }
    scanner.index = start
    let isAtName = scanner.skip(function)
    guard isAtName || source[..<start].hasSuffix(function), scanner.peek == "(" else { throw .notThere }
    let arguments = scanner.index
    guard scanner.skipBrackets() else { throw .unclosed }
    if source[arguments..<scanner.index].contains("matches:") { throw .otherForm }
    let end = scanner.index
    scanner.skipSpace()
    if scanner.peek == "{" {
      let open = scanner.index
      guard scanner.skipBrackets() else { throw .unclosed }
      closure = open..<scanner.index
    } else {
      closure = end..<end
    }
    let lineStart = source[..<start].lastIndex(where: \.endsLine).map(source.index(after:)) ?? source.startIndex
    indentation = String(source[lineStart..<start].prefix { $0 == " " || $0 == "\t" })
  }
}

/// Scans Swift's brackets, strings and comments.
private struct Scanner {
  let text: String
  var index: String.Index

  init(_ text: String) {
    self.text = text
    index = text.startIndex
  }

  var peek: Character? { index < text.endIndex ? text[index] : nil }

  func place(line: Int, column: Int) -> String.Index? {
    var start = text.startIndex
    for _ in 1..<line {
      guard let end = text[start...].firstIndex(where: \.endsLine) else { return nil }
      start = text.index(after: end)
    }
    let bytes = text.utf8
    guard let place = bytes.index(start, offsetBy: column - 1, limitedBy: bytes.endIndex) else { return nil }
    return place.samePosition(in: text)
  }

  mutating func skip(_ word: String) -> Bool {
    guard text[index...].hasPrefix(word) else { return false }
    index = text.index(index, offsetBy: word.count)
    return true
  }

  mutating func skipSpace() {
    while let character = peek, character.isWhitespace { index = text.index(after: index) }
  }

  /// Skips a bracket, its contents, and the closing bracket.
  mutating func skipBrackets() -> Bool {
    var depth = 0
    while let character = peek {
      switch character {
      case "(", "[", "{":
        depth += 1
        index = text.index(after: index)
      case ")", "]", "}":
        depth -= 1
        index = text.index(after: index)
        if depth == 0 { return true }
      case "\"", "#":
        guard skipString() else { return false }
      case "/":
        guard skipRegex() || skipComment() else { return false }
      default:
        index = text.index(after: index)
      }
    }
    return false
  }

  /// Skips a comment, or a single slash.
  private mutating func skipComment() -> Bool {
    if skip("//") {
      index = text[index...].firstIndex(where: \.endsLine) ?? text.endIndex
    } else if skip("/*") {
      var depth = 1
      while depth > 0 {
        if skip("*/") {
          depth -= 1
        } else if skip("/*") {
          depth += 1
        } else {
          guard peek != nil else { return false }
          index = text.index(after: index)
        }
      }
    } else {
      index = text.index(after: index)
    }
    return true
  }

  /// Skips a regular expression between slashes, if one begins here: behind what no operand ends with, and complete on
  /// this line.
  ///
  /// - Source: Swift Evolution SE-0354, "Regex Literals".
  private mutating func skipRegex() -> Bool {
    let before = text[..<index].last { $0 != " " && $0 != "\t" }
    let isGlued = text[..<index].last == before
    guard before.map({ "([{,;:=!?&|+-*<>".contains($0) || $0.endsLine || !isGlued }) ?? true else { return false }
    var (place, depth, isClass) = (text.index(after: index), 0, false)
    guard place < text.endIndex, !" \t/*".contains(text[place]) else { return false }
    while place < text.endIndex, !text[place].endsLine {
      switch text[place] {
      case "/":
        index = text.index(after: place)
        return true
      case "\\":
        place = text.index(after: place)
        guard place < text.endIndex, !text[place].endsLine else { return false }
      case "[": isClass = true
      case "]": isClass = false
      case "(" where !isClass: depth += 1
      case ")" where !isClass:
        depth -= 1
        if depth < 0 { return false }
      default: break
      }
      place = text.index(after: place)
    }
    return false
  }

  /// Skips a string or a regular expression with number signs, or number signs that begin neither.
  private mutating func skipString() -> Bool {
    let signs = String(text[index...].prefix { $0 == "#" })
    _ = skip(signs)
    if !signs.isEmpty, peek == "/" {
      guard let end = text[index...].dropFirst().firstRange(of: "/" + signs) else { return false }
      index = end.upperBound
      return true
    }
    guard peek == "\"" else { return true }
    let quotes =
      skip("\"\"\"")
      ? "\"\"\""
      : {
        _ = skip("\""); return "\""
      }()
    let (end, escape) = (quotes + signs, "\\" + signs)
    while let character = peek {
      if skip(end) { return true }
      if skip(escape) {
        if peek == "(" {
          guard skipBrackets() else { return false }
        } else if peek != nil {
          index = text.index(after: index)
        }
      } else if quotes == "\"", character.endsLine {
        return false
      } else {
        index = text.index(after: index)
      }
    }
    return false
  }
}

extension Character {
  /// Whether a line of Swift ends here. Others, such as U+2028, end lines in texts only.
  fileprivate var endsLine: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}
