import Foundation
import TouchstoneCore

/// - Source: AppIntents, `CustomIntentMigratedAppIntent`.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}
