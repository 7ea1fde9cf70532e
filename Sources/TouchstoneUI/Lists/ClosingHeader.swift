import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The header of a section that a person can close.
struct ClosingHeader: View {
  let label: NodeView
  let expansion: Binding<Bool>

  var body: some View {
    Button(action: { expansion.wrappedValue.toggle() }) {
      HStack {
        label
        Spacer(minLength: 0)
        Image(systemName: expansion.wrappedValue ? "chevron.down" : "chevron.forward")
          .font(.system(size: 13, weight: .semibold)).foregroundStyle(.tint)
      }
    }
    .buttonStyle(BareButtonStyle())
  }
}
