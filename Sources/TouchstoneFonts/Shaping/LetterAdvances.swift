internal import Foundation
internal import TouchstoneText

/// The advances of a run's letters that replace those of the font, in ems.
struct LetterAdvances {
  /// The table of the system font; `nil` if all letters have the same advance.
  private let table: SystemAdvances?
  /// The factor of the design, or the advance of all letters.
  private let scale: CGFloat
  private let hasMonospacedDigits: Bool
  /// The text that was shaped.
  private let utf8: [UInt8]

  /// Returns the advances for a font in a style; `nil` if the font keeps its own.
  ///
  /// - Parameter utf8: The text that was shaped.
  init?(_ font: FontDescriptor, drawnWith family: String, utf8: [UInt8]) {
    self.utf8 = utf8
    hasMonospacedDigits = font.hasMonospacedDigits
    if family == FontFamilyFiles.dejaVuSansMono.family, font.family == .system(.monospaced) {
      (table, scale) = (nil, SystemAdvances.monospaced)
      return
    }
    guard family == FontFamilyFiles.inter.family || family == FontFamilyFiles.interDisplay.family else { return nil }
    table = SystemAdvances.advances(size: font.usableSize, weight: font.weight)
    scale = font.family == .system(.rounded) ? SystemAdvances.roundedScale : 1
  }

  /// Returns the advance of the characters of a cluster; `nil` if it is not known.
  func advance(of range: Range<Int>) -> CGFloat? {
    guard range.count == 1 else { return advance(of: utf8[range]) }
    guard let table else { return scale }
    var code = utf8[range.lowerBound]
    if hasMonospacedDigits, code >= 0x30, code <= 0x39 { code = 0x30 }
    let advance = table.advance(ofASCII: code)
    return advance > 0 ? advance * scale : nil
  }

  /// Returns the advance of a character with its marks; `nil` if it is not known.
  func advance(of bytes: ArraySlice<UInt8>) -> CGFloat? {
    guard let table else { return scale }
    return table.advance(of: bytes).map { $0 * scale }
  }

  /// Returns the kerning between an ASCII character and the next one, in addition to that of the font.
  func kern(after range: Range<Int>) -> CGFloat {
    guard let table, range.count == 1, range.upperBound < utf8.count else { return 0 }
    let (first, second) = (utf8[range.lowerBound], utf8[range.upperBound])
    return first < 0x80 && second < 0x80 ? table.kern(first, second) : 0
  }
}
