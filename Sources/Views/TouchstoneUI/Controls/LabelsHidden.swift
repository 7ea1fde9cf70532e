import Foundation
public import TouchstoneCore
import TouchstoneDrawing

extension EnvironmentValues {
  /// Whether controls hide their labels.
  @Entry package var labelsHidden: Bool = false
}

extension View {
  /// Hides the labels of the controls in the view.
  public nonisolated func labelsHidden() -> some View { environment(\.labelsHidden, true) }

  /// Shows or hides the labels of controls.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.labelsHidden) { if visibility != .automatic { $0 = visibility == .hidden } }
  }
}
