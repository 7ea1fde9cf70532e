import Foundation
public import TouchstoneDrawing

/// The phase of a scroll view's movement.
///
/// - Source: SwiftUI, `ScrollPhase`.
@frozen public enum ScrollPhase: Equatable, Hashable, Sendable {
  /// The scroll view is at rest.
  case idle
  /// A finger touches the scroll view but has not moved it yet.
  case tracking
  /// A finger is moving the scroll view.
  case interacting
  /// The scroll view is slowing down after the finger was lifted.
  case decelerating
  /// The scroll view is moving programmatically.
  case animating

  /// Whether the scroll view is moving or being touched.
  public var isScrolling: Bool { self != .idle }
}

/// Information about a scroll view whose phase changes.
///
/// - Source: SwiftUI, `ScrollPhaseChangeContext`.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
  /// The velocity in points per second, or `nil` if it is unknown.
  public let velocity: CGVector?
}
