import Foundation
import TouchstoneDrawing

/// A modifier that fills a view's frame, extended to the screen's edges that it touches, with a style.
///
/// - Source: SwiftUI, `_BackgroundStyleModifier` and `_OverlayStyleModifier`.
struct StyleLayerModifier<Style: ShapeStyle> {
  let style: Style
  let ignoredEdges: Edge.Set
  let kind: LayerKind
}

extension StyleLayerModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context).map { node in
      let color = style as? Color
      let fill = StyleNode(
        style: AnyShapeStyle(style), name: color == nil ? "style" : "Color", details: color?.description ?? "",
        environment: context.environment)
      let layer = ignoredEdges.isEmpty ? fill : SafeAreaIgnoringNode(edges: ignoredEdges, child: fill)
      return LayeredNode(primary: node, secondary: layer, alignment: .center, kind: kind)
    }
  }
}
