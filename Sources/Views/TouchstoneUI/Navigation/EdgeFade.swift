import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Content that fades below a bar: blurred, and covered by the background of the screen if that is known.
struct EdgeFade {
  let effect: NavigationBarMetrics.EdgeEffect
  let edge: VerticalEdge
  let isHard: Bool
  let background: Color?

  /// Draws the effect above what is in an area of the picture.
  func draw(in area: CGRect, _ environment: EnvironmentValues, into recorder: inout Recorder) {
    let context = StyleContext(environment: environment, bounds: area)
    let mask = DisplayList.Mask(items: [
      .fill(Path(area), gradient(of: .black).rendering(in: context).paint, FillStyle())
    ])
    recorder.add(
      .group(
        DisplayList.Group(
          clips: [DisplayList.Clip(path: Path(area))], mask: mask,
          items: [.backdrop([.blur(radius: effect.blur, opaque: true)])])))
    if let background {
      recorder.fill(Path(area), gradient(of: background.opacity(effect.opacity)).rendering(in: context))
    }
    guard isHard else { return }
    let pixel = environment.pixelLength
    let line = CGRect(x: area.minX, y: edge == .top ? area.maxY : area.minY - pixel, width: area.width, height: pixel)
    recorder.fill(Path(line), environment.look.navigationBar.line.color.rendering(in: context))
  }

  /// A gradient that is full over the outer part of the bar, and fades over the rest.
  private func gradient(of color: Color) -> LinearGradient {
    let stops =
      isHard
      ? [Gradient.Stop(color: color, location: 0), Gradient.Stop(color: color, location: 1)]
      : [
        Gradient.Stop(color: color, location: 0), Gradient.Stop(color: color, location: effect.solid),
        Gradient.Stop(color: color.opacity(0), location: 1),
      ]
    return LinearGradient(
      stops: stops, startPoint: edge == .top ? .top : .bottom, endPoint: edge == .top ? .bottom : .top)
  }
}
