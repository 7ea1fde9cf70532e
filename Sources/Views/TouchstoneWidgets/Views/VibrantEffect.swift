import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Draws a view in white, the more opaque the brighter it is, as on the Lock Screen.
///
/// - Source: WidgetKit, `WidgetRenderingMode.vibrant`: the system desaturates the content, and what is brighter stands out
///   more. How the wallpaper shines through is not published: it is drawn as it is.
struct VibrantEffect: ViewModifier, EffectModifier, Sendable {
  nonisolated static var nodeName: String { "vibrant" }

  nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    // On black, brightness and opacity are one.
    let black = DisplayList.Item.fill(
      Path(recorder.bounds(of: size)), .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1)), FillStyle())
    let white = ColorMatrix(rows: [0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0.2126, 0.7152, 0.0722, 0, 0])
    recorder.group(DisplayList.Group(filters: [.colorMatrix(white)], isLayer: true, items: [])) { recorder in
      recorder.add(black)
      content(&recorder)
    }
  }
}
