import Foundation
public import TouchstoneDrawing

/// Where a view lies in what a scroll view shows.
///
/// - Source: SwiftUI, `ScrollTransitionPhase`.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Above, or before.
  case topLeading
  /// In what shows, far enough.
  case identity
  /// Below, or after.
  case bottomTrailing

  /// Whether the view lies in what shows, and looks as it is.
  public var isIdentity: Bool { self == .identity }

  /// −1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How views change while they scroll into view.
///
/// - Source: SwiftUI, `ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view must show.
  public struct Threshold: Sendable {
    fileprivate let share: Double

    /// All of the view shows.
    public static let visible = Threshold(share: 1)
    /// Nothing of the view shows.
    public static let hidden = Threshold(share: 0)
    /// The view lies in the middle; here the same as `visible`.
    public static var centered: Threshold { Threshold(share: 1) }

    /// A share of the view shows, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(share: amount) }

    /// A share between two; 0 is this one, 1 the other.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(share: share + (other.share - share) * amount)
    }

    /// The same share: distances from the edges do not count here.
    public func inset(by distance: Double) -> Threshold { self }
  }

  fileprivate var isIdentity = false
  fileprivate var share: Double

  /// The view changes while no more than half of it shows.
  public static let animated = ScrollTransitionConfiguration(share: 0.5)
  /// The view changes only while none of it shows.
  public static let interactive = ScrollTransitionConfiguration(share: 0)
  /// The view never changes.
  public static let identity = ScrollTransitionConfiguration(isIdentity: true, share: 0)

  /// The view changes while no more than half of it shows; the animation shows in no settled picture.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }

  /// Sets how much of a view must show before it looks as it does in the middle.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.share = threshold.share
    return configuration
  }

  /// Sets the animation of the change, which shows in no settled picture.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

extension GeometryProxy {
  /// The phase of a view in the nearest scroll view: its own unless less of it shows than it should.
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
  /// Changes what the view draws while it is scrolled out of view.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes what the view draws while it is scrolled out of view, in different ways at both ends.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { content, proxy in
      transition(content, proxy.phase(along: axis ?? .vertical, topLeading, bottomTrailing))
    }
  }
}
