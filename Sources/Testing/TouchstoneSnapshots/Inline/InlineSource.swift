/// A source file, and the texts to write after its calls.
///
/// All places refer to the source as it was built; texts are inserted into that source, from the last one to the first.
package struct InlineSource: Codable {
  /// A text for a call.
  package struct Text: Hashable, Sendable, Codable {
    /// The line of the call, from 1.
    package var line: Int
    /// The column of the call in bytes, from 1.
    package var column: Int
    package var text: String
    /// The text that the call has as the tests were built; `nil` if it has none.
    package var expected: String?

    package init(line: Int, column: Int, text: String, expected: String? = nil) {
      self.line = line
      self.column = column
      self.text = text
      self.expected = expected
    }
  }

  /// The reason why a text could not be written into a source.
  package enum Fault: Error, Equatable, CustomStringConvertible {
    /// There is no call on a line.
    case noCall(line: Int)
    /// The expected text is not in a trailing closure of the call.
    case otherForm(line: Int)
    /// The call has another expected text than when the tests were built, or one that is not only a literal.
    case otherText(line: Int)
    /// The file was changed after the tests were built.
    case newerThanBuild(line: Int)
    /// The file is not in the package that is tested.
    case outside(String, package: String)
    case notUTF8
    /// A call has two different texts, as in a loop.
    case twoTexts(line: Int)

    package var description: String {
      switch self {
      case .noCall(let line):
        "no complete call of assertInlineSnapshot starts on line \(line): the file has changed since it was built. "
          + "Run the tests again."
      case .otherForm(let line):
        "the call on line \(line) has its expected text in `matches:`. "
          + "Write it as a trailing closure, or remove it."
      case .twoTexts(let line):
        "the call on line \(line) gets two different texts, as in a loop. Call it separately for each value."
      case .otherText(let line):
        "the call on line \(line) does not have the expected text that the tests were built with, or it has one that is not a"
          + " plain literal. Nothing was written there. Build and run the tests again; if that does not help, remove the text."
      case .newerThanBuild(let line):
        "it has changed since the tests were built, so that line \(line) may be another call. Nothing was written. Build and"
          + " run the tests again: swift test. If only the date of the file is newer, build from scratch: swift package clean"
      case .outside(let path, let package):
        "\(path) is not in the package \(package), or in a hidden folder. Nothing was written. Move the file into the package,"
          + " or write the text by hand. If the line #sourceLocation or an argument names that file, remove it."
      case .notUTF8:
        "it is not UTF-8."
      }
    }
  }

  private struct Recording: Codable {
    var text: Text
    /// The number of the process that has the text.
    var process: Int32
  }

  private let original: String
  private var recordings: [Recording] = []

  package init(_ original: String) {
    self.original = original
  }

  /// Inserts a text after its call. It replaces what an earlier process recorded there.
  ///
  /// - Throws: ``Fault``; the source is then unchanged.
  package mutating func put(_ text: Text, by process: Int32 = 0) throws(Fault) {
    let recording = Recording(text: text, process: process)
    if let place = recordings.firstIndex(where: { $0.text.line == text.line && $0.text.column == text.column }) {
      // Strings are equal if they are canonically equivalent.
      let isSame = recordings[place].text.text[...].hasSameBytes(as: text.text[...])
      guard isSame || recordings[place].process != process else { throw .twoTexts(line: text.line) }
      recordings[place] = recording
      return
    }
    let closure = original[try call(of: text).closure]
    let old = closure.isEmpty ? nil : InlineLiteral.text(ofClosure: closure)
    let isSame =
      switch (old, text.expected) {
      case (nil, nil): closure.isEmpty
      case (let old?, let expected?): old[...].hasSameBytes(as: expected[...])
      default: false
      }
    // The text may be that of another assertion, which has moved here.
    guard isSame else { throw .otherText(line: text.line) }
    recordings.append(recording)
  }

  /// Returns the source with all texts.
  package func written() throws(Fault) -> String {
    var result = original
    let unit = indentationUnit
    for text in recordings.map(\.text).sorted(by: { ($0.line, $0.column) > ($1.line, $1.column) }) {
      let call = try call(of: text)
      let isNew = call.closure.isEmpty
      let closure = Self.closure(text.text, indentation: call.indentation, unit: unit, newline: newline)
      // Places before the texts that were put in last are the same in both.
      let range = call.closure.lowerBound.utf16Offset(in: original)..<call.closure.upperBound.utf16Offset(in: original)
      result.replaceSubrange(
        String.Index(
          utf16Offset: range.lowerBound, in: result)..<String.Index(utf16Offset: range.upperBound, in: result),
        with: (isNew ? " " : "") + closure)
    }
    return result
  }

  private func call(of text: Text) throws(Fault) -> InlineCall {
    do {
      return try InlineCall(in: original, line: text.line, column: text.column)
    } catch .otherForm {
      throw .otherForm(line: text.line)
    } catch {
      throw .noCall(line: text.line)
    }
  }

  /// The indentation of one level: a tab, or the indentation of the first indented line.
  private var indentationUnit: String {
    for line in original.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("\t") { return "\t" }
      let spaces = line.prefix { $0 == " " }
      if (2...8).contains(spaces.count), spaces.count < line.count { return String(spaces) }
    }
    return "  "
  }

  /// The end of lines: that of the first one.
  private var newline: String {
    original.first { $0.isNewline } == "\r\n" ? "\r\n" : "\n"
  }

  /// Returns a closure whose value is a multi-line text.
  static func closure(_ text: String, indentation: String, unit: String, newline: String = "\n") -> String {
    let inner = indentation + unit
    let literal = InlineLiteral(text)
    let lines = literal.lines.map { $0.isEmpty ? "" : inner + $0 }
    let quotes = "\"\"\""
    return (["{", inner + literal.signs + quotes] + lines + [inner + quotes + literal.signs, indentation + "}"])
      .joined(separator: newline)
  }
}
