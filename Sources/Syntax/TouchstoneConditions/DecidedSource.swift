import TouchstoneSyntax

/// Source code with its conditions decided for one of Apple's platforms.
package enum DecidedSource {
  /// Replaces each question that the platform answers with `true` or `false`; lines are preserved, and so are columns
  /// but for those after an edit.
  ///
  /// Attributes and selectors of Objective-C are replaced by what compiles without it, and test methods on the main actor
  /// are made asynchronous.
  ///
  /// Flags, Swift versions and third-party modules are left to the compiler, which also handles nesting, `#elseif` and
  /// operators. It therefore selects the same branches as on the platform.
  ///
  /// - Parameters:
  ///   - path: Where the source lies. Messages, `#filePath` and `#fileID` name it.
  ///   - modules: The modules that the target depends on.
  ///   - testCases: The classes with tests of the target's other files.
  package static func decided(
    _ source: [UInt8], path: String, platform: Platform, modules: Set<String>, testCases: TestCases = TestCases()
  ) -> [UInt8] {
    var text = source
    // A byte order mark is only valid at the start of a file.
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { text.replaceSubrange(0..<3, with: []) }
    let code = SourceMask(text).code
    for directive in Directive.all(in: code) {
      for question in directive.condition?.questions ?? [] {
        guard let answer = platform.answer(question.name, question.arguments, modules: modules) else { continue }
        write(answer, at: question.range, into: &text)
      }
    }
    ObjectiveCSyntax.replace(in: &text, code: code)
    SourceEdit.apply(
      AppleImports.edits(of: code) + MainActorTests.edits(of: code, testCases: testCases), to: &text)
    return Array("#sourceLocation(file: \(quoted(path)), line: 1)\n".utf8) + text + marker(of: path, for: platform)
  }

  /// Returns the empty type by which assertions know that their file was compiled as on macOS, so that views look as there.
  private static func marker(of path: String, for platform: Platform) -> [UInt8] {
    guard platform == .macOS else { return [] }
    // Optimisation removes types that no one uses, but not public ones.
    return Array("\npublic enum \(markerName(ofFile: path)) {}\n".utf8)
  }

  /// Returns the name of the type that ends a file which was compiled as on macOS; no two files of a target have the same.
  package static func markerName(ofFile path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.hasSuffix(".swift") ? file.dropLast(6) : file
    let name = stem.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        ? String(scalar) : "_\(String(scalar.value, radix: 16))_"
    }
    return "_CompiledAsMacOS_" + name.joined()
  }

  /// Overwrites a question with `(true  )`. The parentheses are at its ends because the spaces around `&&` and `||`
  /// must stay balanced.
  private static func write(_ answer: Bool, at range: Range<Int>, into text: inout [UInt8]) {
    for index in range where !text[index].isNewline { text[index] = .space }
    let value = Array((answer ? "true" : "false").utf8)
    // `os(X)` is too short for the parentheses, but there is no platform with such a name.
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
