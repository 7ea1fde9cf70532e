import Foundation
import Testing

@testable import TouchstoneFonts
@testable import TouchstoneText

/// Where Unicode's data files lie.
private enum UnicodeFiles {
  static let folder = URL(
    fileURLWithPath: ProcessInfo.processInfo.environment["TOUCHSTONE_UNICODE"] ?? "/usr/share/unicode")

  static var areInstalled: Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("BidiCharacterTest.txt").path)
  }
}

/// Unicode's own conformance files against what a text is analysed to.
///
/// The files come from Debian's package `unicode-data` (Unicode 15.0 and 15.1), or from the folder that the environment variable
/// `TOUCHSTONE_UNICODE` names. Characters younger than the files or the ICU in Foundation may differ; every row that
/// does is named below.
@Suite(.enabled(if: UnicodeFiles.areInstalled, "needs `apt-get install unicode-data`"))
struct UnicodeConformanceTests {
  /// The rows of a file without comments and empty lines.
  private func rows(_ path: String) throws -> [Substring] {
    try String(contentsOf: UnicodeFiles.folder.appendingPathComponent(path), encoding: .utf8).split(separator: "\n")
      .compactMap { line in
        let row = line.prefix { $0 != "#" }
        return row.allSatisfy(\.isWhitespace) ? nil : row
      }
  }

  /// A row of a break file: code points with "÷" where a break is allowed and "×" where not.
  private struct BreakRow {
    var text = ""
    /// The offsets of the breaks in bytes, the end among them, the start not.
    var breaks: [Int] = []

    init(_ row: Substring) {
      var scalars = String.UnicodeScalarView()
      var bytes = 0
      for field in row.split(whereSeparator: \.isWhitespace) {
        if field == "÷" {
          if bytes > 0 { breaks.append(bytes) }
        } else if let value = UInt32(field, radix: 16), let scalar = Unicode.Scalar(value) {
          scalars.append(scalar)
          bytes += String(scalar).utf8.count
        }
      }
      text = String(scalars)
    }
  }

  /// Rows of Unicode 15.0 that the ICU in Foundation breaks by the rules of later versions.
  private static let newerLineBreaks: Set<String> = [
    // No break behind a hyphen that begins a word (LB20a, 15.1), nor between a hyphen and Hebrew (LB21a, 16.0).
    "-#", "-\u{308}#", "-§", "-\u{308}§", "-\u{50005}", "-\u{308}\u{50005}", "-\u{E01}", "-\u{308}\u{E01}", "א-א",
    // No break between a point and a digit (LB25, 16.0), but one before " .35" (LB15c, 16.0).
    ",0", ",\u{308}0", "equals .35 cents", "a.2 ", "a.2 本", "a.2\u{3000}本", "a.2\u{3000}ま",
    "a.2\u{3000}3", "a.2\u{3000}「", "A.1 못", "봤어. A.2 볼", "봐요. A.3 못", "요. A.4 못", "a.2 \u{915}",
    // A quotation mark no longer reaches over space to a bracket (LB15, withdrawn in 15.1).
    "\" \u{2329}", "\"\u{308} \u{2329}", "\" (", "\"\u{308} (", "ambigu(« \u{308} »)(e\u{308})",
    "ambigu« ( \u{308} ) »(e\u{308})", "ambigu{« \u{308} »}(e\u{308})", "ambigu« { \u{308} } »(e\u{308})",
    // In the file of 15.1: quotation marks beside letters that are not East Asian hold on both sides (LB19a, 16.0).
    "”Jo, når’n da ha gått ett stöck te, så kommer’n te e å, å i åa ä e ö.”\n”Vasa”, sa’n.\n”Å i åa ä e ö”, sa ja.",
  ]

  /// Whether a row has Balinese digits, which stand for letters in the lines of Unicode 15.1 and are digits in 16.0.
  private static func hasBalineseDigits(_ text: String) -> Bool {
    text.unicodeScalars.contains { ("\u{1B50}"..."\u{1B59}").contains($0) }
  }

  /// Rows that ICU 72 gets wrong in the same way: an embedding that ends where another begins, and marks on a closing
  /// bracket behind a joiner or a digit.
  private static func isKnownToICU(_ row: Substring) -> Bool {
    let embeddings = ["202A", "202B", "202D", "202E", "2066", "2067", "2068"]
    return embeddings.contains { row.contains("202C " + $0) } || knownRows.contains(row)
  }

  private static let knownRows: Set<Substring> = [
    "0661 0028 0662 0029 0331", "0661 0028 0332 0662 0029 0333", "0041 200F 005B 05D0 005D 200D 20D6",
    "0041 200F 005B 200D 20D6 05D0 005D 200D 20D6", "0041 200F 005B 200D 200B 20D6 05D0 005D 200B 200D 20D6",
    "0061 202A 0062 202C 0020 0031 0020 0032",
  ]

  @Test func `lines break where LineBreakTest says`() throws {
    let rows = try rows("auxiliary/LineBreakTest.txt").map(BreakRow.init)
    let failures = rows.filter { row in
      let analyzed = AnalyzedText(row.text, paragraph: StyledText.Paragraph())
      return analyzed.canBreakBefore.indices.filter { $0 > 0 && analyzed.canBreakBefore[$0] } != row.breaks
    }
    #expect(rows.count > 7000)
    let unknown = failures.map(\.text).filter { !Self.newerLineBreaks.contains($0) && !Self.hasBalineseDigits($0) }
    #expect(unknown.isEmpty)
  }

  @Test func `characters end where GraphemeBreakTest says`() throws {
    let rows = try rows("auxiliary/GraphemeBreakTest.txt").map(BreakRow.init)
    #expect(rows.count > 600)
    let failures = rows.filter { row in
      var end = 0
      return row.text.map { character in
        end += character.utf8.count
        return end
      } != row.breaks
    }
    // Swift does not count the scissors U+2701 among the pictographs that a joiner joins.
    #expect(failures.allSatisfy { $0.text == "\u{2701}\u{200D}\u{2701}" })
  }

  @Test func `levels and visual order are those of BidiCharacterTest`() throws {
    var compared = 0
    var failures: [Substring] = []
    for row in try rows("BidiCharacterTest.txt") {
      let fields = row.split(separator: ";", omittingEmptySubsequences: false)
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let isRightToLeft = fields[1] == "1"
      let text = String(String.UnicodeScalarView(scalars))
      let analyzed = AnalyzedText(text, paragraph: StyledText.Paragraph(isRightToLeft: isRightToLeft))
      // A paragraph runs as its first letter does: rows that force another direction cannot be asked for.
      guard analyzed.paragraphs.first?.level ?? 0 == UInt8(fields[2]) else { continue }
      compared += 1
      var byte = 0
      var visible: [(index: Int, level: UInt8)] = []
      var isRight = true
      for (index, level) in fields[3].split(separator: " ").enumerated() {
        let found = analyzed.level(at: byte)
        byte += String(scalars[index]).utf8.count
        guard let level = UInt8(level) else { continue }
        isRight = isRight && found == level
        visible.append((index, found))
      }
      let order = VisualOrder.reordered(visible, level: \.level).map { String($0.index) }.joined(separator: " ")
      if !isRight || order != fields[4].trimmingCharacters(in: .whitespaces) { failures.append(fields[0]) }
    }
    #expect(compared > 46_000)
    let unknown = failures.filter { !Self.isKnownToICU($0) }
    #expect(unknown.isEmpty)
    #expect(failures.count <= 25)
  }
}
