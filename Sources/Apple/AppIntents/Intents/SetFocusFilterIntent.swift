import Foundation
import TouchstoneCore

/// - Source: AppIntents, `SetFocusFilterIntent`.
public protocol SetFocusFilterIntent: SystemIntent, InstanceDisplayRepresentable {
  var appContext: FocusFilterAppContext { get }
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

  /// Throws, because no Focus is set.
  public static var current: Self {
    get async throws { throw AppIntentError.unavailable("\(Self.self) asks for the current Focus") }
  }
}
