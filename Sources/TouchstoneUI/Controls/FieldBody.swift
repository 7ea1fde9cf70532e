import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The appearance of a field: the text or its placeholder, as wide as the proposal.
struct FieldBody: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.controls.field) private var metrics
  let text: String
  let placeholder: AnyView
  var isGrowing = false
  var hasBorder = false

  var body: some View {
    if hasBorder {
      line.padding(.horizontal, metrics.padding.width).padding(.vertical, metrics.padding.height)
        .background {
          RoundedRectangle(cornerRadius: metrics.cornerRadius).fill(metrics.fill.color)
          RoundedRectangle(cornerRadius: metrics.cornerRadius)
            .strokeBorder(metrics.rim.color, lineWidth: metrics.rimWidth)
        }
    } else {
      line
    }
  }

  private var line: some View {
    content.frame(maxWidth: .infinity, minHeight: metrics.lineHeight, alignment: .leading)
      .opacity(isEnabled ? 1 : 0.3)
  }

  @ViewBuilder private var content: some View {
    if text.isEmpty {
      placeholder.foregroundStyle(ControlColors.placeholder)
    } else if isGrowing {
      Text(verbatim: text)
    } else {
      Text(verbatim: text).lineLimit(1)
    }
  }
}
