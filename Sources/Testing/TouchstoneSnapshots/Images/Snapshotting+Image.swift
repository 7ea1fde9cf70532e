public import Foundation
public import TouchstoneDrawing

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A picture, of which only visible differences fail.
  public static var image: Snapshotting {
    .image()
  }

  /// A picture.
  ///
  /// - Parameters:
  ///   - precision: The share of the picture that must match: above 0, up to 1.
  ///   - perceptualPrecision: How close a pixel must come to match: above 0, up to 1. Without both, only visible
  ///     differences fail: see ``Diffing/image(precision:perceptualPrecision:scale:)``.
  ///   - scale: Pixels per point, instead of the picture's own.
  public static func image(
    precision: Float? = nil, perceptualPrecision: Float? = nil, scale: CGFloat? = nil
  ) -> Snapshotting {
    let diffing = Diffing<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
    var strategy = Snapshotting(pathExtension: "png", diffing: diffing).pullback(taking: { (image: UIImage) in
      var remarks = SnapshotRemarks()
      if let origin = image.cgImage?.origin {
        for omission in origin.omissions { remarks.lacks(omission) }
        remarks.addIngredients { origin.ingredients().mapValues(GoldenIngredient.init) }
        // At another scale, their frames would not be those in the picture.
        if scale == nil, let views = origin.views as? any OutlinedViews { remarks.addOutline { views.outline } }
      }
      guard let scale, let pixels = image.cgImage else { return Taken(image, remarks) }
      return Taken(UIImage(cgImage: pixels, scale: scale), remarks)
    })
    strategy.provenance = { GoldenMetadata(strategy: "image") }
    return strategy
  }
}
