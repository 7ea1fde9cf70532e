/// A source whose conditions are decided as on one of Apple's platforms.
package enum DecidedSource {
  /// Writes `true` or `false` in place of each question that the platform answers; lines and columns stay.
  ///
  /// Flags, versions of Swift and modules of others stay for the compiler, which then finds the same branches as on the
  /// platform: nesting, `#elseif` and operators are its own.
  ///
  /// - Parameters:
  ///   - path: Where the source lies. Messages, `#filePath` and `#fileID` name it.
  ///   - modules: The modules that the target depends on.
  package static func decided(
    _ source: [UInt8], path: String, platform: Platform, modules: Set<String>
  ) -> [UInt8] {
    var text = source
    // Only the first bytes of a file can be a byte order mark.
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { text.replaceSubrange(0..<3, with: []) }
    for directive in Directive.all(in: SourceMask(text).code) {
      for question in directive.condition?.questions ?? [] {
        guard let answer = platform.answer(question.name, question.arguments, modules: modules) else { continue }
        write(answer, at: question.range, into: &text)
      }
    }
    return Array("#sourceLocation(file: \(quoted(path)), line: 1)\n".utf8) + text
  }

  /// Writes `(true  )` over a question: parentheses at both ends, for spaces around `&&` and `||` must stay even.
  private static func write(_ answer: Bool, at range: Range<Int>, into text: inout [UInt8]) {
    for index in range where !text[index].isNewline { text[index] = .space }
    let value = Array((answer ? "true" : "false").utf8)
    // `os(X)` has no room for parentheses; there is no platform of such a name.
    let start = range.lowerBound + (range.count >= value.count + 2 ? 1 : 0)
    text.replaceSubrange(start..<start + value.count, with: value)
    guard start > range.lowerBound else { return }
    text[range.lowerBound] = UInt8(ascii: "(")
    text[range.upperBound - 1] = UInt8(ascii: ")")
  }

  private static func quoted(_ path: String) -> String {
    var text = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
