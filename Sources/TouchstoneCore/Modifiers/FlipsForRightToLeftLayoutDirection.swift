import Foundation
import TouchstoneDrawing

extension View {
  /// Mirrors the view in right-to-left layout.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(RightToLeftFlip(isEnabled: enabled))
  }
}

/// An effect that mirrors a view in right-to-left layout.
struct RightToLeftFlip {
  let isEnabled: Bool
}

extension RightToLeftFlip: ViewModifier, EffectModifier {
  typealias Body = Never

  nonisolated static var nodeName: String { "flipsForRightToLeftLayoutDirection" }

  nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    guard isEnabled, environment.layoutDirection == .rightToLeft else { return content(&recorder) }
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0).about(recorder.origin)
    recorder.group(DisplayList.Group(transform: mirror, items: []), content)
  }
}
