public import Foundation
public import TouchstoneDrawing

/// A two-dimensional shape that can be drawn as a view.
///
/// - Source: SwiftUI, `Shape`.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle, in points with the y-axis pointing down.
  nonisolated func path(in rect: CGRect) -> Path

  /// The role of the shape.
  nonisolated static var role: ShapeRole { get }

  /// How the shape behaves in right-to-left layout.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the size of the shape for a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The shape, filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// The role of a shape.
///
/// - Source: SwiftUI, `ShapeRole`.
public enum ShapeRole: Hashable, Sendable {
  case fill
  case stroke
  /// The shape separates other views.
  case separator
}

/// A shape that can inset itself.
///
/// - Source: SwiftUI, `InsettableShape`.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its edges inset by a distance in points.
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A view that fills a shape with a style.
///
/// - Source: SwiftUI, `_ShapeView`.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: View, PrimitiveView, Sendable {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    [
      ShapeNode(shape: context.animated(shape), style: style, fillStyle: fillStyle, environment: context.environment)
    ]
  }
}

/// The render node of a filled shape.
package final class ShapeNode<S: Shape, Style: ShapeStyle>: RenderNode {
  private let shape: S
  private let style: Style
  private let fillStyle: FillStyle

  package init(shape: S, style: Style, fillStyle: FillStyle, environment: EnvironmentValues) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    super.init(name: ViewTypeName.name(of: S.self), environment: environment)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  package override func draw(into recorder: inout Recorder) {
    let bounds = recorder.bounds(of: frame.size)
    let path = shape.placedPath(in: bounds, environment: environment, container: recorder.container)
    let rendering = style.rendered(in: StyleContext(environment: environment, bounds: bounds))
    recorder.fill(path, rendering, style: fillStyle)
  }
}

/// A shape whose outline depends on the look.
package protocol LookShape: Shape {
  /// Returns the outline in a rectangle.
  func path(in rect: CGRect, look: Look) -> Path
}

extension Shape {
  /// Returns the outline in a rectangle at any position; shapes are always asked for a path at the origin, as users'
  /// own shapes often expect.
  package func placedPath(in bounds: CGRect, environment: EnvironmentValues, container: ContainerOutline?) -> Path {
    let rect = CGRect(origin: .zero, size: bounds.size)
    let path: Path
    if let shape = self as? any LookShape {
      path = shape.path(in: rect, look: environment.look)
    } else if let container {
      let around = container.placed(in: container.bounds.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
      path = ContainerOutline.$current.withValue(around) { self.path(in: rect) }
    } else {
      path = self.path(in: rect)
    }
    var transform = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
    if layoutDirectionBehavior.flips(in: environment.layoutDirection) {
      transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.maxX, ty: bounds.minY)
    }
    return path.applying(transform)
  }
}
