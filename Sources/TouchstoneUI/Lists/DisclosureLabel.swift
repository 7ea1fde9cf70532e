import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// A label with an arrow that points down while the group is expanded.
struct DisclosureLabel<Label: View>: View {
  @Environment(\.look.lists.disclosureSize) private var size
  @Environment(\.look.fonts.arrowWeight) private var weight
  @Environment(\.symbolScale) private var scale
  let label: Label
  let isExpanded: Binding<Bool>

  var body: some View {
    Button(action: { isExpanded.wrappedValue.toggle() }) {
      HStack {
        label
        Spacer(minLength: 0)
        Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
          .font(.system(size: size * scale, weight: weight)).foregroundStyle(.tint)
      }
    }
    .buttonStyle(BareButtonStyle())
  }
}
