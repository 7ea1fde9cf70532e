public import Foundation
public import TouchstoneDrawing

/// A modifier that transforms the rendered view without affecting its layout.
///
/// - Source: SwiftUI, `GeometryEffect`.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform for a view of the given size, in points.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns an effect that does not change the frames that views report.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}

/// An effect that does not change the frames that views report.
///
/// - Source: SwiftUI, `_IgnoredByLayoutEffect`.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public var base: Base

  public init(_ base: Base) {
    self.base = base
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// An effect that applies a projection to a view.
///
/// - Source: SwiftUI, `_ProjectionEffect`.
public struct _ProjectionEffect: GeometryEffect, Equatable, Sendable {
  public var transform: ProjectionTransform

  public init(transform: ProjectionTransform) {
    self.transform = transform
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

/// An effect that rotates a view in three dimensions and projects it back onto its plane.
///
/// - Source: SwiftUI, `_Rotation3DEffect`; the eye's distance by OpenSwiftUI, audited against Apple's frameworks.
public struct _Rotation3DEffect: GeometryEffect, Sendable {
  public var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }

  public var angle: Angle
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  public var anchor: UnitPoint
  public var anchorZ: CGFloat
  public var perspective: CGFloat

  public func effectValue(size: CGSize) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite else { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let cosine = CGFloat(cos(angle.radians))
    let sine = CGFloat(sin(angle.radians))
    let rest = 1 - cosine
    // The rows of Rodrigues' rotation matrix, for row vectors: a point (x, y, -anchorZ) relative to the anchor.
    let rows: [[CGFloat]] = [
      [cosine + x * x * rest, y * x * rest + z * sine, z * x * rest - y * sine],
      [x * y * rest - z * sine, cosine + y * y * rest, z * y * rest + x * sine],
      [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest],
    ]
    // The distance of the eye is the longer side of the view, and larger with less perspective.
    let distance = max(size.width, size.height)
    let fall = distance > 0 ? perspective / distance : 0
    var turned = ProjectionTransform()
    (turned.m11, turned.m12, turned.m13) = (rows[0][0], rows[0][1], -rows[0][2] * fall)
    (turned.m21, turned.m22, turned.m23) = (rows[1][0], rows[1][1], -rows[1][2] * fall)
    let depth = -anchorZ
    (turned.m31, turned.m32) = (depth * rows[2][0], depth * rows[2][1])
    turned.m33 = 1 - depth * rows[2][2] * fall
    let point = anchor.point(in: CGRect(origin: .zero, size: size))
    return ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y))
      .concatenating(turned)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
  }
}

/// A view drawn through a geometry effect.
package final class GeometryEffectNode: EffectNode {
  private let effect: (CGSize) -> ProjectionTransform
  private let direction: LayoutDirection
  private let isIgnoredByLayout: Bool

  init<Effect: GeometryEffect>(effect: Effect, child: RenderNode, direction: LayoutDirection) {
    self.effect = { effect.effectValue(size: $0) }
    self.direction = direction
    isIgnoredByLayout = effect is any IgnoredByLayout
    super.init(name: ViewTypeName.name(of: Effect.self), child: child)
  }

  package override var contentTransform: CGAffineTransform {
    guard !isIgnoredByLayout else { return .identity }
    let middle = CGPoint(x: frame.width / 2, y: frame.height / 2)
    return effect(frame.size).mirrored(width: frame.width, direction: direction).affinePart(at: middle)
  }

  package override func draw(into recorder: inout Recorder, content: (inout Recorder) -> Void) {
    recorder.project(by: effect(frame.size), size: frame.size, direction: direction, content)
  }
}

extension ProjectionTransform {
  /// Returns the transform for a layout direction: right-to-left layout mirrors it in a view of the given width.
  fileprivate func mirrored(width: CGFloat, direction: LayoutDirection) -> ProjectionTransform {
    guard direction == .rightToLeft else { return self }
    let mirror = ProjectionTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0))
    return mirror.concatenating(self).concatenating(mirror)
  }
}

extension Recorder {
  /// Draws a view of the given size through a projection.
  mutating func project(
    by effect: ProjectionTransform, size: CGSize, direction: LayoutDirection, _ content: (inout Recorder) -> Void
  ) {
    let projection = effect.mirrored(width: size.width, direction: direction)
    // Like SwiftUI, ignore a transform that is not invertible.
    guard projection.isInvertible else { return content(&self) }
    let affine = projection.affinePart(at: .zero)
    if projection.isAffine, affine.isTranslation {
      translated(by: CGPoint(x: affine.tx, y: affine.ty), content)
    } else if projection.isAffine {
      group(DisplayList.Group(transform: affine.about(origin), items: []), content)
    } else {
      let inPicture = ProjectionTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y))
        .concatenating(projection)
        .concatenating(ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
      project(by: inPicture, content)
    }
  }
}

/// A type-erased effect that does not change the frames that views report.
private protocol IgnoredByLayout {}

extension _IgnoredByLayoutEffect: IgnoredByLayout {}

extension EvaluationContext {
  /// Applies a geometry effect to each view of some content.
  func apply<Effect: GeometryEffect>(_ effect: Effect, content: Evaluation) -> [RenderNode] {
    var effect = effect
    DynamicPropertyLinker.link(&effect, context: self)
    return content(child(.modifier)).map {
      GeometryEffectNode(effect: effect, child: $0, direction: environment.layoutDirection)
    }
  }
}
