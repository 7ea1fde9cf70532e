public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

extension UIImage {
  /// Creates an image from the file or image set with the given name; `nil` if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from the file or image set with the given name in a bundle; `nil` if there is none.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Creates an image from the file or image set with the given name in a bundle; `nil` if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let picture = PlatformPicture(named: name, bundle: bundle) else { return nil }
    self.init(source: .drawn(picture), scale: 2)
  }

  /// Creates an image from an image set.
  public convenience init(resource: ImageResource) {
    self.init(source: .drawn(PlatformPicture(image: Image(resource))), scale: 2)
  }

  /// Creates a symbol image with the given name at the size of body text; `nil` for unknown names.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol image with the given name and configuration; `nil` for unknown names.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let symbol = configuration as? SymbolConfiguration
    guard
      var picture = PlatformPicture(
        systemName: name, font: symbol?.font ?? .body, scale: symbol?.scale?.swiftUI ?? .medium)
    else { return nil }
    symbol?.color(&picture)
    self.init(source: .drawn(picture), scale: 2)
  }

  /// Creates a symbol image with the given name and configuration; `nil` for unknown names.
  ///
  /// - Parameter value: A value from 0 to 1. Symbols are drawn whole, whatever it is.
  public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Creates a symbol image with the given name at the size of body text, ignoring the traits; `nil` for unknown names.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public var isSymbolImage: Bool {
    if case .drawn(let picture) = source { (picture as? PlatformPicture)?.image.symbolSize != nil } else { false }
  }

  /// Returns the symbol image in another configuration; other images are returned unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, case .drawn(let drawn) = source, var picture = drawn as? PlatformPicture,
      let symbol = configuration as? SymbolConfiguration
    else { return self }
    picture.image.symbolSize = Image.SymbolSize(font: symbol.font ?? .body, scale: symbol.scale?.swiftUI ?? .medium)
    symbol.color(&picture)
    return UIImage(source: .drawn(picture), scale: scale, renderingMode: renderingMode)
  }

  /// Returns the symbol image in another configuration; other images are returned unchanged.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// Returns the image tinted with a colour, keeping its alpha.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .automatic)
  }

  /// Returns the image tinted with a colour, keeping its alpha.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard let tinted = cgImage?.tinted(color.cgColor) else { return self }
    return UIImage(
      source: .bitmap(tinted), scale: CGFloat(tinted.width) / max(size.width, 1), orientation: imageOrientation,
      renderingMode: renderingMode)
  }

  /// A configuration of an image.
  public class Configuration: @unchecked Sendable {
    // SAFETY: this class and its only subclass below are immutable.
    init() {}
  }

  /// The scale of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    /// No scale is specified.
    case unspecified
    case small
    /// A medium scale, the default.
    case medium
    case large

    var swiftUI: Image.Scale {
      switch self {
      case .small: .small
      case .default, .unspecified, .medium: .medium
      case .large: .large
      }
    }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// No weight is specified.
    case unspecified
    /// The weights from the lightest to the heaviest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var swiftUI: Font.Weight? {
      let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return self == .unspecified ? nil : weights[rawValue - 1]
    }
  }
}

extension UIImage {
  /// The symbol for adding.
  public static var add: UIImage { symbol("plus.circle.fill") }
  /// The symbol for removing.
  public static var remove: UIImage { symbol("minus.circle.fill") }
  /// The symbol for further actions.
  public static var actions: UIImage { symbol("ellipsis") }
  /// A check mark.
  public static var checkmark: UIImage { symbol("checkmark") }
  /// A check mark, which is not outlined as Apple's is.
  public static var strokedCheckmark: UIImage { symbol("checkmark") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
