import Foundation
import TouchstoneCore

/// - Source: AppIntents, `ForegroundContinuableIntent`.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Throws, because there is no app to bring to the screen.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
    try await continueInForeground(dialog)
  }
}
