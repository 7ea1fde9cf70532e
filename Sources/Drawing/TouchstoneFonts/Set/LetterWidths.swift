/// The widths of the system font's letters.
package enum LetterWidths: String, CaseIterable, Sendable {
  /// Inter's own, with a tracking that brings words close to Apple's widths.
  case inter
  /// Those of Apple's system font, as far as published widths of texts tell: see `SystemAdvances`.
  case system
}
