package import Foundation
package import TouchstoneDrawing

/// Finds the pictures that views name: the seam between views and image files.
package protocol ImageSource: Sendable {
  /// The picture of a name for a number of pixels per point, and for light or dark surroundings.
  ///
  /// - Throws: `ImageSourceError`.
  func image(named name: String, bundlePath: String?, scale: CGFloat, isDark: Bool) throws -> LoadedImage

  /// The picture in a file.
  ///
  /// - Throws: `ImageSourceError`.
  func image(at url: URL) throws -> CGImage

  /// The path of the SVG file in a symbol image set of a name, or nil where there is none.
  func symbolFile(named name: String, bundlePath: String?) -> String?

  /// The colours of a colour set, or nil where there is none.
  func colorSet(named name: String, bundlePath: String?) -> ColorSet?
}

/// The colours of a name in an asset catalogue.
package struct ColorSet: Hashable, Sendable {
  package var light: Color
  /// The colour for dark surroundings, where it differs.
  package var dark: Color?

  package init(light: Color, dark: Color? = nil) {
    self.light = light
    self.dark = dark
  }
}

/// A picture that was read from a file.
package struct LoadedImage: Hashable, Sendable {
  /// The picture itself.
  package enum Content: Hashable, Sendable {
    /// Pixels, so many of them per point.
    case bitmap(CGImage, scale: CGFloat)
    /// Outlines, which stay sharp at every size.
    case drawing(DisplayList)
  }

  package var content: Content
  package var isTemplate: Bool
  /// What the file holds and the picture lacks.
  package var omissions: [String]

  package init(_ content: Content, isTemplate: Bool = false, omissions: [String] = []) {
    self.content = content
    self.isTemplate = isTemplate
    self.omissions = omissions
  }

  /// The size in points.
  package var size: CGSize {
    switch content {
    case .bitmap(let image, let scale):
      CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    case .drawing(let list): list.size
    }
  }
}

/// Why a picture could not be had.
package enum ImageSourceError: Error, Hashable, Sendable {
  case notFound(searched: [String])
  case unreadable(path: String, reason: String)
}

/// The source of trees that no renderer draws: it knows no picture.
package struct NoImages: ImageSource {
  package init() {}

  package func image(named name: String, bundlePath: String?, scale: CGFloat, isDark: Bool) throws -> LoadedImage {
    throw ImageSourceError.notFound(searched: [])
  }

  package func image(at url: URL) throws -> CGImage { throw ImageSourceError.notFound(searched: []) }

  package func symbolFile(named name: String, bundlePath: String?) -> String? { nil }

  package func colorSet(named name: String, bundlePath: String?) -> ColorSet? { nil }
}

extension EnvironmentValues {
  private enum ImageSourceKey: EnvironmentKey { static var defaultValue: any ImageSource { NoImages() } }
  private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
  private enum SymbolModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
  private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

  /// Where pictures come from.
  package var imageSource: any ImageSource {
    get { self[ImageSourceKey.self] }
    set { self[ImageSourceKey.self] = newValue }
  }

  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// How the layers of symbols are coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }

  /// The variants of symbols that views around ask for.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

/// Variants of a symbol: filled, in a circle, struck through.
///
/// - Source: SwiftUI, `SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isSlashed = false

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// The symbol in a square.
  public static let square = SymbolVariants(shape: "square")
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  /// The symbol filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol with a line through it.
  public static let slash = SymbolVariants(isSlashed: true)

  /// These variants in a circle.
  public var circle: SymbolVariants { with { $0.shape = "circle" } }
  /// These variants in a square.
  public var square: SymbolVariants { with { $0.shape = "square" } }
  /// These variants in a rectangle.
  public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
  /// These variants filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// These variants with a line through them.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Whether a symbol of these variants has all that others ask for.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  /// The names to try for a symbol, the most specific one first.
  package func names(for name: String) -> [String] {
    var variant = name
    if let shape, !name.contains(".\(shape)") { variant += ".\(shape)" }
    if isSlashed, !name.contains(".slash") { variant += ".slash" }
    if isFilled, !name.hasSuffix(".fill") { variant += ".fill" }
    return variant == name ? [name] : [variant, name]
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }
}

extension View {
  /// Sets how large symbols inside are beside text of the same font; medium by default.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets in which colours the layers of symbols inside are drawn; `nil` leaves it to the symbol.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Sets which variant of symbols inside is drawn, such as the filled one; symbols that lack it stay as they are.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}
