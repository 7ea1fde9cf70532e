public import Foundation

/// A picture with a scale: the form in which image strategies and cross-platform code pass pictures on.
///
/// - Source: UIKit, `UIImage`.
public final class UIImage: Hashable, Sendable {
  /// The pixels; `nil` for a picture of no size.
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat

  /// Creates a picture of no size.
  public init() {
    cgImage = nil
    scale = 1
  }

  /// Creates a picture at one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1)
  }

  /// Creates a picture at a scale.
  public init(cgImage: CGImage, scale: CGFloat) {
    self.cgImage = cgImage
    self.scale = scale
  }

  /// The size in points.
  public var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs.scale == rhs.scale && lhs.cgImage == rhs.cgImage
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(scale)
    hasher.combine(cgImage)
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
