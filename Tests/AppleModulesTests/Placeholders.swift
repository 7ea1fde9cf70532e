import SwiftUI
import Testing
import TouchstoneCore
import TouchstoneRenderer

/// What stands where a view cannot be drawn.
@MainActor
struct Placeholders {
  /// The names that the run's warnings have, in order, each once.
  let names: [String]
  private let rendering: ImageRenderer<AnyView>.Rendering

  init(in view: some View, width: CGFloat, height: CGFloat) throws {
    rendering = try ImageRenderer(content: AnyView(view.frame(width: width, height: height))).render()
    names = rendering.diagnostics.compactMap { if case .platformView(let type) = $0 { type } else { nil } }
  }

  /// Whether the yellow of a placeholder is at a point.
  func isYellow(_ x: Int, _ y: Int) -> Bool {
    let pixel = rendering.bitmap[x, y]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha] == [255, 230, 0, 255]
  }
}
