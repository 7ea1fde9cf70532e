import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The appearance of a field: the text or its placeholder, as wide as the proposal.
struct FieldBody: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.look.desktop) private var desktop
  let text: String
  let placeholder: AnyView
  var isGrowing = false
  var hasBorder = false

  var body: some View {
    if hasBorder {
      line.padding(.horizontal, 7).padding(.vertical, desktop == nil ? 6 : 3)
        .background {
          RoundedRectangle(cornerRadius: 5).fill(colorScheme == .dark ? Color.black : .white)
          RoundedRectangle(cornerRadius: 5).strokeBorder(Color.gray.opacity(0.4), lineWidth: 0.5)
        }
    } else {
      line
    }
  }

  private var line: some View {
    content.frame(maxWidth: .infinity, minHeight: desktop == nil ? 22 : 16, alignment: .leading)
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
