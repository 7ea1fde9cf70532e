public import TouchstoneCore

/// The label of a button that has only a role.
///
/// - Source: SwiftUI, `DefaultButtonLabel`; the labels are those of iOS 26.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View {
    switch role {
    case .close: symbol("xmark", .close)
    case .confirm: symbol("checkmark", .done)
    case .cancel: Text(system: .cancel)
    default: Text(system: .delete)
    }
  }

  private func symbol(_ name: String, _ word: SystemWord) -> some View {
    Label(title: { Text(system: word) }, icon: { Image(systemName: name) }).labelStyle(.iconOnly)
  }
}
