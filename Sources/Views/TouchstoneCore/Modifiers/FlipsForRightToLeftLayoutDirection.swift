import Foundation
import TouchstoneDrawing

extension View {
  /// Mirrors the view in right-to-left layout.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(DirectionFlip(direction: enabled ? .rightToLeft : nil))
  }
}

/// An effect that mirrors a view in right-to-left layout.
struct DirectionFlip {
  /// The layout direction in which the view is mirrored; `nil` for none.
  let direction: LayoutDirection?
}

extension DirectionFlip: ViewModifier, EffectModifier {
  nonisolated static var nodeName: String { "flipsForRightToLeftLayoutDirection" }

  nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    guard environment.layoutDirection == direction else { return content(&recorder) }
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0).about(recorder.origin)
    recorder.group(DisplayList.Group(transform: mirror, items: []), content)
  }
}
