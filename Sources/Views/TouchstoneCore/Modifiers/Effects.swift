public import Foundation
public import TouchstoneDrawing

/// An effect that reduces the opacity of a view as a whole.
///
/// - Source: SwiftUI, `_OpacityEffect`.
public struct _OpacityEffect: Equatable, Sendable {
  public var opacity: Double

  public init(opacity: Double) {
    self.opacity = opacity
  }
}

extension _OpacityEffect: Animatable {
  public nonisolated var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

extension _OpacityEffect: ViewModifier, EffectModifier {
  package nonisolated static var nodeName: String { "opacity" }

  package nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    guard opacity > 0 else { return }
    if opacity == 1 {
      content(&recorder)
    } else {
      recorder.group(DisplayList.Group(opacity: opacity, items: []), content)
    }
  }
}

/// An effect that draws a view at an offset without affecting its layout.
///
/// - Source: SwiftUI, `_OffsetEffect`.
public struct _OffsetEffect: Equatable, Sendable {
  public var offset: CGSize

  public init(offset: CGSize) {
    self.offset = offset
  }
}

extension _OffsetEffect: Animatable {
  public nonisolated var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

extension _OffsetEffect: ViewModifier, EffectModifier {
  package nonisolated static var nodeName: String { "offset" }

  package nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    // In right-to-left layout, the offset is mirrored.
    let direction: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
    recorder.translated(by: CGPoint(x: offset.width * direction, y: offset.height), content)
  }

  package nonisolated func geometry(of size: CGSize) -> CGAffineTransform {
    CGAffineTransform(translationX: offset.width, y: offset.height)
  }
}

/// An effect that clips a view to a shape.
///
/// - Source: SwiftUI, `_ClipEffect`.
public struct _ClipEffect<ClipShape: Shape> {
  public var shape: ClipShape
  public var style: FillStyle

  public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }
}

extension _ClipEffect: Animatable {
  public nonisolated var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension _ClipEffect: ViewModifier, EffectModifier {
  package nonisolated static var nodeName: String { "clipShape" }

  package nonisolated static var isClip: Bool { true }

  package nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    let path = shape.placedPath(
      in: recorder.bounds(of: size), environment: environment, container: recorder.container)
    let clip = DisplayList.Clip(path: path, style: style)
    recorder.group(DisplayList.Group(clips: [clip], items: []), content)
  }
}

/// An effect that rotates, scales or skews a view about an anchor without affecting its layout.
struct TransformEffect {
  let anchor: UnitPoint
  let transform: CGAffineTransform
}

extension TransformEffect: ViewModifier, EffectModifier {
  nonisolated static var nodeName: String { "transform" }

  nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    guard transform.determinant.isFinite, transform.determinant != 0 else { return }
    let moved = geometry(of: size)
      .mirrored(width: size.width, direction: environment.layoutDirection)
      .about(recorder.origin)
    recorder.group(DisplayList.Group(transform: moved, items: []), content)
  }

  nonisolated func geometry(of size: CGSize) -> CGAffineTransform {
    transform.about(anchor.point(in: CGRect(origin: .zero, size: size)))
  }
}

/// An effect that blends a view with what is below it, or composites its own layers first.
struct CompositeEffect: Sendable {
  let blendMode: CGBlendMode
}

extension CompositeEffect: ViewModifier, EffectModifier {
  nonisolated static var nodeName: String { "composite" }

  nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    recorder.group(DisplayList.Group(blendMode: blendMode, isLayer: true, items: []), content)
  }
}
