public import TouchstoneDrawing

extension Diffing where Value == NSImage {
  /// Pictures as PNG files, of which only visible differences fail.
  public static var image: Diffing { .image() }

  /// Pictures as PNG files, compared as by ``Diffing/image(precision:perceptualPrecision:scale:)``.
  ///
  /// - Parameters:
  ///   - precision: The share of the picture that must match: above 0, up to 1.
  ///   - perceptualPrecision: How close a pixel must come to match: above 0, up to 1.
  public static func image(precision: Float? = nil, perceptualPrecision: Float? = nil) -> Diffing {
    let pictures = Diffing<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
    return Diffing(
      toData: { pictures.toData($0.picture) },
      fromData: { NSImage(picture: pictures.fromData($0)) },
      diff: { pictures.diff($0.picture, $1.picture) },
      storage: pictures.format.forNSImages)
  }
}

extension Snapshotting where Value == NSImage, Format == NSImage {
  /// A picture, of which only visible differences fail.
  public static var image: Snapshotting { .image() }

  /// A picture.
  ///
  /// - Parameters:
  ///   - precision: The share of the picture that must match: above 0, up to 1.
  ///   - perceptualPrecision: How close a pixel must come to match: above 0, up to 1.
  public static func image(precision: Float? = nil, perceptualPrecision: Float? = nil) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { (image: NSImage) in image.picture }
      .ofNSImages(precision: precision, perceptualPrecision: perceptualPrecision)
  }
}

extension Snapshotting where Format == UIImage {
  /// The same strategy for pictures as macOS code has them.
  package func ofNSImages(precision: Float?, perceptualPrecision: Float?) -> Snapshotting<Value, NSImage> {
    converted(to: .image(precision: precision, perceptualPrecision: perceptualPrecision)) { NSImage(picture: $0) }
  }
}
