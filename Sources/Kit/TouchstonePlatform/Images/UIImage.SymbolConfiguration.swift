public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

extension UIImage {
  /// The size, weight, scale and colours of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // SAFETY: the class is immutable.
    let font: Font?
    let scale: SymbolScale?
    private let mode: SymbolRenderingMode?
    private let palette: [UIColor]

    private init(font: Font?, scale: SymbolScale?, mode: SymbolRenderingMode? = nil, palette: [UIColor] = []) {
      (self.font, self.scale, self.mode, self.palette) = (font, scale, mode, palette)
      super.init()
    }

    /// Creates a configuration with a colour for each layer.
    public convenience init(paletteColors: [UIColor]) {
      self.init(font: nil, scale: nil, mode: .palette, palette: paletteColors)
    }

    /// Creates a configuration with a colour whose opacity falls from layer to layer.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(font: nil, scale: nil, mode: .hierarchical, palette: [hierarchicalColor])
    }

    /// Returns a configuration with the symbol's own colours.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(font: nil, scale: nil, mode: .multicolor)
    }

    /// Returns a configuration with one colour.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(font: nil, scale: nil, mode: .monochrome)
    }

    /// Returns the configuration, overridden by what another one specifies.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        font: other.font ?? font, scale: other.scale ?? scale, mode: other.mode ?? mode,
        palette: other.palette.isEmpty ? palette : other.palette)
    }

    /// Sets the colours of a symbol's picture.
    func color(_ picture: inout PlatformPicture) {
      picture.image.symbolMode = mode ?? picture.image.symbolMode
      if !palette.isEmpty { picture.palette = palette.map { Color(uiColor: $0) } }
    }

    /// Creates a configuration with a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .regular)
    }

    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .default) {
      self.init(font: .system(size: pointSize, weight: weight.swiftUI), scale: scale)
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(font: Font.body.weight(weight.swiftUI ?? .regular), scale: nil)
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(font: nil, scale: scale) }

    /// Creates a configuration with the size and the weight of a font.
    public convenience init(font: UIFont) { self.init(font: font.font, scale: nil) }

    /// Creates a configuration with a font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(font: font.font, scale: scale) }

    /// Creates a configuration with a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .system(textStyle.swiftUI), scale: nil) }

    /// Creates a configuration with a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .system(textStyle.swiftUI), scale: scale)
    }
  }
}
