public import Foundation
public import TouchstoneDrawing

/// A change to the rendered view that may depend on its geometry.
///
/// - Source: SwiftUI, `VisualEffect`.
nonisolated public protocol VisualEffect: Sendable, Animatable {}

/// A visual effect that has no effect: the start of a chain.
///
/// - Source: SwiftUI, `EmptyVisualEffect`.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an effect that has no effect.
  public init() {}
}

/// A chain of effects, the first one innermost.
struct VisualEffectChain: VisualEffect {
  typealias Content = (inout Recorder) -> Void

  /// A closure that draws content of the given size with an effect.
  typealias Step = @Sendable (inout Recorder, CGSize, EnvironmentValues, Content) -> Void

  var steps: [Step]

  init(_ effect: any VisualEffect) {
    steps = (effect as? VisualEffectChain)?.steps ?? []
  }

  func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: Content
  ) {
    draw(steps[...], into: &recorder, size, environment, content)
  }

  private func draw(
    _ steps: ArraySlice<Step>, into recorder: inout Recorder, _ size: CGSize, _ environment: EnvironmentValues,
    _ content: Content
  ) {
    guard let outermost = steps.last else { return content(&recorder) }
    outermost(&recorder, size, environment) { draw(steps.dropLast(), into: &$0, size, environment, content) }
  }
}

extension VisualEffect {
  func adding(_ modifier: some EffectModifier & Sendable) -> VisualEffectChain {
    var chain = VisualEffectChain(self)
    chain.steps.append { recorder, size, environment, content in
      modifier.draw(into: &recorder, size: size, environment: environment, content: content)
    }
    return chain
  }

  private func filtered(_ filters: @escaping @Sendable (EnvironmentValues) -> [Filter]) -> VisualEffectChain {
    adding(FilterEffect(filters: filters))
  }

  /// Draws the view at an offset, in points towards the trailing edge and down.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(_OffsetEffect(offset: offset)) }

  /// Draws the view at an offset, in points towards the trailing edge and down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

  /// Blends the view with what is below it.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    adding(CompositeEffect(blendMode: blendMode.mode))
  }

  /// Multiplies the opacity of the view as a whole, from 0 (transparent) to 1 (unchanged).
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(_OpacityEffect(opacity: opacity)) }

  /// Scales the rendered view about an anchor in its frame.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(TransformEffect(anchor: anchor, transform: CGAffineTransform(scaleX: scale.width, y: scale.height)))
  }

  /// Scales the rendered view uniformly about an anchor in its frame.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the rendered view about an anchor in its frame.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the rendered view clockwise about an anchor in its frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(TransformEffect(anchor: anchor, transform: CGAffineTransform(rotationAngle: CGFloat(angle.radians))))
  }

  /// Rotates the rendered view in three dimensions about an axis, with perspective; 0 is no perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    let effect = _Rotation3DEffect(
      angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    var chain = VisualEffectChain(self)
    chain.steps.append { recorder, size, environment, content in
      recorder.project(
        by: effect.effectValue(size: size), size: size, direction: environment.layoutDirection, content)
    }
    return chain
  }

  /// Applies an affine transform to the rendered view about its top leading corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(TransformEffect(anchor: .topLeading, transform: transform))
  }

  /// Applies a Gaussian blur whose standard deviation is the radius, in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    filtered { _ in [.blur(radius: radius, opaque: opaque)] }
  }

  /// Adds an amount to the components of the view's colours: 0 has no effect, 1 makes the view white.
  public func brightness(_ amount: Double) -> some VisualEffect {
    filtered { _ in [.colorMatrix(.brightness(amount))] }
  }

  /// Adjusts the contrast of the view's colours: 1 has no effect, 0 makes everything grey.
  public func contrast(_ amount: Double) -> some VisualEffect {
    filtered { _ in [.colorMatrix(.contrast(amount))] }
  }

  /// Adjusts the saturation of the view's colours: 1 has no effect, 0 leaves only grey.
  public func saturation(_ amount: Double) -> some VisualEffect {
    filtered { _ in [.colorMatrix(.saturation(amount))] }
  }

  /// Desaturates the view's colours: 0 has no effect, 1 leaves only grey.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    filtered { _ in [.colorMatrix(.saturation(1 - amount))] }
  }

  /// Rotates the hue of the view's colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    filtered { _ in [.colorMatrix(.hueRotation(angle))] }
  }
}

/// A modifier that applies a visual effect based on the view's geometry.
struct VisualEffectModifier {
  let effect: (GeometryProxy) -> any VisualEffect
}

extension VisualEffectModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context).map { VisualEffectNode(child: $0, environment: context.environment, effect: effect) }
  }
}

/// A view drawn with a visual effect based on its geometry.
package final class VisualEffectNode: EffectNode {
  private let effect: (GeometryProxy) -> any VisualEffect
  private let effectEnvironment: EnvironmentValues

  init(child: RenderNode, environment: EnvironmentValues, effect: @escaping (GeometryProxy) -> any VisualEffect) {
    self.effect = effect
    effectEnvironment = environment
    super.init(name: "visualEffect", child: child)
  }

  package override func draw(into recorder: inout Recorder, content: (inout Recorder) -> Void) {
    let chain = VisualEffectChain(effect(GeometryProxy(self, size: frame.size)))
    chain.draw(into: &recorder, size: frame.size, environment: effectEnvironment, content: content)
  }
}

extension View {
  /// Applies a visual effect based on the view's geometry.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0) })
  }
}
