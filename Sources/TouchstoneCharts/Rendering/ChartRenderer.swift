public import Foundation
public import TouchstoneDrawing
import TouchstoneRenderer
public import TouchstoneUI

/// Draws a chart into a context.
///
/// ```swift
/// let renderer = ChartRenderer(content: chart)
/// renderer.render(to: context, in: CGRect(x: 0, y: 0, width: 500, height: 300))
/// ```
///
/// What is drawn has y downwards in both kinds of contexts: in a PDF, whose y runs upwards, the caller flips the context
/// first, by `scaleBy(x: 1, y: -1)`.
///
/// - Source: Swift Charts in Xcode 14 beta 1 and 2, as articles of the time used it; later betas have `ImageRenderer` only.
///   The names `edgeInsets` and `environment` are inferred: that there were such options is known.
@MainActor
public struct ChartRenderer<Content: ChartView> {
  /// The chart that is drawn.
  public var content: Content
  /// How far the chart stays away from the edges of the rectangle, in points.
  public var edgeInsets = EdgeInsets()
  /// What the chart inherits; in a `GraphicsContext`, that of the context unless it is set.
  public var environment: EnvironmentValues?

  /// Creates a renderer for a chart.
  public init(content: Content) { self.content = content }

  /// Draws the chart into a rectangle of a context, y downwards.
  public func render(to context: CGContext, in rect: CGRect) {
    draw(in: rect, environment: environment ?? EnvironmentValues(), onto: context)
  }

  /// Draws the chart into a rectangle of a canvas.
  public func render(to context: GraphicsContext, in rect: CGRect) {
    context.withCGContext { draw(in: rect, environment: environment ?? context.environment, onto: $0) }
  }

  private func draw(in rect: CGRect, environment: EnvironmentValues, onto context: CGContext) {
    let size = CGSize(
      width: rect.width - edgeInsets.leading - edgeInsets.trailing,
      height: rect.height - edgeInsets.top - edgeInsets.bottom)
    guard size.width > 0, size.height > 0 else { return }
    let renderer = ImageRenderer(content: content)
    renderer.environment = environment
    renderer.proposedSize = ProposedViewSize(size)
    renderer.render { picture, draw in
      context.saveGState()
      // A picture is drawn upwards from its lower left corner, a chart downwards from its upper left one.
      context.translateBy(x: rect.minX + edgeInsets.leading, y: rect.minY + edgeInsets.top + picture.height)
      context.scaleBy(x: 1, y: -1)
      draw(context)
      context.restoreGState()
    }
  }
}
