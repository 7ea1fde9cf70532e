import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The rim of a card of glass, one pixel thick, if the look has one.
struct LookRim: View {
  @Environment(\.pixelLength) private var pixelLength
  let color: LookColor?
  let cornerRadius: CGFloat

  var body: some View {
    if let color {
      RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(color.color, lineWidth: pixelLength)
    }
  }
}
