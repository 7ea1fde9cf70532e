public import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// The appearance of a view while a screen zooms out of it, which pictures do not show.
///
/// - Source: SwiftUI, `MatchedTransitionSourceConfiguration`.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// The appearance of a view while a screen zooms out of it, without changes.
///
/// - Source: SwiftUI, `EmptyMatchedTransitionSourceConfiguration`.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Sets the colour behind the view during the transition. Ignored in pictures.
  public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// Sets the outline of the view during the transition. Ignored in pictures.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

  /// Sets the shadow of the view during the transition. Ignored in pictures.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
