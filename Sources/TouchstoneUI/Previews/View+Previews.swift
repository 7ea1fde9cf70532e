import Foundation
public import TouchstoneCore

// A preview's outermost modifier wins, as each sets what those within have set.
extension View {
  /// Says which device the preview is on. Other pictures stay the same.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    containerValue(\.previewSettings.device, value)
  }

  /// Sets the name of the preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    containerValue(\.previewSettings.displayName, value)
  }

  /// Says how large the preview is. Other pictures stay the same.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    containerValue(\.previewSettings.layout, value)
  }

  /// Says how the preview's device is held. Other pictures stay the same.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    containerValue(\.previewSettings.orientation, value)
  }

  /// Sets what an editor shows the preview in; pictures stay the same.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
