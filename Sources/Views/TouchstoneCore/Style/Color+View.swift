package import Foundation
import TouchstoneDrawing

extension Color: View, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    [StyleNode(style: AnyShapeStyle(self), name: "Color", details: description, environment: context.environment)]
  }
}

/// A style that fills its frame.
package final class StyleNode: RenderNode {
  private let style: AnyShapeStyle
  private let text: String

  package init(style: AnyShapeStyle, name: String, details: String = "", environment: EnvironmentValues) {
    self.style = style
    text = details
    super.init(name: name, environment: environment)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package override func draw(into recorder: inout Recorder) {
    let bounds = recorder.bounds(of: frame.size)
    let rendering = style.rendered(in: StyleContext(environment: environment, bounds: bounds))
    recorder.fill(Path(bounds), rendering)
  }

  package override var details: String { text }
}
