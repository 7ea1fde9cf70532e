public import Foundation
public import TouchstoneDrawing
public import TouchstonePlatform
public import TouchstoneSnapshots
public import TouchstoneUI

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A path of UIKit or AppKit as a picture: filled with black, in its own bounds.
  public static var image: Snapshotting { .image() }

  /// A path of UIKit or AppKit as a picture: filled with black, in its own bounds.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  ///   - scale: Pixels per point.
  public static func image(
    precision: Float? = nil, perceptualPrecision: Float? = nil, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
      .pullback { path in
        UIGraphicsImageRenderer(bounds: path.bounds, format: .scaled(by: scale)).image { _ in path.fill() }
      }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A path as a picture: filled with black, in its own bounds.
  public static var image: Snapshotting { .image() }

  /// A path as a picture: drawn with black, in its own bounds.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  ///   - scale: Pixels per point.
  ///   - drawingMode: What is drawn of the path.
  public static func image(
    precision: Float? = nil, perceptualPrecision: Float? = nil, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
      .pullback { path in
        UIGraphicsImageRenderer(bounds: path.boundingBoxOfPath, format: .scaled(by: scale)).image { context in
          context.cgContext.addPath(path)
          context.cgContext.drawPath(using: drawingMode)
        }
      }
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A layer of Core Animation, which is not drawn: the assertion fails, and says so.
  public static var image: Snapshotting { .image() }

  /// A layer of Core Animation, which is not drawn: the assertion fails, and says so.
  public static func image(
    precision: Float? = nil, perceptualPrecision: Float? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback(taking: { layer in Taken(default: UIImage()) { _ in throw ViewPictureError.layer("\(type(of: layer))") }
      })
  }
}

extension UIGraphicsImageRendererFormat {
  fileprivate static func scaled(by scale: CGFloat) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
