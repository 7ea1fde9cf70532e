internal import Foundation
internal import TouchstoneText

/// A text with the Unicode properties of each of its bytes.
struct AnalyzedText {
  let utf8: [UInt8]
  /// Whether a line may break before each byte; one element more than there are bytes.
  let canBreakBefore: [Bool]
  /// The embedding levels of the bytes; empty if all are 0.
  let levels: [UInt8]
  /// The end offsets of paragraphs in bytes, and their levels.
  let paragraphs: [(end: Int, level: UInt8)]

  init(_ text: String, paragraph: StyledText.Paragraph) {
    let utf8 = Array(text.utf8)
    let utf16 = Array(text.utf16)
    // For each UTF-16 unit, the offset of its first byte: the same number if all is ASCII.
    let offsets = utf8.count == utf16.count ? nil : Self.byteOffsets(of: text, count: utf16.count)
    var canBreakBefore = [Bool](repeating: false, count: utf8.count + 1)
    for end in UnicodeAnalysis.lineBreaks(in: utf16, language: paragraph.language) {
      canBreakBefore[offsets?[end] ?? end] = true
    }
    self.utf8 = utf8
    self.canBreakBefore = canBreakBefore
    let isMixed = paragraph.isRightToLeft || (offsets != nil && text.unicodeScalars.contains { $0.value >= 0x590 })
    guard isMixed,
      let directions = UnicodeAnalysis.directions(of: utf16, isRightToLeft: paragraph.isRightToLeft)
    else {
      levels = []
      paragraphs = []
      return
    }
    paragraphs = directions.paragraphs.map { (offsets?[$0.end] ?? $0.end, $0.level) }
    var levels = [UInt8](repeating: 0, count: utf8.count)
    for (unit, level) in directions.levels.enumerated() {
      let bytes = offsets.map { $0[unit]..<max($0[unit + 1], $0[unit]) } ?? unit..<unit + 1
      for byte in bytes { levels[byte] = level }
    }
    self.levels = levels
  }

  private static func byteOffsets(of text: String, count: Int) -> [Int] {
    var offsets: [Int] = []
    offsets.reserveCapacity(count + 1)
    var byte = 0
    for scalar in text.unicodeScalars {
      offsets.append(byte)
      byte += UTF8.width(scalar)
      // The second half of a surrogate pair ends where its first half does.
      if scalar.value > 0xffff { offsets.append(byte) }
    }
    offsets.append(byte)
    return offsets
  }

  /// Returns the embedding level of a byte.
  func level(at byte: Int) -> UInt8 {
    levels.isEmpty ? 0 : levels[byte]
  }
}

extension UTF8 {
  /// The number of bytes that encode a character.
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    scalar.value < 0x80 ? 1 : scalar.value < 0x800 ? 2 : scalar.value < 0x10000 ? 3 : 4
  }
}
