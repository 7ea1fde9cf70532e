import Foundation
import TouchstoneCore

/// The configuration of a control.
///
/// - Source: AppIntents, `ControlConfigurationIntent`.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  /// Does nothing: a configuration only has parameters.
  public func perform() async throws -> some IntentResult { .result() }
}
