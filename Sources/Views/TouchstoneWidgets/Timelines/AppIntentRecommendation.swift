public import TouchstoneCore
import TouchstoneUI

/// A configuration for systems on which people don't configure widgets.
///
/// - Source: WidgetKit, `AppIntentRecommendation`.
public struct AppIntentRecommendation<Intent> {
  let intent: Intent
  let description: Text

  /// Creates a recommendation with a description that people read.
  public init(intent: Intent, description: Text) {
    (self.intent, self.description) = (intent, description)
  }

  /// Creates a recommendation with a description that people read.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// Creates a recommendation with a description that people read.
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }

  /// Creates a recommendation with a description that people read.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: Text(description))
  }
}
