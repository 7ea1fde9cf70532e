/// The code of a Swift file with comments, strings, regular expressions and raw identifiers replaced by spaces.
///
/// Lines and columns are preserved. The contents of an interpolation `\(…)` count as code.
package struct SourceMask {
  /// The source with everything but code blanked; as long as the source.
  package private(set) var code: [UInt8]

  /// - Parameters:
  ///   - tokens: The tokens of the source, where they are known already.
  ///   - keepsNames: Whether names in backticks are left as they are.
  package init(_ source: [UInt8], tokens: [Token]? = nil, keepsNames: Bool = false) {
    code = source
    var end = 0
    let tokens = tokens ?? Lexer.code(of: source)
    for token in tokens where keepsNames || source[token.range.lowerBound] != UInt8(ascii: "`") {
      blank(end..<token.range.lowerBound)
      end = token.range.upperBound
    }
    blank(end..<source.count)
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range where !code[index].isNewline { code[index] = .space }
  }
}
