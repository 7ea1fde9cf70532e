import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Ends a search.
///
/// - Source: SwiftUI, `DismissSearchAction`.
public struct DismissSearchAction {
  let action: @MainActor () -> Void

  init(action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Ends the search.
  @MainActor public func callAsFunction() { action() }
}
