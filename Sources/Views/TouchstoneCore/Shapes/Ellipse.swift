public import Foundation
public import TouchstoneDrawing

/// An ellipse that fills its frame.
///
/// - Source: SwiftUI, `Ellipse`.
public struct Ellipse: Shape {
  /// Creates an ellipse that fills its frame.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
