/// A configuration for systems on which people don't configure widgets.
///
/// - Source: WidgetKit, `IntentRecommendation`.
public struct IntentRecommendation<Intent> {
  let intent: Intent
  let description: String

  /// Creates a recommendation with a description that people read.
  public init(intent: Intent, description: String) {
    (self.intent, self.description) = (intent, description)
  }
}
