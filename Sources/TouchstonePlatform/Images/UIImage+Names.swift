public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

extension UIImage {
  /// The picture of a file or an image set, by its name; `nil` where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The picture of a file or an image set in a bundle; `nil` where there is none.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// The picture of a file or an image set in a bundle; `nil` where there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let picture = PlatformPicture(named: name, bundle: bundle) else { return nil }
    self.init(source: .drawn(picture), scale: 2)
  }

  /// The picture of an image set.
  public convenience init(resource: ImageResource) {
    self.init(source: .drawn(PlatformPicture(image: Image(resource))), scale: 2)
  }

  /// The symbol of a name, as large as running text; `nil` for names that are not known.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The symbol of a name, at a size and a weight; `nil` for names that are not known.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let symbol = configuration as? SymbolConfiguration
    guard
      let picture = PlatformPicture(
        systemName: name, font: symbol?.font ?? .body, scale: symbol?.scale?.swiftUI ?? .medium)
    else { return nil }
    self.init(source: .drawn(picture), scale: 2)
  }

  /// The symbol of a name, at a size that traits ask for; `nil` for names that are not known.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Whether the picture is a symbol.
  public var isSymbolImage: Bool {
    if case .drawn(let picture) = source { (picture as? PlatformPicture)?.image.symbolSize != nil } else { false }
  }

  /// The symbol at another size or weight; other pictures stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, case .drawn(let drawn) = source, var picture = drawn as? PlatformPicture,
      let symbol = configuration as? SymbolConfiguration
    else { return self }
    picture.image.symbolSize = Image.SymbolSize(font: symbol.font ?? .body, scale: symbol.scale?.swiftUI ?? .medium)
    return UIImage(source: .drawn(picture), scale: scale, renderingMode: renderingMode)
  }

  /// The symbol at another size or weight; other pictures stay as they are.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// The picture in one colour, as opaque as before.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .automatic)
  }

  /// The picture in one colour, as opaque as before.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard let tinted = cgImage?.tinted(color.cgColor) else { return self }
    return UIImage(
      source: .bitmap(tinted), scale: CGFloat(tinted.width) / max(size.width, 1), orientation: imageOrientation,
      renderingMode: renderingMode)
  }

  /// How a picture is shown.
  public class Configuration: @unchecked Sendable {
    // SAFETY: nothing can be changed, here or in the one class below.
    fileprivate init() {}
  }

  /// The size and the weight of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // SAFETY: nothing can be changed.
    fileprivate let font: Font?
    fileprivate let scale: SymbolScale?

    private init(font: Font?, scale: SymbolScale?) {
      self.font = font
      self.scale = scale
      super.init()
    }

    /// A size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .regular)
    }

    /// A size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .default) {
      self.init(font: .system(size: pointSize, weight: weight.swiftUI), scale: scale)
    }

    /// A weight.
    public convenience init(weight: SymbolWeight) {
      self.init(font: Font.body.weight(weight.swiftUI ?? .regular), scale: nil)
    }

    /// A scale.
    public convenience init(scale: SymbolScale) { self.init(font: nil, scale: scale) }

    /// The size and the weight of a font.
    public convenience init(font: UIFont) { self.init(font: font.font, scale: nil) }

    /// The size of a font, at a scale.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(font: font.font, scale: scale) }

    /// The size of a use of text.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .system(textStyle.swiftUI), scale: nil) }

    /// The size of a use of text, at a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .system(textStyle.swiftUI), scale: scale)
    }
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// The usual size.
    case `default` = -1
    /// Nothing is said.
    case unspecified
    /// Smaller than usual.
    case small
    /// The usual size.
    case medium
    /// Larger than usual.
    case large

    fileprivate var swiftUI: Image.Scale {
      switch self {
      case .small: .small
      case .default, .unspecified, .medium: .medium
      case .large: .large
      }
    }
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// Nothing is said.
    case unspecified
    /// From the lightest to the heaviest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    fileprivate var swiftUI: Font.Weight? {
      let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return self == .unspecified ? nil : weights[rawValue - 1]
    }
  }
}
