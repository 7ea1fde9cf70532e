public import Foundation
public import TouchstoneDrawing

/// A rectangle whose shorter sides are rounded.
///
/// - Source: SwiftUI, `Capsule`.
public struct Capsule: Shape {
  /// The style of the rounded ends.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
