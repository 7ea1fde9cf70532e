import TouchstoneSyntax

/// Counts tests by their syntax.
package enum TestCount {
  /// Returns the number of `@Test` attributes, plus the functions `test…()` without one, which XCTest finds by name.
  ///
  /// - Parameter code: Code without comments and strings, as ``SourceMask`` makes it.
  package static func tests(in code: ArraySlice<UInt8>) -> Int {
    var (count, isAttributed, isFunction, isTypeMember) = (0, false, false, false)
    var index = code.startIndex
    while index < code.endIndex {
      let start = index
      while index < code.endIndex, code[index].isWordPart { index += 1 }
      guard index > start else {
        index += 1
        continue
      }
      let word = code[start..<index]
      if isFunction {
        let isTest = word.starts(with: "test".utf8) && takesNothing(code[index...])
        if isTest, !isAttributed, !isTypeMember { count += 1 }
        (isAttributed, isFunction, isTypeMember) = (false, false, false)
      } else if word.elementsEqual("func".utf8) {
        isFunction = true
      } else if word.elementsEqual("static".utf8) || word.elementsEqual("class".utf8) {
        isTypeMember = true
      } else if word.elementsEqual("Test".utf8), isAttribute(code[..<start]) {
        count += 1
        isAttributed = true
      } else if !modifiers.contains(where: { word.elementsEqual($0.utf8) }) {
        isTypeMember = false
      }
    }
    return count
  }

  /// Modifiers that may stand between `static` and `func`.
  private static let modifiers = [
    "public", "open", "internal", "override", "final", "private", "fileprivate", "nonisolated",
  ]

  private static func isAttribute(_ before: ArraySlice<UInt8>) -> Bool {
    before.last == UInt8(ascii: "@") || before.suffix(9).elementsEqual("@Testing.".utf8)
  }

  private static func takesNothing(_ code: ArraySlice<UInt8>) -> Bool {
    code.lazy.filter { !$0.isSpace }.starts(with: "()".utf8)
  }
}
