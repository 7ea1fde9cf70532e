import Foundation
import TouchstoneCore
import TouchstoneDrawing

extension EvaluationContext {
  /// Returns a dialog in a popover without an arrow, beside the view that presents it.
  @MainActor
  func bubble<Content: View>(_ dialog: Content, from source: RenderNode) -> RenderNode {
    PopoverNode(
      content: child(.content).evaluateOne(dialog),
      background: child(.part(.background)).evaluateOne(Rectangle().fill(environment.look.menus.background.color)),
      source: source, arrowEdge: nil, hasArrow: false
    ).node(in: environment)
  }
}
