public import Foundation

/// A picture with a scale: the form in which image strategies and cross-platform code pass pictures on.
///
/// - Source: UIKit, `UIImage`.
public final class UIImage: Hashable, Sendable {
  package let source: PictureSource
  /// Pixels per point.
  public let scale: CGFloat
  /// Which way up the rows of the pixels are.
  public let imageOrientation: Orientation
  /// Whether the picture keeps its own colours.
  public let renderingMode: RenderingMode

  /// Whether a picture's own colours are drawn, or only its opacity in the tint.
  public enum RenderingMode: Int, Sendable {
    /// As the place where the picture is shown has it: symbols in the tint, others in their own colours.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// Its opacity alone, in the tint.
    case alwaysTemplate
  }

  /// Which way up the rows of the pixels are.
  public enum Orientation: Int, Sendable {
    /// Rows from top to bottom, as they are shown.
    case up
    /// Turned by half a turn.
    case down
    /// Turned by a quarter against the clock.
    case left
    /// Turned by a quarter with the clock.
    case right
    /// As `up`, mirrored across.
    case upMirrored
    /// As `down`, mirrored across.
    case downMirrored
    /// As `left`, mirrored across.
    case leftMirrored
    /// As `right`, mirrored across.
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

  /// Creates a picture of no size.
  public convenience init() {
    self.init(source: .none, scale: 1)
  }

  /// Creates a picture at one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1)
  }

  /// Creates a picture at a scale.
  public convenience init(cgImage: CGImage, scale: CGFloat) {
    self.init(cgImage: cgImage, scale: scale, orientation: .up)
  }

  /// Creates a picture at a scale whose rows are not from top to bottom.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(source: .bitmap(cgImage), scale: scale, orientation: orientation)
  }

  /// The pixels; `nil` for a picture of no size. Those of a symbol are drawn each time they are asked for.
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

  /// The picture in its own colours, or as its opacity alone.
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

/// Saves a picture in the photo library; there is none here, and nothing happens.
///
/// It is there so that a button's action which saves a picture compiles.
///
/// - Source: UIKit, `UIImageWriteToSavedPhotosAlbum`.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Any?, _ contextInfo: UnsafeMutableRawPointer?
) {}
