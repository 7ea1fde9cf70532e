public import TouchstoneCore

/// The label of a button that has only a role.
///
/// - Source: SwiftUI, `DefaultButtonLabel`; the labels are those of iOS 26.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View {
    switch role {
    case .close: Label("Close", systemImage: "xmark").labelStyle(.iconOnly)
    case .confirm: Label("Done", systemImage: "checkmark").labelStyle(.iconOnly)
    case .cancel: Text("Cancel")
    default: Text("Delete")
    }
  }
}
