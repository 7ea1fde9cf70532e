public import Foundation
public import TouchstoneDrawing

/// A view that displays an image: from a file, from memory, a symbol, or drawn by code.
///
/// - Source: SwiftUI, `Image`.
public struct Image: Sendable {
  package enum Source: Hashable, Sendable {
    case named(String, bundlePath: String?)
    case symbol(String, variableValue: Double?)
    case bitmap(CGImage, scale: CGFloat, orientation: Orientation)
    case drawing(ImageRecording)
    /// An image without a size.
    case empty
  }

  package var source: Source
  package var resizing: Resizing?
  package var interpolationMode: Interpolation?
  package var isAntialiased = true
  package var mode: TemplateRenderingMode?
  package var symbolMode: SymbolRenderingMode?
  package var dynamicRange: DynamicRange?
  package var label: Text?
  /// The symbol's own font and scale, independent of the environment.
  package var symbolSize: SymbolSize?

  /// The size of a symbol.
  package struct SymbolSize: Hashable, Sendable {
    package var font: Font
    package var scale: Scale

    package init(font: Font, scale: Scale) {
      self.font = font
      self.scale = scale
    }
  }

  package struct Resizing: Hashable, Sendable {
    package var capInsets: EdgeInsets
    package var mode: ResizingMode
  }

  package init(source: Source, label: Text? = nil) {
    self.source = source
    self.label = label
  }

  /// How an image fills a frame larger than itself.
  public enum ResizingMode: Hashable, Sendable {
    /// The image is repeated at its own size.
    case tile
    /// The image is scaled.
    case stretch
  }

  /// Whether an image is drawn in its own colours or as a template.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only the opacity is used, filled with the foreground style.
    case template
    /// The image keeps its own colours.
    case original
  }

  /// The interpolation quality for scaled images.
  public enum Interpolation: Hashable, Sendable {
    /// No interpolation: the colour of the nearest pixel is used.
    case none
    /// Low quality, which is the fastest interpolation.
    case low
    /// Medium quality, between speed and quality.
    case medium
    /// High quality.
    case high
  }

  /// The scale of a symbol relative to text.
  public enum Scale: CaseIterable, Hashable, Sendable {
    case small
    /// The medium scale, which is the default.
    case medium
    case large
  }

  /// The orientation of the rows in a bitmap.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The rows are stored from top to bottom, as displayed.
    case up
    /// Like `up`, but mirrored horizontally.
    case upMirrored
    /// Rotated by 180°.
    case down
    /// Rotated by 180° and mirrored horizontally.
    case downMirrored
    /// Rotated by 90° anticlockwise.
    case left
    /// Mirrored along the diagonal.
    case leftMirrored
    /// Rotated by 90° clockwise.
    case right
    /// Mirrored along the other diagonal.
    case rightMirrored
  }
}

extension Image: Equatable {
  public static func == (lhs: Image, rhs: Image) -> Bool {
    lhs.source == rhs.source && lhs.resizing == rhs.resizing && lhs.interpolationMode == rhs.interpolationMode
      && lhs.isAntialiased == rhs.isAntialiased && lhs.mode == rhs.mode && lhs.symbolMode == rhs.symbolMode
      && lhs.symbolSize == rhs.symbolSize
  }
}

extension Image {
  /// Creates an image from a file or an image set, by its name without extension and scale.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundlePath: bundle?.bundlePath), label: Text(verbatim: name))
  }

  /// Creates an image from a file or an image set, with an accessibility label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name, bundlePath: bundle?.bundlePath), label: label)
  }

  /// Creates a decorative image from a file or an image set, which assistive technologies ignore.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundlePath: bundle?.bundlePath))
  }

  /// Creates a symbol image; an unknown name draws a visible placeholder and is reported.
  public init(systemName: String) {
    self.init(source: .symbol(systemName, variableValue: nil), label: Text(verbatim: systemName))
  }

  /// Creates a symbol image with a variable value from 0 to 1.
  public init(systemName: String, variableValue: Double?) {
    self.init(source: .symbol(systemName, variableValue: variableValue), label: Text(verbatim: systemName))
  }

  /// Creates an image from a bitmap, with a number of pixels per point.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(source: .bitmap(cgImage, scale: scale, orientation: orientation), label: label)
  }

  /// Creates a decorative image from a bitmap, which assistive technologies ignore.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(source: .bitmap(cgImage, scale: scale, orientation: orientation))
  }

  /// Returns the image resized to fill its frame.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return image
  }

  /// Sets the interpolation quality for scaling.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolationMode = interpolation
    return image
  }

  /// Sets whether the edges of the image are antialiased.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var image = self
    image.isAntialiased = isAntialiased
    return image
  }

  /// Sets whether the image is drawn in its own colours or as a template in the foreground style; `nil` uses the
  /// image's default.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = renderingMode
    return image
  }

  /// Sets how the layers of a symbol are coloured; `nil` uses the environment's mode.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }
}
