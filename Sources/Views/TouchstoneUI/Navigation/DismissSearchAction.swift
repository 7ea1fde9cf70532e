import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Ends a search.
///
/// - Source: SwiftUI, `DismissSearchAction`.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  private nonisolated let action: @MainActor () -> Void

  nonisolated init(action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Ends the search.
  public func callAsFunction() { action() }
}
