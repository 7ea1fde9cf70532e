import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Scales a sheet down, so that it has a margin at its sides and its bottom.
struct FloatingSheetScale {
  let margin: CGFloat
}

extension FloatingSheetScale: ViewModifier, EffectModifier {
  nonisolated static var nodeName: String { "floating" }

  nonisolated func geometry(of size: CGSize) -> CGAffineTransform {
    let scale = max(0.01, 1 - 2 * margin / max(size.width, 1))
    return CGAffineTransform(scaleX: scale, y: scale).about(CGPoint(x: size.width / 2, y: size.height))
      .concatenating(CGAffineTransform(translationX: 0, y: -margin))
  }

  nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    recorder.group(DisplayList.Group(transform: geometry(of: size).about(recorder.origin), items: []), content)
  }
}
