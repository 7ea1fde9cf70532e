import Foundation
public import TouchstoneCore
import TouchstoneDrawing

extension View {
  /// Shows or hides the labels of controls.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.labelsHidden) { if visibility != .automatic { $0 = visibility == .hidden } }
  }
}
