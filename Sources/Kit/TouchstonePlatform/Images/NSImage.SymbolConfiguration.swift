public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

extension NSImage {
  /// The name of an image.
  public typealias Name = String

  /// The size, weight, scale and colours of a symbol.
  ///
  /// - Source: AppKit, `NSImage.SymbolConfiguration`.
  public final class SymbolConfiguration: Sendable {
    let configuration: UIImage.SymbolConfiguration

    private init(_ configuration: UIImage.SymbolConfiguration) { self.configuration = configuration }

    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight) {
      self.init(.init(font: .systemFont(ofSize: pointSize, weight: weight)))
    }

    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: SymbolScale) {
      self.init(.init(font: .systemFont(ofSize: pointSize, weight: weight), scale: scale.uiKit))
    }

    /// Creates a configuration with a text style.
    public convenience init(textStyle: NSFont.TextStyle) { self.init(.init(textStyle: textStyle)) }

    /// Creates a configuration with a text style and a scale.
    public convenience init(textStyle: NSFont.TextStyle, scale: SymbolScale) {
      self.init(.init(textStyle: textStyle, scale: scale.uiKit))
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(.init(scale: scale.uiKit)) }

    /// Creates a configuration with a colour whose opacity falls from layer to layer.
    public convenience init(hierarchicalColor: NSColor) {
      self.init(.init(hierarchicalColor: UIColor(Color(nsColor: hierarchicalColor))))
    }

    /// Creates a configuration with a colour for each layer.
    public convenience init(paletteColors: [NSColor]) {
      self.init(.init(paletteColors: paletteColors.map { UIColor(Color(nsColor: $0)) }))
    }

    /// Returns a configuration with the symbol's own colours.
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(.preferringMulticolor()) }
    /// Returns a configuration with one colour.
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(.preferringMonochrome()) }

    /// Returns the configuration, overridden by what another one specifies.
    public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(self.configuration.applying(configuration.configuration))
    }
  }

  /// The scale of a symbol relative to text.
  ///
  /// - Source: AppKit, `NSImage.SymbolScale`.
  public enum SymbolScale: Int, Sendable {
    case small = 1
    case medium
    case large

    fileprivate var uiKit: UIImage.SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// Returns the symbol in another configuration; `nil` for an image that is no symbol.
  ///
  /// - Source: AppKit, `NSImage.withSymbolConfiguration(_:)`.
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
    guard case .drawn(let drawn) = source, let picture = drawn as? PlatformPicture, picture.image.symbolSize != nil,
      case .drawn(let changed) = UIImage(source: .drawn(picture), scale: 2)
        .withConfiguration(configuration.configuration).source
    else { return nil }
    let result = NSImage(source: .drawn(changed), size: changed.size)
    result.isTemplate = isTemplate
    return result
  }
}
