import Foundation
import TouchstoneDrawing

extension View {
  /// Draws the view into an offscreen image first, on black if it is opaque, in the given colour mode.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(DrawingGroupEffect(isOpaque: opaque, colorMode: colorMode))
  }
}

/// An effect that draws a view into a layer.
private struct DrawingGroupEffect {
  let isOpaque: Bool
  let colorMode: ColorRenderingMode
}

extension DrawingGroupEffect: ViewModifier, EffectModifier {
  nonisolated static var nodeName: String { "drawingGroup" }

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let inner = context.environment {
      $0.pictureHeadroom = colorMode.headroom(within: $0.pictureHeadroom)
    }
    return content(inner).map { ModifierEffectNode(modifier: self, child: $0, environment: context.environment) }
  }

  nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    recorder.group(DisplayList.Group(isLayer: true, light: colorMode.light, items: [])) { recorder in
      if isOpaque { recorder.add(.fill(Path(recorder.bounds(of: size)), .color(.black), FillStyle())) }
      content(&recorder)
    }
  }
}
