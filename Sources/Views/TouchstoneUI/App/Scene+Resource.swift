import Foundation
public import TouchstoneCore

extension Scene {
  /// Adds a switch with a title from a resource to alerts that suppresses them. Has no effect.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some Scene { self }
}
