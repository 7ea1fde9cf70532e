import Foundation
public import TouchstoneDrawing

/// Whether and why a scroll view moves.
///
/// - Source: SwiftUI, `ScrollPhase`.
@frozen public enum ScrollPhase: Equatable, Hashable, Sendable {
  /// The scroll view rests.
  case idle
  /// A finger lies on it, but has not moved it yet.
  case tracking
  /// A finger moves it.
  case interacting
  /// It comes to rest after a finger has let go.
  case decelerating
  /// It moves because code told it to.
  case animating

  /// Whether the scroll view moves, or a finger lies on it.
  public var isScrolling: Bool { self != .idle }
}

/// What is known when the phase of a scroll view changes.
///
/// - Source: SwiftUI, `ScrollPhaseChangeContext`.
public struct ScrollPhaseChangeContext {
  /// How far the scroll view is scrolled.
  public let geometry: ScrollGeometry
  /// How fast it moves, in points a second; `nil` where it is unknown.
  public let velocity: CGVector?
}
