public import Foundation
public import TouchstoneDrawing
public import TouchstoneSnapshots
public import TouchstoneUI

// Disfavoured: `as: .image` means the strategies whose pictures are `UIImage`s, unless the type says otherwise.

extension Snapshotting where Value == NSViewController, Format == NSImage {
  /// A hosting controller of AppKit as a picture of its view's size.
  @_disfavoredOverload public static var image: Snapshotting { .image() }

  /// A hosting controller of AppKit as a picture.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  ///   - size: The size in points, instead of that of the controller's view.
  @_disfavoredOverload public static func image(
    precision: Float? = nil, perceptualPrecision: Float? = nil, size: CGSize? = nil
  ) -> Snapshotting {
    Snapshotting<NSViewController, UIImage>
      .image(precision: precision, perceptualPrecision: perceptualPrecision, size: size)
      .ofNSImages(precision: precision, perceptualPrecision: perceptualPrecision)
  }
}

extension Snapshotting where Value == NSView, Format == NSImage {
  /// A hosting view of AppKit as a picture of its size.
  @_disfavoredOverload public static var image: Snapshotting { .image() }

  /// A hosting view of AppKit as a picture.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  ///   - size: The size in points, instead of the view's own.
  @_disfavoredOverload public static func image(
    precision: Float? = nil, perceptualPrecision: Float? = nil, size: CGSize? = nil
  ) -> Snapshotting {
    Snapshotting<NSView, UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision, size: size)
      .ofNSImages(precision: precision, perceptualPrecision: perceptualPrecision)
  }
}
