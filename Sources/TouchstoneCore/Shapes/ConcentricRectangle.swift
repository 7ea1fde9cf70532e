public import Foundation
public import TouchstoneDrawing

/// A rectangle whose corners have the centres of those of the container around it; without such a container its corners
/// are as round as they are at least.
///
/// - Source: SwiftUI, `ConcentricRectangle`. Containers have no shape here, as `ContainerRelativeShape` says.
public struct ConcentricRectangle: Shape {
  private let corners: Edge.Corner.Style

  /// Creates a rectangle.
  public init() { self.init(corners: .concentric) }

  /// Creates a rectangle with corners of one style.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.corners = corners }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: corners.radius, style: .continuous)
  }
}

extension Edge {
  /// A corner of a rectangle.
  ///
  /// - Source: SwiftUI, `Edge.Corner`.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How round a corner is.
    ///
    /// - Source: SwiftUI, `Edge.Corner.Style`.
    public struct Style: Hashable, Sendable {
      let radius: CGFloat

      /// Around the centre of the container's corner.
      public static var concentric: Style { Style(radius: 0) }
      /// Around the centre of the container's corner, with a radius in points at least.
      public static func concentric(minimum: Style) -> Style { minimum }
      /// Of a radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A radius in points.
  public init(floatLiteral value: Double) { self.init(radius: value) }
  /// A radius in points.
  public init(integerLiteral value: Int) { self.init(radius: CGFloat(value)) }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners follow those of the container around it.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
