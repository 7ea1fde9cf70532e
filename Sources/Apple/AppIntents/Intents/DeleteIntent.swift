import Foundation
import TouchstoneCore

/// - Source: AppIntents, `DeleteIntent`.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity
  /// What is deleted.
  var entities: [Entity] { get set }
}
