import TouchstoneCore

/// The outline of bordered buttons.
///
/// - Source: SwiftUI, `ButtonBorderShape`.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable { case automatic, capsule, circle, roundedRectangle(radius: Double?) }

  let kind: Kind

  /// The shape that suits the style and the size.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule: a rectangle whose short sides are semicircles.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with rounded corners of the default radius.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// Returns a rectangle with rounded corners of the given radius, in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }
}
