import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Lightens what is behind a view, the more the brighter the view is, as on the Lock Screen.
///
/// - Source: WidgetKit, `WidgetRenderingMode.vibrant`: the system desaturates the content, and what is brighter stands out
///   more. How it mixes with the wallpaper is not published: it was measured, see ``strength``.
struct VibrantEffect: ViewModifier, EffectModifier, Sendable {
  nonisolated static var nodeName: String { "vibrant" }

  /// How much white adds to a wallpaper, from 0 to 1.
  ///
  /// - Source: a public picture of the Lock Screen of a phone 393 points wide with iOS 16, in which white text adds 130 to 142 of 255 to
  ///   the parts of the wallpaper's colours that don't reach 255, and the standard background of an accessory 40.
  static let strength = 0.53

  /// What white adds to what is behind the view.
  let strength: Double

  nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    // On black, brightness and opacity are one.
    let black = DisplayList.Item.fill(
      Path(recorder.bounds(of: size)), .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1)), FillStyle())
    let white = ColorMatrix(rows: [0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0.2126, 0.7152, 0.0722, 0, 0])
    let mixed = DisplayList.Group(opacity: strength, blendMode: .plusLighter, items: [])
    recorder.group(mixed) { recorder in
      recorder.group(DisplayList.Group(filters: [.colorMatrix(white)], isLayer: true, items: [])) { recorder in
        recorder.add(black)
        content(&recorder)
      }
    }
  }
}
