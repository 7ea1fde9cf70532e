import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The appearance of a field: the text or its placeholder, as wide as the proposal.
struct FieldBody: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.look.controls.field) private var metrics
  @Environment(\.desktopControl?.fieldHeight) private var desktopHeight
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.look.controls.disabledOpacity) private var disabledOpacity
  let text: String
  let placeholder: AnyView
  var isGrowing = false
  var hasBorder = false
  var alignment = Alignment.leading

  var body: some View {
    if hasBorder {
      line.padding(.horizontal, metrics.padding.width).padding(.vertical, metrics.padding.height)
        .background {
          RoundedRectangle(cornerRadius: metrics.cornerRadius).fill(metrics.fill.color)
          RoundedRectangle(cornerRadius: metrics.cornerRadius)
            .strokeBorder(metrics.rim.color, lineWidth: metrics.rimWidth ?? pixelLength)
          if isFocused, metrics.focusRing > 0 {
            RoundedRectangle(cornerRadius: metrics.cornerRadius + metrics.focusRing)
              .inset(by: -metrics.focusRing).strokeBorder(
                .tint.opacity(metrics.focusRingOpacity), lineWidth: metrics.focusRing)
          }
        }
    } else {
      line
    }
  }

  private var line: some View {
    content.modifier(ControlFont())
      .frame(maxWidth: .infinity, minHeight: desktopHeight ?? metrics.lineHeight, alignment: alignment)
      .opacity(isEnabled ? 1 : disabledOpacity)
  }

  @ViewBuilder private var content: some View {
    if text.isEmpty {
      if isFocused {
        placeholder.foregroundStyle(Color.placeholder).overlay(alignment: .leading) {
          Capsule().fill(.tint).frame(width: metrics.caretWidth)
        }
      } else {
        placeholder.foregroundStyle(Color.placeholder)
      }
    } else if isFocused {
      Text(verbatim: text).lineLimit(isGrowing ? nil : 1).textRenderer(CaretRenderer(width: metrics.caretWidth))
    } else if isGrowing {
      Text(verbatim: text)
    } else {
      Text(verbatim: text).lineLimit(1)
    }
  }
}
