import Foundation
import TouchstoneCore

/// - Source: AppIntents, `OpenIntent`.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: _IntentValue
  /// What the app shows.
  var target: Value { get set }
}

extension OpenIntent {
  /// Does nothing: no app is opened.
  public func perform() async throws -> some IntentResult { .result() }
}
