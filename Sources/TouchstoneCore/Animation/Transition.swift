/// How a view comes and goes.
///
/// A picture shows the view as it is once it has come, which is `body(content:phase:)` at the identity phase.
///
/// - Source: SwiftUI, `Transition`.
@MainActor @preconcurrency
public protocol Transition {
  /// The view that the transition makes.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view at a phase of its coming or going.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What the transition says of itself; by default that it moves things.
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The transition that does this one and another.
  public nonisolated func combined<T: Transition>(with other: T) -> CombinedTransition<Self, T> {
    CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own.
  public nonisolated func animation(_ animation: Animation?) -> AnimatedTransition<Self> {
    AnimatedTransition(transition: self, animation: animation)
  }

  /// Applies the transition to a view.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: Content { $0.child(.content).evaluate(content) }, phase: phase)
  }
}

/// Where a view is in its coming or going.
///
/// - Source: SwiftUI, `TransitionPhase`.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to come.
  case willAppear
  /// The view is there.
  case identity
  /// The view has gone.
  case didDisappear

  /// Whether the view is there, and looks as it is.
  public var isIdentity: Bool { self == .identity }

  /// −1 before the view comes, 0 while it is there, 1 once it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition says of itself.
///
/// - Source: SwiftUI, `TransitionProperties`.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves things, rather than fading them.
  public var hasMotion: Bool

  /// Creates what a transition says of itself; by default that it moves things.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// Two transitions at once.
public struct CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second

  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }
}

extension CombinedTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition with an animation of its own.
public struct AnimatedTransition<T: Transition> {
  let transition: T
  let animation: Animation?

  init(transition: T, animation: Animation?) {
    self.transition = transition
    self.animation = animation
  }
}

extension AnimatedTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    transition.apply(content: content, phase: phase).modifier(AnimationModifier(animation: animation, value: nil))
  }
}
