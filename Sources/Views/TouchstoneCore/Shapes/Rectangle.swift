public import Foundation
public import TouchstoneDrawing

/// A rectangle.
///
/// - Source: SwiftUI, `Rectangle`.
public struct Rectangle: Shape {
  /// Creates a rectangle that fills its frame.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
