/// A type that describes how a view is inserted and removed.
///
/// A picture shows the view after its insertion, which is `body(content:phase:)` at the identity phase.
///
/// - Source: SwiftUI, `Transition`.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the transition's body.
  associatedtype Body: View
  /// The view that is inserted or removed.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view at a phase of the transition.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition; by default, it has motion.
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a transition that combines this one with another.
  public nonisolated func combined<T: Transition>(with other: T) -> CombinedTransition<Self, T> {
    CombinedTransition(first: self, second: other)
  }

  /// Returns the transition with its own animation.
  public nonisolated func animation(_ animation: Animation?) -> AnimatedTransition<Self> {
    AnimatedTransition(transition: self, animation: animation)
  }

  /// Applies the transition to a view.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: Content { $0.child(.content).evaluate(content) }, phase: phase)
  }
}

/// The phase of a transition.
///
/// - Source: SwiftUI, `TransitionPhase`.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is present.
  case identity
  /// The view has been removed.
  case didDisappear

  /// Whether the view is present with its identity appearance.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: −1 before insertion, 0 while the view is present, 1 after removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
///
/// - Source: SwiftUI, `TransitionProperties`.
public struct TransitionProperties: Sendable {
  /// Whether the transition includes motion, as opposed to fading, for example.
  public var hasMotion: Bool

  /// Creates transition properties; by default, with motion.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// A combination of two transitions.
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

/// A transition with its own animation.
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
