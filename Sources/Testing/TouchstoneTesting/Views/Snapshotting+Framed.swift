package import Foundation
package import TouchstoneSnapshots
package import TouchstoneUI

/// Views that other modules of this package draw in frames of their own, such as widgets.
extension Snapshotting where Value: View, Format == UIImage {
  /// A view as a picture of another that contains it.
  ///
  /// - Parameters:
  ///   - picture: How the view is drawn.
  ///   - frame: Returns the view to draw for the strategy's value. It runs on the main actor. The environment is the one in
  ///     which it is drawn, as far as axes have changed it.
  package static func image<Framed: View>(
    _ picture: FramedPicture, _ frame: @escaping (Value, EnvironmentValues) throws -> Framed
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: picture.precision, perceptualPrecision: picture.perceptualPrecision
    )
    .pullback(creating: { view in
      picture.picture.draw(creating: { try frame(view(), picture.environment) })
    })
  }
}

/// How a view is drawn in a frame.
package struct FramedPicture {
  fileprivate var picture: ViewPicture
  fileprivate let precision: Float?
  fileprivate let perceptualPrecision: Float?

  /// Describes a picture of the ideal size of what is drawn, without a background.
  package init(
    scale: CGFloat? = nil, colorScheme: ColorScheme? = nil, traits: UITraitCollection = UITraitCollection(),
    precision: Float? = nil, perceptualPrecision: Float? = nil
  ) {
    picture = ViewPicture(layout: .sizeThatFits, scale: scale, colorScheme: colorScheme, traits: traits)
    (self.precision, self.perceptualPrecision) = (precision, perceptualPrecision)
  }

  /// Returns a picture for every combination of the values of some axes, each with its name.
  package func varied(by axes: [SnapshotAxis]) -> [(name: String, picture: FramedPicture)] {
    SnapshotAxis.variants(of: picture, varying: axes).map { variant in
      var varied = self
      varied.picture = variant.picture
      return (variant.name, varied)
    }
  }

  /// The environment with the changes that axes make, or a comparison.
  fileprivate var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    for change in picture.varied.changes { change(&environment) }
    return environment
  }
}

extension SnapshotAxis {
  /// Values of the environment, with names.
  package static func environment(
    _ values: [(name: String, change: @Sendable (inout EnvironmentValues) -> Void)]
  ) -> SnapshotAxis {
    SnapshotAxis(options: values.map { name, change in Option(name: name) { $0.changes.append(change) } })
  }
}
