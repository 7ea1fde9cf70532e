public import Foundation
public import TouchstoneDrawing
public import TouchstoneSnapshots
public import TouchstoneUI

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A hosting controller as a picture of its view's size.
  public static var image: Snapshotting { .image() }

  /// A hosting controller as a picture on a device.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  ///   - size: The size in points, instead of the device's.
  ///   - traits: The traits of the view's environment.
  public static func image(
    on config: ViewImageConfig, precision: Float? = nil, perceptualPrecision: Float? = nil, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      HostedPicture(config: config, size: size, traits: traits), precision: precision,
      perceptualPrecision: perceptualPrecision)
  }

  /// A hosting controller as a picture.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored; accepted for compatibility with swift-snapshot-testing.
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  ///   - size: The size in points, instead of that of the controller's view.
  ///   - traits: The traits of the view's environment.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float? = nil, perceptualPrecision: Float? = nil,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      HostedPicture(size: size, traits: traits), precision: precision, perceptualPrecision: perceptualPrecision)
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view of a hosting controller as a picture.
  public static var image: Snapshotting { .image() }

  /// The view of a hosting controller as a picture.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored; accepted for compatibility with swift-snapshot-testing.
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  ///   - size: The size in points, instead of the view's own.
  ///   - traits: The traits of the view's environment.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float? = nil, perceptualPrecision: Float? = nil,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      HostedPicture(size: size, traits: traits), precision: precision, perceptualPrecision: perceptualPrecision)
  }
}

extension Snapshotting where Value == NSViewController, Format == UIImage {
  /// A hosting controller of AppKit as a picture of its view's size.
  public static var image: Snapshotting { .image() }

  /// A hosting controller of AppKit as a picture.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  ///   - size: The size in points, instead of that of the controller's view.
  public static func image(
    precision: Float? = nil, perceptualPrecision: Float? = nil, size: CGSize? = nil
  ) -> Snapshotting {
    .image(HostedPicture(size: size), precision: precision, perceptualPrecision: perceptualPrecision)
  }
}

extension Snapshotting where Value == NSView, Format == UIImage {
  /// A hosting view of AppKit as a picture of its size.
  public static var image: Snapshotting { .image() }

  /// A hosting view of AppKit as a picture.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  ///   - size: The size in points, instead of the view's own.
  public static func image(
    precision: Float? = nil, perceptualPrecision: Float? = nil, size: CGSize? = nil
  ) -> Snapshotting {
    .image(HostedPicture(size: size), precision: precision, perceptualPrecision: perceptualPrecision)
  }
}

extension Snapshotting where Value: PlatformResponder, Format == UIImage {
  fileprivate static func image(
    _ picture: HostedPicture, precision: Float?, perceptualPrecision: Float?
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback(taking: { value in picture.draw(value) })
  }
}
