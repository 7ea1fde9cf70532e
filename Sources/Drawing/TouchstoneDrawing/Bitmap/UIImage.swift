public import Foundation

/// An image with a scale, as used by image strategies and cross-platform code.
///
/// - Source: UIKit, `UIImage`.
public final class UIImage: Hashable, Sendable {
  package let source: PictureSource
  /// Pixels per point.
  public let scale: CGFloat
  /// The orientation of the pixel data.
  public let imageOrientation: Orientation
  /// Whether the image keeps its own colours.
  public let renderingMode: RenderingMode

  /// Whether an image is drawn in its own colours or as a template in the tint colour.
  public enum RenderingMode: Int, Sendable {
    /// As its context requires: symbols in the tint colour, others in their own colours.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// As a template: its alpha in the tint colour.
    case alwaysTemplate
  }

  /// The orientation of the pixel data.
  public enum Orientation: Int, Sendable {
    /// Upright: rows run from top to bottom.
    case up
    /// Rotated by 180°.
    case down
    /// Rotated by 90° counterclockwise.
    case left
    /// Rotated by 90° clockwise.
    case right
    /// Like `up`, mirrored horizontally.
    case upMirrored
    /// Like `down`, mirrored horizontally.
    case downMirrored
    /// Like `left`, mirrored horizontally.
    case leftMirrored
    /// Like `right`, mirrored horizontally.
    case rightMirrored
  }

  package init(
    source: PictureSource, scale: CGFloat, orientation: Orientation = .up, renderingMode: RenderingMode = .automatic
  ) {
    self.source = source
    self.scale = scale
    imageOrientation = orientation
    self.renderingMode = renderingMode
  }

  /// Creates an empty image.
  public convenience init() {
    self.init(source: .none, scale: 1)
  }

  /// Creates an image at one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1)
  }

  /// Creates an image with a scale.
  public convenience init(cgImage: CGImage, scale: CGFloat) {
    self.init(cgImage: cgImage, scale: scale, orientation: .up)
  }

  /// Creates an image with a scale and an orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(source: .bitmap(cgImage), scale: scale, orientation: orientation)
  }

  /// The pixels; `nil` for an empty image. A symbol is rasterised on each call.
  public var cgImage: CGImage? { source.cgImage(scale: scale) }

  /// The size in points.
  public var size: CGSize {
    switch source {
    case .none: return .zero
    case .drawn(let picture): return picture.size
    case .bitmap(let image):
      let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      switch imageOrientation {
      case .up, .down, .upMirrored, .downMirrored: return size
      case .left, .right, .leftMirrored, .rightMirrored: return CGSize(width: size.height, height: size.width)
      }
    }
  }

  /// Returns the image with a rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source: source, scale: scale, orientation: imageOrientation, renderingMode: renderingMode)
  }

  public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs.scale == rhs.scale && lhs.source == rhs.source && lhs.imageOrientation == rhs.imageOrientation
      && lhs.renderingMode == rhs.renderingMode
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(scale)
    hasher.combine(source)
  }
}

/// Does nothing: there is no photo library.
///
/// It is declared so that the action of a button that saves an image compiles.
///
/// - Source: UIKit, `UIImageWriteToSavedPhotosAlbum`.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Any?, _ contextInfo: UnsafeMutableRawPointer?
) {}
