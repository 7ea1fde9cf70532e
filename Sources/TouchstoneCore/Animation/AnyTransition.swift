public import Foundation
public import TouchstoneDrawing

/// A transition whose type is hidden.
///
/// - Source: SwiftUI, `AnyTransition`.
public struct AnyTransition {
  let effect: any TransitionEffect

  init(effect: any TransitionEffect) {
    self.effect = effect
  }

  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) {
    effect = TypedTransition(transition: transition)
  }

  /// The view comes and goes at once.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  /// The view fades.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  /// The view comes from the leading edge and goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// The view grows from its middle and shrinks to it.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// The view grows from a factor of its size and shrinks to it, about a point of its frame.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// The view comes from a place beside its own, in points, and goes there.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

  /// The view comes from a place beside its own, in points, and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// The view comes from an edge and goes to it, by its own length.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// The view comes from an edge and goes to the opposite one, while it fades.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  /// A view comes in one way and goes in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(effect: AsymmetricEffect(insertion: insertion.effect, removal: removal.effect))
  }

  /// A view comes and goes with one modifier, and is there with another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(effect: ModifierEffect(active: active, identity: identity))
  }

  /// The transition that does this one and another.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(effect: CombinedEffect(inner: effect, outer: other.effect))
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(effect: AnimatedEffect(effect: effect, animation: animation))
  }
}

extension Transition where Self == IdentityTransition {
  /// The view comes and goes at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// The view fades.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// The view comes from the leading edge and goes to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  /// The view grows from its middle and shrinks to it.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// The view grows from a factor of its size and shrinks to it, about a point of its frame.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// The view comes from an edge and goes to it, by its own length.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// The view comes from an edge and goes to the opposite one, while it fades.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// The view comes from a place beside its own, in points, and goes there.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  /// The view comes from a place beside its own, in points, and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// The view blurs while it fades.
  public static var blurReplace: BlurReplaceTransition { blurReplace(.downUp) }

  /// The view blurs while it fades; it does not grow here, whatever the configuration.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}

extension Transition {
  /// The view comes in one way and goes in another.
  public static func asymmetric<T1: Transition, T2: Transition>(
    insertion: T1, removal: T2
  ) -> AsymmetricTransition<T1, T2> where Self == AsymmetricTransition<T1, T2> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}

/// Lets a view come and go by a transition.
struct TransitionModifier {
  let transition: AnyTransition
}

extension TransitionModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

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
  /// How the view comes and goes.
  @_disfavoredOverload
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// How the view comes and goes.
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
