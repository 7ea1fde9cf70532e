import TouchstoneSyntax

/// A call of `assertInlineSnapshot` in a source, found by its line and column.
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
    let bytes = Array(source.utf8)
    guard line > 0, column > 0, let lineStart = Self.start(of: line, in: bytes), lineStart + column <= bytes.count
    else {
      throw .notThere
    }
    var opening = lineStart + column - 1
    if bytes[opening...].starts(with: function.utf8) { opening += function.utf8.count }
    guard bytes[..<opening].suffix(function.utf8.count).elementsEqual(function.utf8), opening < bytes.count,
      bytes[opening] == UInt8(ascii: "(")
    else { throw .notThere }
    guard let arguments = Lexer.group(in: bytes, at: opening), let end = arguments.last?.range.upperBound else {
      throw .unclosed
    }
    if zip(arguments, arguments.dropFirst()).contains(where: { $0.text == "matches" && $1.text == ":" }) {
      throw .otherForm
    }
    var range = end..<end
    if let brace = bytes[end...].firstIndex(where: { !$0.isSpace }), bytes[brace] == UInt8(ascii: "{") {
      guard let body = Lexer.group(in: bytes, at: brace)?.last else { throw .unclosed }
      range = brace..<body.range.upperBound
    }
    let places = [range.lowerBound, range.upperBound].map { source.utf8.index(source.startIndex, offsetBy: $0) }
    closure = places[0]..<places[1]
    indentation = String(
      decoding: bytes[lineStart...].prefix { $0 == .space || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
  }

  /// Returns where a line of Swift begins. Others than these, such as U+2028, end lines in texts only.
  private static func start(of line: Int, in bytes: [UInt8]) -> Int? {
    var start = 0
    for _ in 1..<line {
      guard let end = bytes[start...].firstIndex(where: \.isNewline) else { return nil }
      // A carriage return and a line feed are one end.
      start = bytes[end...].starts(with: [0x0D, 0x0A]) ? end + 2 : end + 1
    }
    return start
  }
}
