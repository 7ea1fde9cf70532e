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
