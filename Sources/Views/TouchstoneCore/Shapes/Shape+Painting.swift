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

  /// Strokes the outline with a style.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Strokes the outline with a style and a line width in points.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Strokes the outline inside of its edge with a style.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Strokes the outline inside of its edge with the foreground style.
  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// Strokes the outline inside of its edge with a style and a line width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes the outline inside of its edge with the foreground style and a line width in points.
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A view that draws a shape, to which further fills and strokes can be added.
///
/// - Source: SwiftUI, `ShapeView`.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape to draw.
  var shape: Self.Content { get }
}

/// A view that fills a shape and can be combined with further fills and strokes.
///
/// - Source: SwiftUI, `FillShapeView`.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  /// The fill of the shape.
  public var style: Style
  /// The fill rule, and whether edges are antialiased.
  public var fillStyle: FillStyle
  /// The view behind the shape.
  public var background: Background

  /// Creates a filled shape in front of a view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

/// A view that strokes a shape and can be combined with further fills and strokes.
///
/// - Source: SwiftUI, `StrokeShapeView`.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  /// The style of the stroke's colour.
  public var style: Style
  /// The stroke style of the line.
  public var strokeStyle: StrokeStyle
  /// Whether the edges of the line are antialiased.
  public var isAntialiased: Bool
  /// The view behind the shape.
  public var background: Background

  /// Creates a stroked shape in front of a view.
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

/// A view that strokes a shape inside of its edge and can be combined with further fills and strokes.
///
/// - Source: SwiftUI, `StrokeBorderShapeView`.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  /// The style of the stroke's colour.
  public var style: Style
  /// The stroke style of the line.
  public var strokeStyle: StrokeStyle
  /// Whether the edges of the line are antialiased.
  public var isAntialiased: Bool
  /// The view behind the shape.
  public var background: Background

  /// Creates a shape stroked inside of its edge in front of a view.
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
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    context.layered(background, alignment: .center, kind: .background) { context in
      context.inMotion(
        ShapeNode(shape: context.animated(shape), style: style, fillStyle: fillStyle, environment: context.environment))
    }
  }
}

extension StrokeShapeView: ShapeView, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    context.stroked(shape, style, strokeStyle, isAntialiased: isAntialiased, over: background)
  }
}

extension StrokeBorderShapeView: ShapeView, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    context.stroked(
      shape.inset(by: strokeStyle.lineWidth / 2), style, strokeStyle, isAntialiased: isAntialiased, over: background)
  }
}

extension EvaluationContext {
  /// Returns the node as the only one of this identity, with animation of its frame and colours.
  fileprivate func inMotion(_ node: RenderNode) -> [RenderNode] {
    node.motionKey = MotionKey(place: place, index: 0)
    return [node]
  }

  /// Returns the nodes of a stroked outline in front of a view.
  @MainActor
  fileprivate func stroked(
    _ shape: some Shape, _ style: some ShapeStyle, _ strokeStyle: StrokeStyle, isAntialiased: Bool,
    over background: some View
  ) -> [RenderNode] {
    layered(background, alignment: .center, kind: .background) { context in
      context.inMotion(
        StrokeNode(
          shape: context.animated(shape), style: style,
          strokeStyle: context.animated(strokeStyle, slot: .strokeAnimation), isAntialiased: isAntialiased,
          environment: context.environment))
    }
  }
}

/// The render node of a stroked shape.
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
    super.init(name: ViewTypeName.name(of: S.self), environment: environment)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  package override func draw(into recorder: inout Recorder) {
    let bounds = recorder.bounds(of: frame.size)
    let path = shape.placedPath(in: bounds, environment: environment, container: recorder.container)
    let rendering = style.rendered(in: StyleContext(environment: environment, bounds: bounds))
    recorder.stroke(path, rendering, style: strokeStyle, isAntialiased: isAntialiased)
  }
}

extension ShapeView {
  /// Fills the shape behind the existing content.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Strokes the outline of the shape on top of the existing content.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Strokes the outline of the shape on top of the existing content.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes the outline inside of its edge on top of the existing content.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Strokes the outline inside of its edge on top of the existing content.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
