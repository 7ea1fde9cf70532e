public import Foundation

/// The phase of a pointer that hovers over a view.
///
/// - Source: SwiftUI, `HoverPhase`.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a point in its coordinates.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}
