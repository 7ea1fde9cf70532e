internal import Foundation
internal import TouchstoneText

/// The advances of a run's letters that replace those of the font, in ems.
struct LetterAdvances {
  /// In ems.
  struct Width {
    var advance: CGFloat
    /// The kerning of an ASCII character and the next one, in addition to that of the font.
    var kern: CGFloat
  }

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

  /// Returns the width of a cluster's characters; `nil` if it is not known.
  func width(of range: Range<Int>) -> Width? {
    guard range.count == 1 else { return advance(of: utf8[range]).map { Width(advance: $0, kern: 0) } }
    guard let table else { return Width(advance: scale, kern: 0) }
    let code = utf8[range.lowerBound]
    let isDigit = code >= 0x30 && code <= 0x39
    let advance = table.advance(ofASCII: isDigit && hasMonospacedDigits ? 0x30 : code) * scale
    guard advance > 0 else { return nil }
    guard range.upperBound < utf8.count else { return Width(advance: advance, kern: 0) }
    let next = utf8[range.upperBound]
    return Width(advance: advance, kern: next < 0x80 ? table.kern(code, next) : 0)
  }

  /// Returns the advance of a character with its marks; `nil` if it is not known.
  func advance(of bytes: ArraySlice<UInt8>) -> CGFloat? {
    guard let table else { return scale }
    return table.advance(of: bytes).map { $0 * scale }
  }
}
