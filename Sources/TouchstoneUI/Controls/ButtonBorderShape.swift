import TouchstoneCore

/// The outline of bordered buttons.
///
/// - Source: SwiftUI, `ButtonBorderShape`.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable { case automatic, capsule, circle, roundedRectangle(radius: Double?) }

  let kind: Kind

  /// As the style and the size have it.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A rectangle whose short sides are half circles.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with round corners of the usual radius.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// A rectangle with round corners of a radius in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }
}
