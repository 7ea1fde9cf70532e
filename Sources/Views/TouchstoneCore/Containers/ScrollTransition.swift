import Foundation
public import TouchstoneDrawing

/// The phase of a view with respect to the visible area of a scroll view.
///
/// - Source: SwiftUI, `ScrollTransitionPhase`.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is above the visible area, or before its leading edge.
  case topLeading
  /// The view is visible by at least the threshold.
  case identity
  /// The view is below the visible area, or after its trailing edge.
  case bottomTrailing

  /// Whether the view is visible and keeps its identity appearance.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: −1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The configuration of a scroll transition.
///
/// - Source: SwiftUI, `ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration: Sendable {
  /// The fraction of a view that must be visible.
  public struct Threshold: Sendable {
    fileprivate let share: Double

    /// The view is completely visible.
    public static let visible = Threshold(share: 1)
    /// The view is completely hidden.
    public static let hidden = Threshold(share: 0)
    /// The view is centred; treated as `visible` in Touchstone.
    public static var centered: Threshold { Threshold(share: 1) }

    /// Returns a threshold at a visible fraction from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(share: amount) }

    /// Returns a threshold between two: 0 is this one, 1 the other.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(share: share + (other.share - share) * amount)
    }

    /// Returns the same threshold; Touchstone ignores distances from the edges.
    public func inset(by distance: Double) -> Threshold { self }
  }

  fileprivate var isIdentity = false
  fileprivate var share: Double

  /// The view changes while no more than half of it is visible.
  public static let animated = ScrollTransitionConfiguration(share: 0.5)
  /// The view changes only while it is completely hidden.
  public static let interactive = ScrollTransitionConfiguration(share: 0)

  /// Returns a transition that follows scrolling along a curve. Pictures show where it starts and ends.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { .interactive }
  /// The view never changes.
  public static let identity = ScrollTransitionConfiguration(isIdentity: true, share: 0)

  /// Returns a configuration in which the view changes while no more than half of it is visible; pictures show the
  /// settled state, not the animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }

  /// Sets the fraction of a view that must be visible for its identity appearance.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.share = threshold.share
    return configuration
  }

  /// Sets the animation of the change, which settled pictures do not show.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

extension GeometryProxy {
  /// Returns the phase of a view in the nearest scroll view: identity unless less of it is visible than required.
  fileprivate func phase(
    along axis: Axis, _ before: ScrollTransitionConfiguration, _ after: ScrollTransitionConfiguration
  ) -> ScrollTransitionPhase {
    guard let window = bounds(of: .scrollView) else { return .identity }
    let length = axis == .horizontal ? size.width : size.height
    guard length > 0 else { return .identity }
    let (low, high) = axis == .horizontal ? (window.minX, window.maxX) : (window.minY, window.maxY)
    let hiddenBefore = min(max(low, 0), length) / length
    let hiddenAfter = min(max(length - high, 0), length) / length
    if !before.isIdentity, hiddenBefore > 0, 1 - hiddenBefore <= CGFloat(before.share) { return .topLeading }
    if !after.isIdentity, hiddenAfter > 0, 1 - hiddenAfter <= CGFloat(after.share) { return .bottomTrailing }
    return .identity
  }
}

extension View {
  /// Applies a visual effect while the view is scrolled out of the visible area.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies a visual effect while the view is scrolled out of the visible area, with a configuration for each end.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { content, proxy in
      transition(content, proxy.phase(along: axis ?? .vertical, topLeading, bottomTrailing))
    }
  }
}
