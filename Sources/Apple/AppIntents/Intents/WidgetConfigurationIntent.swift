import Foundation
import TouchstoneCore

/// The configuration of a widget.
///
/// - Source: AppIntents, `WidgetConfigurationIntent`.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing: a configuration only has parameters.
  public func perform() async throws -> some IntentResult { .result() }
}
