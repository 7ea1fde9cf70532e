public import Foundation
public import TouchstoneDrawing

/// A shape that trims the outline of another shape.
///
/// - Source: SwiftUI, `_TrimmedShape`.
public struct _TrimmedShape<S: Shape>: Shape {
  /// The base shape.
  public var shape: S
  /// The start of the trimmed part, as a fraction of the outline's length.
  public var startFraction: CGFloat
  /// The end of the trimmed part, as a fraction of the outline's length.
  public var endFraction: CGFloat

  public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first
      endFraction = newValue.second.second
    }
  }
}

/// A shape that strokes the outline of another shape.
///
/// - Source: SwiftUI, `_StrokedShape`.
public struct _StrokedShape<S: Shape>: Shape {
  /// The base shape.
  public var shape: S
  /// The style of the stroke.
  public var style: StrokeStyle

  public init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  public static var role: ShapeRole { .stroke }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: AnimatablePair<S.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, style.lineWidth) }
    set { (shape.animatableData, style.lineWidth) = (newValue.first, newValue.second) }
  }
}

/// A shape with an affine transform.
///
/// - Source: SwiftUI, `TransformedShape`.
public struct TransformedShape<Content: Shape>: Shape {
  /// The base shape.
  public var shape: Content
  /// The transform of the outline.
  public var transform: CGAffineTransform

  /// Creates a shape with a transform of its outline.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape with an offset.
///
/// - Source: SwiftUI, `OffsetShape`.
public struct OffsetShape<Content: Shape>: Shape {
  /// The base shape.
  public var shape: Content
  /// The offset, in points.
  public var offset: CGSize

  /// Creates a shape with an offset in points.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(CGAffineTransform(translationX: offset.width, y: offset.height))
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A shape scaled about an anchor.
///
/// - Source: SwiftUI, `ScaledShape`.
public struct ScaledShape<Content: Shape>: Shape {
  /// The base shape.
  public var shape: Content
  /// The scale factors.
  public var scale: CGSize
  /// The anchor, as a fraction of the frame's size.
  public var anchor: UnitPoint

  /// Creates a shape scaled about an anchor in its frame.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: rect)))
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, scale.animatableData) }
    set { (shape.animatableData, scale.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A shape rotated about an anchor.
///
/// - Source: SwiftUI, `RotatedShape`.
public struct RotatedShape<Content: Shape>: Shape {
  /// The base shape.
  public var shape: Content
  /// The clockwise rotation angle.
  public var angle: Angle
  /// The anchor, as a fraction of the frame's size.
  public var anchor: UnitPoint

  /// Creates a shape rotated clockwise about an anchor in its frame.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: rect)))
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set { (shape.animatableData, angle.radians) = (newValue.first, newValue.second) }
  }
}

extension CGAffineTransform {
  /// Returns the transform applied about a point instead of the origin.
  package func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

extension Shape {
  /// Returns the part of the outline between two fractions of its length, from 0 to 1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// Returns a shape that strokes the outline.
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

  /// Returns a shape that strokes the outline with a line width in points.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the shape with a transform of its outline.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Returns the shape with an offset.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// Returns the shape with an offset.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Returns the shape with an offset to the right and down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Returns the shape scaled about an anchor in its frame.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns the shape scaled uniformly about an anchor in its frame.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Returns the shape rotated clockwise about an anchor in its frame.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Returns the shape with a fixed size, in points.
  public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// Returns the shape with a fixed size, in points.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    _SizedShape(shape: self, size: CGSize(width: width, height: height))
  }

  /// Returns the shape with a fixed size in points, whose anchor is at the same anchor of the frame.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Returns the shape with a fixed size in points, whose anchor is at the same anchor of the frame.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

/// A shape with a fixed size, drawn at an anchor of its frame.
///
/// - Source: SwiftUI, `_SizedShape`.
public struct _SizedShape<S: Shape>: Shape {
  /// The base shape.
  public var shape: S
  /// The size of the frame in which the shape is drawn.
  public var size: CGSize

  let anchor: UnitPoint

  public init(shape: S, size: CGSize) { self.init(shape: shape, size: size, anchor: .topLeading) }

  init(shape: S, size: CGSize, anchor: UnitPoint) {
    self.shape = shape
    self.size = size
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    let x = rect.minX + (rect.width - size.width) * anchor.x
    let y = rect.minY + (rect.height - size.height) * anchor.y
    return shape.path(in: CGRect(x: x, y: y, width: size.width, height: size.height))
  }

  public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
