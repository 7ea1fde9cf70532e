import Foundation
public import TouchstoneCore

// A preview's outermost modifier wins, because each overrides those inside.
extension View {
  /// Sets the device of the preview. Other pictures stay the same.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    containerValue(\.previewSettings.device, value)
  }

  /// Sets the name of the preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    containerValue(\.previewSettings.displayName, value)
  }

  /// Sets the size of the preview. Other pictures stay the same.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    containerValue(\.previewSettings.layout, value)
  }

  /// Sets the orientation of the preview's device. Other pictures stay the same.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    containerValue(\.previewSettings.orientation, value)
  }
}
