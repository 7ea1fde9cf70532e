import Foundation
public import TouchstoneCore

extension CommandMenu {
  /// Creates a menu, which is never shown.
  @_disfavoredOverload
  public nonisolated init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init()
  }
}
