public import Foundation
public import TouchstoneDrawing
import TouchstoneRenderer
public import TouchstoneUI

/// A renderer that draws a chart into a graphics context.
///
/// ```swift
/// let renderer = ChartRenderer(content: chart)
/// renderer.render(to: context, in: CGRect(x: 0, y: 0, width: 500, height: 300))
/// ```
///
/// The chart is drawn with y increasing downwards in both kinds of contexts. For a PDF, in which y increases upwards,
/// flip the context first by calling `scaleBy(x: 1, y: -1)`.
///
/// - Source: Swift Charts in Xcode 14 beta 1 and 2, as articles of the time used it; later betas have `ImageRenderer` only.
///   The names `edgeInsets` and `environment` are inferred: that there were such options is known.
@MainActor
public struct ChartRenderer<Content: ChartView> {
  /// The chart to draw.
  public var content: Content
  /// The distance of the chart from the edges of the rectangle, in points.
  public var edgeInsets = EdgeInsets()
  /// The environment of the chart; in a `GraphicsContext`, it defaults to that of the context.
  public var environment: EnvironmentValues?

  /// Creates a renderer for a chart.
  public init(content: Content) { self.content = content }

  /// Draws the chart into a rectangle of a Core Graphics context, with y increasing downwards.
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
      // A picture is drawn upwards from its bottom-left corner, a chart downwards from its top-left one.
      context.translateBy(x: rect.minX + edgeInsets.leading, y: rect.minY + edgeInsets.top + picture.height)
      context.scaleBy(x: 1, y: -1)
      draw(context)
      context.restoreGState()
    }
  }
}
