import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// A label with an arrow that points down while the group is expanded; on macOS the arrow is before the label.
struct DisclosureLabel<Label: View>: View {
  @Environment(\.look.lists.disclosureSize) private var size
  @Environment(\.look.fonts.arrowWeight) private var weight
  @Environment(\.symbolScale) private var scale
  @Environment(\.look.desktop) private var desktop
  let label: Label
  let isExpanded: Binding<Bool>

  var body: some View {
    Button(action: { isExpanded.wrappedValue.toggle() }) {
      if let desktop {
        HStack(spacing: desktop.disclosureSpacing) {
          arrow.font(.system(size: desktop.disclosureSize, weight: weight)).foregroundStyle(.secondary)
            .frame(width: desktop.disclosureSize)
          label
          Spacer(minLength: 0)
        }
      } else {
        HStack {
          label
          Spacer(minLength: 0)
          arrow.font(.system(size: size * scale, weight: weight)).foregroundStyle(.tint)
        }
      }
    }
    .containerStyle { $0.buttonStyle(BareButtonStyle()) }
  }

  private var arrow: Image { Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward") }
}
