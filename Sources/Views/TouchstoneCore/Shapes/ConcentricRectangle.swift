public import Foundation
public import TouchstoneDrawing

/// A rectangle whose corners have a fixed or a minimum radius; a concentric corner without a minimum is square.
///
/// - Source: SwiftUI, `ConcentricRectangle`. It does not follow the shapes of containers; `ContainerRelativeShape` does.
public struct ConcentricRectangle: Shape {
  private let radii: RectangleCornerRadii

  /// Creates a rectangle with concentric corners.
  public init() { self.init(corners: .concentric) }

  /// Creates a rectangle with a style for all corners.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners, bottomTrailingCorner: corners
    )
  }

  /// Creates a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    radii = RectangleCornerRadii(
      topLeading: topLeadingCorner.radius, bottomLeading: bottomLeadingCorner.radius,
      bottomTrailing: bottomTrailingCorner.radius, topTrailing: topTrailingCorner.radius)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: radii, style: .continuous) }
}

extension Edge {
  /// A corner of a rectangle.
  ///
  /// - Source: SwiftUI, `Edge.Corner`.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The style of a corner.
    ///
    /// - Source: SwiftUI, `Edge.Corner.Style`.
    public struct Style: Hashable, Sendable {
      let radius: CGFloat

      /// A corner that is concentric with the container's corner.
      public static var concentric: Style { Style(radius: 0) }
      /// Returns the style of a corner that is concentric with the container's corner and has a minimum radius.
      public static func concentric(minimum: Style? = nil) -> Style { minimum ?? .concentric }
      /// Returns the style of a corner with a fixed radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a style with a radius in points.
  public init(floatLiteral value: Double) { self.init(radius: value) }
  /// Creates a style with a radius in points.
  public init(integerLiteral value: Int) { self.init(radius: CGFloat(value)) }
}
