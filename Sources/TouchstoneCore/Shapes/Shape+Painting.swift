public import Foundation
public import TouchstoneDrawing

extension Shape {
  /// Fills the shape with a style.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> FillShapeView<
    Self, S, EmptyView
  > {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  /// Fills the shape with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> FillShapeView<Self, ForegroundStyle, EmptyView> {
    fill(ForegroundStyle(), style: style)
  }

  /// Traces the outline with a style.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Traces the outline with a style, in a width of points.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Traces the outline inside of its edge with a style.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Traces the outline inside of its edge with the foreground style.
  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// Traces the outline inside of its edge with a style, in a width of points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Traces the outline inside of its edge with the foreground style, in a width of points.
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A shape's view, from which further fills and strokes can be made.
///
/// - Source: SwiftUI, `ShapeView`.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that is painted.
  var shape: Self.Content { get }
}

/// A filled shape, behind which further fills and strokes can be drawn.
///
/// - Source: SwiftUI, `FillShapeView`.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  /// What fills the shape.
  public var style: Style
  /// How the inside is found, and whether its edges are smooth.
  public var fillStyle: FillStyle
  /// What lies behind the shape.
  public var background: Background

  /// Creates a filled shape in front of a view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

/// A traced shape, behind which further fills and strokes can be drawn.
///
/// - Source: SwiftUI, `StrokeShapeView`.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  /// What traces the shape.
  public var style: Style
  /// How the outline is traced.
  public var strokeStyle: StrokeStyle
  /// Whether the edges of the line are smooth.
  public var isAntialiased: Bool
  /// What lies behind the shape.
  public var background: Background

  /// Creates a traced shape in front of a view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

/// A shape traced inside of its edge, behind which further fills and strokes can be drawn.
///
/// - Source: SwiftUI, `StrokeBorderShapeView`.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  /// What traces the shape.
  public var style: Style
  /// How the outline is traced.
  public var strokeStyle: StrokeStyle
  /// Whether the edges of the line are smooth.
  public var isAntialiased: Bool
  /// What lies behind the shape.
  public var background: Background

  /// Creates a shape traced inside of its edge in front of a view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension FillShapeView: ShapeView, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    context.layered(background, alignment: .center, kind: .background) { context in
      context.inMotion(
        ShapeNode(shape: context.animated(shape), style: style, fillStyle: fillStyle, environment: context.environment))
    }
  }
}

extension StrokeShapeView: ShapeView, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    context.layered(background, alignment: .center, kind: .background) { context in
      context.inMotion(
        StrokeNode(
          shape: context.animated(shape), style: style,
          strokeStyle: context.animated(strokeStyle, slot: .strokeAnimation), isAntialiased: isAntialiased,
          environment: context.environment))
    }
  }
}

extension StrokeBorderShapeView: ShapeView, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    context.layered(background, alignment: .center, kind: .background) { context in
      context.inMotion(
        StrokeNode(
          shape: context.animated(shape.inset(by: strokeStyle.lineWidth / 2)), style: style,
          strokeStyle: context.animated(strokeStyle, slot: .strokeAnimation), isAntialiased: isAntialiased,
          environment: context.environment))
    }
  }
}

extension EvaluationContext {
  /// A node that this place alone stands for, with its frame and its colours on their way.
  fileprivate func inMotion(_ node: RenderNode) -> [RenderNode] {
    node.motionKey = MotionKey(place: place, index: 0)
    return [node]
  }
}

/// A traced shape in the tree.
package final class StrokeNode<S: Shape, Style: ShapeStyle>: RenderNode {
  private let shape: S
  private let style: Style
  private let strokeStyle: StrokeStyle
  private let isAntialiased: Bool

  init(
    shape: S, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    environment: EnvironmentValues
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    // What `String(describing:)` comes to, after a search for conformances.
    super.init(name: _typeName(S.self, qualified: false), environment: environment)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  package override func draw(into recorder: inout Recorder) {
    let bounds = recorder.bounds(of: frame.size)
    let path = shape.placedPath(in: bounds, environment: environment)
    let rendering = style.rendered(in: StyleContext(environment: environment, bounds: bounds))
    recorder.stroke(path, rendering, style: strokeStyle, isAntialiased: isAntialiased)
  }
}

extension ShapeView {
  /// Fills the shape behind what is drawn so far.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Traces the outline of the shape over what is drawn so far.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Traces the outline of the shape over what is drawn so far.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Traces the outline inside of its edge over what is drawn so far.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Traces the outline inside of its edge over what is drawn so far.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
