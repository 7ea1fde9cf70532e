public import Foundation
public import TouchstoneDrawing

/// A picture: from a file, from memory, a symbol, or drawn in code.
///
/// - Source: SwiftUI, `Image`.
public struct Image: Sendable {
  package enum Source: Hashable, Sendable {
    case named(String, bundlePath: String?)
    case symbol(String, variableValue: Double?)
    case bitmap(CGImage, scale: CGFloat, orientation: Orientation)
    case drawing(ImageRecording)
    /// A picture of no size.
    case empty
  }

  package var source: Source
  package var resizing: Resizing?
  package var interpolationMode: Interpolation?
  package var isAntialiased = true
  package var mode: TemplateRenderingMode?
  package var symbolMode: SymbolRenderingMode?
  package var dynamicRange: DynamicRange?
  package var label: String?
  /// The font and the scale of a symbol that are its own, whatever it is around.
  package var symbolSize: SymbolSize?

  /// A size of a symbol.
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

  package init(source: Source, label: String? = nil) {
    self.source = source
    self.label = label
  }

  /// How a picture fills more room than it has pixels for.
  public enum ResizingMode: Hashable, Sendable {
    /// The picture repeats in its own size.
    case tile
    /// The picture is made larger or smaller.
    case stretch
  }

  /// Whether a picture's own colours are drawn, or only its opacity in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The opacity alone counts, filled in the foreground style.
    case template
    /// The picture keeps its own colours.
    case original
  }

  /// How colours between pixels are found.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel's colour: pixels become squares.
    case none
    /// The fastest way that mixes neighbours.
    case low
    /// A middle way between speed and quality.
    case medium
    /// The finest way.
    case high
  }

  /// The size of a symbol beside text.
  public enum Scale: CaseIterable, Hashable, Sendable {
    /// Smaller than usual.
    case small
    /// The usual size.
    case medium
    /// Larger than usual.
    case large
  }

  /// Which way up the rows of a bitmap are.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// Rows from top to bottom, as they are shown.
    case up
    /// As `up`, mirrored across.
    case upMirrored
    /// Turned by half a turn.
    case down
    /// Turned by half a turn and mirrored across.
    case downMirrored
    /// Turned by a quarter against the clock.
    case left
    /// Mirrored across the diagonal.
    case leftMirrored
    /// Turned by a quarter with the clock.
    case right
    /// Mirrored across the other diagonal.
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
  /// Creates the picture of a file or of an image set, by its name without ending and scale.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundlePath: bundle?.bundlePath), label: name)
  }

  /// Creates the picture of a file or of an image set, with a label for people who do not see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(
      source: .named(name, bundlePath: bundle?.bundlePath), label: label.plainText(in: EnvironmentValues()))
  }

  /// Creates the picture of a file or of an image set that says nothing to people who do not see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundlePath: bundle?.bundlePath))
  }

  /// Creates a symbol; unknown names draw a visible placeholder and are reported.
  public init(systemName: String) {
    self.init(source: .symbol(systemName, variableValue: nil), label: systemName)
  }

  /// Creates a symbol with a value from 0 to 1.
  public init(systemName: String, variableValue: Double?) {
    self.init(source: .symbol(systemName, variableValue: variableValue), label: systemName)
  }

  /// Creates a picture from a bitmap with a number of pixels per point.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(
      source: .bitmap(cgImage, scale: scale, orientation: orientation),
      label: label.plainText(in: EnvironmentValues()))
  }

  /// Creates a picture from a bitmap that says nothing to people who do not see it.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(source: .bitmap(cgImage, scale: scale, orientation: orientation))
  }

  /// The picture made to fill the room that it is given.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return image
  }

  /// Sets how colours are found where pixels are made larger or smaller.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolationMode = interpolation
    return image
  }

  /// Sets whether the edges of the image are smooth where it lies between pixels.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var image = self
    image.isAntialiased = isAntialiased
    return image
  }

  /// Sets whether the image is drawn with its own colours or as a mask in the foreground style; `nil` leaves it to the
  /// image.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = renderingMode
    return image
  }

  /// Sets in which colours the layers of a symbol are drawn; `nil` leaves it to the environment.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }
}
