public import Foundation
public import TouchstoneDrawing

/// A type-erased transition.
///
/// - Source: SwiftUI, `AnyTransition`.
public struct AnyTransition {
  let effect: any TransitionEffect

  init(effect: any TransitionEffect) {
    self.effect = effect
  }

  /// Creates a transition that erases the type of the given one.
  public init<T: Transition>(_ transition: T) {
    effect = TypedTransition(transition: transition)
  }

  /// A transition that inserts and removes the view without an effect.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  /// A transition that fades the view.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  /// A transition that inserts the view from the leading edge and removes it to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// A transition that scales the view from and to its centre.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Returns a transition that scales the view from and to a factor of its size, about an anchor in its frame.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// Returns a transition that moves the view from and to an offset, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

  /// Returns a transition that moves the view from and to an offset, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Returns a transition that moves the view from and to an edge by its own length.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// Returns a transition that inserts the view from an edge and removes it to the opposite one while fading.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  /// Returns a transition with different effects for insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(effect: AsymmetricEffect(insertion: insertion.effect, removal: removal.effect))
  }

  /// Returns a transition between an active modifier, applied while the view is inserted or removed, and an identity
  /// modifier.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(effect: ModifierEffect(active: active, identity: identity))
  }

  /// Returns a transition that combines this one with another.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(effect: CombinedEffect(inner: effect, outer: other.effect))
  }

  /// Returns the transition with its own animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(effect: AnimatedEffect(effect: effect, animation: animation))
  }
}

extension Transition where Self == IdentityTransition {
  /// A transition that inserts and removes the view without an effect.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// A transition that fades the view.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// A transition that inserts the view from the leading edge and removes it to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  /// A transition that scales the view from and to its centre.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Returns a transition that scales the view from and to a factor of its size, about an anchor in its frame.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view from and to an edge by its own length.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Returns a transition that inserts the view from an edge and removes it to the opposite one while fading.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// Returns a transition that moves the view from and to an offset, in points.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  /// Returns a transition that moves the view from and to an offset, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs the view while it fades.
  public static var blurReplace: BlurReplaceTransition { blurReplace(.downUp) }

  /// Returns a transition that blurs the view while it fades; Touchstone ignores the scaling of the configuration.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}

extension Transition {
  /// Returns a transition with different effects for insertion and removal.
  public static func asymmetric<T1: Transition, T2: Transition>(
    insertion: T1, removal: T2
  ) -> AsymmetricTransition<T1, T2> where Self == AsymmetricTransition<T1, T2> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}

/// A modifier that sets the transition of a view.
struct TransitionModifier {
  let transition: AnyTransition
}

extension TransitionModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let isWithin = context.environment.isWithinTransition
    let context = isWithin ? context.environment { $0.isWithinTransition = false } : context
    let nodes =
      isWithin ? content(context) : transition.effect.evaluate(in: context, phase: .identity, content: content)
    for node in nodes { node.traits.transition = transition }
    return nodes
  }
}

extension View {
  /// Sets the transition with which the view is inserted and removed.
  @_disfavoredOverload
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Sets the transition with which the view is inserted and removed.
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
