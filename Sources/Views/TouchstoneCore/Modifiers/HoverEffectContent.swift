public import Foundation
public import TouchstoneDrawing

/// What a hover effect changes. Ignored in pictures.
///
/// - Source: SwiftUI, `HoverEffectContent`.
public protocol HoverEffectContent: Sendable {}

/// No changes, to which others are added. Ignored in pictures.
///
/// - Source: SwiftUI, `EmptyHoverEffectContent`.
public struct EmptyHoverEffectContent: HoverEffectContent {}

extension HoverEffectContent {
  /// Animates changes. Ignored in pictures.
  public func animation(
    _ animation: Animation?, body: (EmptyHoverEffectContent) -> some HoverEffectContent
  ) -> some HoverEffectContent { self }
  /// Clips the view. Ignored in pictures.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some HoverEffectContent { self }
  /// Moves the view. Ignored in pictures.
  public func offset(_ offset: CGSize) -> some HoverEffectContent { self }
  /// Moves the view. Ignored in pictures.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent { self }
  /// Makes the view translucent. Ignored in pictures.
  public func opacity(_ opacity: Double) -> some HoverEffectContent { self }
  /// Rotates the view. Ignored in pictures.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some HoverEffectContent { self }
  /// Scales the view. Ignored in pictures.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some HoverEffectContent { self }
  /// Scales the view. Ignored in pictures.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some HoverEffectContent { self }
  /// Scales the view. Ignored in pictures.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some HoverEffectContent {
    self
  }
  /// Transforms the view. Ignored in pictures.
  public func transformEffect(_ transform: CGAffineTransform) -> some HoverEffectContent { self }
}
