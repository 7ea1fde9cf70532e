public import Foundation
public import TouchstoneDrawing

/// An outline that fits a rectangle.
///
/// - Source: SwiftUI, `Shape`.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in points, y downwards.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the shape is used as.
  nonisolated static var role: ShapeRole { get }

  /// How the shape behaves where text runs from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size that the shape takes for a proposal.
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

/// What a shape is used as.
///
/// - Source: SwiftUI, `ShapeRole`.
public enum ShapeRole: Hashable, Sendable {
  /// The shape is filled.
  case fill
  /// The shape is traced.
  case stroke
  /// The shape divides other views.
  case separator
}

/// A shape that can draw itself smaller by a distance.
///
/// - Source: SwiftUI, `InsettableShape`.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the shape that lies further inside.
  associatedtype InsetShape: InsettableShape

  /// The shape with its edges moved inwards by points.
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A shape filled with a style.
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
  public typealias Body = Never

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    [
      ShapeNode(shape: context.animated(shape), style: style, fillStyle: fillStyle, environment: context.environment)
    ]
  }
}

/// A filled shape in the tree.
package final class ShapeNode<S: Shape, Style: ShapeStyle>: RenderNode {
  private let shape: S
  private let style: Style
  private let fillStyle: FillStyle

  package init(shape: S, style: Style, fillStyle: FillStyle, environment: EnvironmentValues) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    // What `String(describing:)` comes to, after a search for conformances.
    super.init(name: _typeName(S.self, qualified: false), environment: environment)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  package override func draw(into recorder: inout Recorder) {
    let bounds = recorder.bounds(of: frame.size)
    let path = shape.placedPath(in: bounds, environment: environment)
    let rendering = style.rendered(in: StyleContext(environment: environment, bounds: bounds))
    recorder.fill(path, rendering, style: fillStyle)
  }
}

extension Shape {
  /// The outline in a rectangle anywhere: shapes are asked for one at the origin, as users' own often expect.
  package func placedPath(in bounds: CGRect, environment: EnvironmentValues) -> Path {
    let path = path(in: CGRect(origin: .zero, size: bounds.size))
    var transform = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
    if layoutDirectionBehavior.flips(in: environment.layoutDirection) {
      transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.maxX, ty: bounds.minY)
    }
    return path.applying(transform)
  }
}
