package import Foundation
package import TouchstoneDrawing

/// Loads the images to which views refer: the interface between views and image files.
package protocol ImageSource: Sendable {
  /// Returns the image with a name for a number of pixels per point and light or dark appearance.
  ///
  /// - Throws: `ImageSourceError`.
  func image(named name: String, bundlePath: String?, scale: CGFloat, isDark: Bool) throws -> LoadedImage

  /// Returns the image in a file.
  ///
  /// - Throws: `ImageSourceError`.
  func image(at url: URL) throws -> CGImage

  /// Returns the path of the SVG file in the symbol image set with a name, or `nil` if there is none.
  func symbolFile(named name: String, bundlePath: String?) -> String?

  /// Returns the colours of a colour set, or `nil` if there is none.
  func colorSet(named name: String, bundlePath: String?) -> ColorSet?
}

/// The colours of a colour set in an asset catalogue.
package struct ColorSet: Hashable, Sendable {
  package var light: Color
  /// The colour for dark appearance, if it differs.
  package var dark: Color?

  package init(light: Color, dark: Color? = nil) {
    self.light = light
    self.dark = dark
  }
}

/// An image that was loaded from a file.
package struct LoadedImage: Hashable, Sendable {
  /// The content of the image.
  package enum Content: Hashable, Sendable {
    /// A bitmap with a number of pixels per point.
    case bitmap(CGImage, scale: CGFloat)
    /// A vector drawing, which is sharp at every size.
    case drawing(DisplayList)
  }

  package var content: Content
  package var isTemplate: Bool
  /// Features of the file that the image lacks.
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

/// An error in loading an image.
package enum ImageSourceError: Error, Hashable, Sendable {
  case notFound(searched: [String])
  case unreadable(path: String, reason: String)
}

/// The source of trees without a renderer, which has no images.
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
  @Entry package var imageSource: any ImageSource = NoImages()

  /// The scale of symbols relative to text.
  @Entry public var imageScale: Image.Scale = .medium

  /// How the layers of symbols are coloured.
  @Entry public var symbolRenderingMode: SymbolRenderingMode?

  /// The symbol variants set by ancestors.
  @Entry public var symbolVariants: SymbolVariants = .none
}
