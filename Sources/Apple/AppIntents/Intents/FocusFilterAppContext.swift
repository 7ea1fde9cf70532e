public import Foundation
import TouchstoneCore

/// - Source: AppIntents, `FocusFilterAppContext`.
public struct FocusFilterAppContext {
  public var notificationFilterPredicate: NSPredicate?
  public var targetContentIdentifierPrefix: String?
  public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}
