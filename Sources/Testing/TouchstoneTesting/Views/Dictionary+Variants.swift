public import TouchstoneDrawing
public import TouchstoneSnapshots
public import TouchstoneUI

extension Dictionary where Key == String {
  /// Pictures of a view in every combination of the values of some axes.
  ///
  ///     assertSnapshots(of: Card(), as: .images(varying: .colorSchemes, .typeSizes(.large, .accessibility3)))
  ///
  /// The example has four goldens: `light-large`, `light-accessibility3`, `dark-large` and `dark-accessibility3`. A
  /// name consists of the names of the values, in the order of the axes. If a name occurs more than once, a number is
  /// added.
  ///
  /// - Parameters:
  ///   - axes: The axes; the last one varies fastest.
  ///   - layout: The size of the pictures, unless one axis is devices.
  ///   - isOpaque: Whether the picture has a background behind the view; a device's screen always has one.
  ///   - traits: The traits of the view's environment, apart from those that vary.
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  public static func images<Content: View>(
    varying axes: SnapshotAxis..., layout: SwiftUISnapshotLayout = .sizeThatFits, isOpaque: Bool = true,
    traits: UITraitCollection = UITraitCollection(), precision: Float? = nil, perceptualPrecision: Float? = nil
  ) -> Self where Value == Snapshotting<Content, UIImage> {
    let picture = ViewPicture(layout: layout, traits: traits, isOpaque: isOpaque)
    let variants = SnapshotAxis.variants(of: picture, varying: axes)
    let strategies = variants.map {
      Snapshotting<Content, UIImage>.image(
        $0.picture, precision: precision, perceptualPrecision: perceptualPrecision)
    }
    return Dictionary(uniqueKeysWithValues: zip(variants.map(\.name).numbered(), strategies))
  }
}

extension [String] {
  /// Returns the strings, of which those that have occurred before get a number.
  func numbered() -> [String] {
    var known: Set<String> = []
    return map { name in
      var (unique, number) = (name, 1)
      while !known.insert(unique).inserted {
        number += 1
        unique = "\(name)-\(number)"
      }
      return unique
    }
  }
}
