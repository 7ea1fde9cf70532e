public import Foundation

/// Where a pointer is over a view.
///
/// - Source: SwiftUI, `HoverPhase`.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a point in its coordinates.
  case active(CGPoint)
  /// No longer over the view.
  case ended
}
