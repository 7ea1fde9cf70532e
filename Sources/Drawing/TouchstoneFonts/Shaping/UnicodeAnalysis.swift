// Along with LineBreakIterators.swift, the only file that calls ICU, through the copy in Swift's Foundation.
internal import Foundation
internal import _FoundationICU

/// Unicode algorithms for line breaking and text direction.
enum UnicodeAnalysis {
  /// Returns the UTF-16 offsets after which a line may or must break, ascending, including the end of the text.
  ///
  /// - Source: Unicode Standard Annex #14, with ICU's rules for the language and its dictionaries for Thai, Lao, Khmer,
  ///   Burmese and the CJK languages.
  static func lineBreaks(in utf16: [UInt16], language: String) -> [Int] {
    LineBreakIterators.shared.withIterator(language: language) { iterator in
      guard let iterator else { return [utf16.count] }
      return utf16.withUnsafeBufferPointer { units in
        var status = U_ZERO_ERROR
        swift_ubrk_setText(iterator, units.baseAddress, Int32(units.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [utf16.count] }
        var breaks: [Int] = []
        var next = swift_ubrk_next(iterator)
        while next >= 0 {
          breaks.append(Int(next))
          next = swift_ubrk_next(iterator)
        }
        return breaks
      }
    }
  }

  /// The embedding levels of a text's UTF-16 units, and of its paragraphs, which newlines separate.
  struct Directions {
    var levels: [UInt8]
    /// The end offsets of the paragraphs, in UTF-16 units, and their levels.
    var paragraphs: [(end: Int, level: UInt8)]
  }

  /// Returns the directions of the parts of a text, or `nil` if ICU runs out of memory.
  ///
  /// The first strongly directional character of a paragraph determines its direction.
  ///
  /// - Parameter isRightToLeft: The direction of paragraphs without such a character.
  /// - Source: Unicode Standard Annex #9.
  static func directions(of utf16: [UInt16], isRightToLeft: Bool) -> Directions? {
    guard let bidi = swift_ubidi_open() else { return nil }
    defer { swift_ubidi_close(bidi) }
    // UBIDI_DEFAULT_LTR and UBIDI_DEFAULT_RTL, which are macros.
    let paragraphLevel: UInt8 = isRightToLeft ? 0xff : 0xfe
    return utf16.withUnsafeBufferPointer { units -> Directions? in
      var status = U_ZERO_ERROR
      swift_ubidi_setPara(bidi, units.baseAddress, Int32(units.count), paragraphLevel, nil, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let levels = swift_ubidi_getLevels(bidi, &status) else {
        return nil
      }
      let paragraphs = (0..<swift_ubidi_countParagraphs(bidi)).map { index in
        var end: Int32 = 0
        var level: UInt8 = 0
        swift_ubidi_getParagraphByIndex(bidi, index, nil, &end, &level, &status)
        return (end: Int(end), level: level)
      }
      return Directions(
        levels: Array(UnsafeBufferPointer(start: levels, count: units.count)), paragraphs: paragraphs)
    }
  }
}
