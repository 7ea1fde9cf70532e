public import Foundation

extension Font {
  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
  /// Returns the bold font: its text style's bold weight, or at least 700.
  public func bold() -> Font { adding(.bold) }
  /// Returns the font with or without the bold trait.
  public func bold(_ isActive: Bool) -> Font { setting(.bold, to: isActive) }
  /// Returns the italic font.
  public func italic() -> Font { adding(.italic) }
  /// Returns the font with or without the italic trait.
  public func italic(_ isActive: Bool) -> Font { setting(.italic, to: isActive) }
  /// Returns the font with another width.
  public func width(_ width: Width) -> Font { adding(.width(width)) }
  /// Returns the font with another leading; a font with an explicit size is unaffected.
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
  /// Returns the font with monospaced letters.
  public func monospaced() -> Font { adding(.monospaced) }
  /// Returns the font with or without monospaced letters.
  public func monospaced(_ isActive: Bool) -> Font { setting(.monospaced, to: isActive) }
  /// Returns the font with monospaced digits.
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }
  /// Returns the font with small capitals for all letters.
  public func smallCaps() -> Font { adding(.smallCaps) }
  /// Returns the font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { adding(.lowercaseSmallCaps) }
  /// Returns the font with or without small capitals for lowercase letters.
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font { setting(.lowercaseSmallCaps, to: isActive) }
  /// Returns the font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { adding(.uppercaseSmallCaps) }
  /// Returns the font with or without small capitals for uppercase letters.
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font { setting(.uppercaseSmallCaps, to: isActive) }
  /// Returns the font in another size, in points; the line height changes with it.
  public func pointSize(_ size: CGFloat) -> Font { adding(.pointSize(size)) }
  /// Returns the font in a multiple of its size; the line height changes with it.
  public func scaled(by factor: CGFloat) -> Font { adding(.scaled(factor)) }

  /// The font of text for which none is set.
  public static var `default`: Font { .body }

  private func setting(_ trait: Trait, to isActive: Bool) -> Font {
    var font = self
    font.traits.removeAll { $0 == trait }
    return isActive ? font.adding(trait) : font
  }
}
