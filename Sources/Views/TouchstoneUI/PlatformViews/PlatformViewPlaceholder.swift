import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// The placeholder of a UIKit or AppKit view: a yellow area with a red prohibition sign, as Apple's `ImageRenderer`
/// shows it. It takes the proposed size and is reported in the run's warnings.
public struct PlatformViewPlaceholder {
  /// The type of the view that is not drawn.
  let name: String

  package nonisolated init(name: String) {
    self.name = name
  }
}

extension PlatformViewPlaceholder: View, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    context.host.diagnostics.report(.platformView(type: name))
    return context.evaluate(
      Color(.sRGB, red: 1, green: 0.9, blue: 0)
        .overlay(ProhibitionSign().fill(Color(.sRGB, red: 0.9, green: 0.1, blue: 0.1)).padding(4)))
  }
}

/// A ring with a bar from the upper left to the lower right, at most 48 points wide.
private struct ProhibitionSign: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height, 48) / 2
    let width = radius / 4
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let reach = (radius - width) * 0.5.squareRoot()
    var lines = Path()
    lines.addEllipse(
      in: CGRect(
        x: center.x - radius + width / 2, y: center.y - radius + width / 2, width: 2 * radius - width,
        height: 2 * radius - width))
    lines.move(to: CGPoint(x: center.x - reach, y: center.y - reach))
    lines.addLine(to: CGPoint(x: center.x + reach, y: center.y + reach))
    return lines.strokedPath(StrokeStyle(lineWidth: width))
  }
}
