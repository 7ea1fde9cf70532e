import Foundation
import TouchstoneCore

/// - Source: AppIntents, `SetValueIntent`.
public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType: _IntentValue
  /// What a control sets.
  var value: ValueType { get set }
}
