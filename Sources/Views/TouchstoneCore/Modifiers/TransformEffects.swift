public import Foundation
public import TouchstoneDrawing

/// An effect that rotates a view about an anchor without affecting its layout.
///
/// - Source: SwiftUI, `_RotationEffect`.
public struct _RotationEffect: Equatable, Sendable {
  public var angle: Angle
  public var anchor: UnitPoint

  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }
}

extension _RotationEffect: Animatable {
  public nonisolated var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

extension _RotationEffect: ViewModifier, PrimitiveModifier, AnchoredEffect {
  package var transform: CGAffineTransform { CGAffineTransform(rotationAngle: CGFloat(angle.radians)) }
}

/// An effect that scales a view about an anchor without affecting its layout.
///
/// - Source: SwiftUI, `_ScaleEffect`.
public struct _ScaleEffect: Equatable, Sendable {
  public var scale: CGSize
  public var anchor: UnitPoint

  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension _ScaleEffect: Animatable {
  public nonisolated var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

extension _ScaleEffect: ViewModifier, PrimitiveModifier, AnchoredEffect {
  package var transform: CGAffineTransform { CGAffineTransform(scaleX: scale.width, y: scale.height) }
}

/// An effect that transforms a view about an anchor.
package protocol AnchoredEffect: PrimitiveModifier {
  var anchor: UnitPoint { get }
  var transform: CGAffineTransform { get }
}

extension AnchoredEffect {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    TransformEffect(anchor: anchor, transform: transform).makeNodes(context, content: content)
  }
}

/// An effect that rotates the hues of a view.
///
/// - Source: SwiftUI, `_HueRotationEffect`.
public struct _HueRotationEffect: Equatable, Sendable {
  public var angle: Angle

  public init(angle: Angle) {
    self.angle = angle
  }
}

extension _HueRotationEffect: Animatable {
  public nonisolated var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }
}

extension _HueRotationEffect: ViewModifier, PrimitiveModifier {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    FilterEffect { [angle] _ in [.colorMatrix(.hueRotation(angle))] }.makeNodes(context, content: content)
  }
}
