/// - Source: AppIntents, `IntentPredictionConfiguration`.
public protocol IntentPredictionConfiguration: Sendable {}

/// The title of an action with values of its parameters.
///
/// - Source: AppIntents, `IntentPrediction`.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  public init<each Value: _IntentValue>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
    displayRepresentation: (repeat each Value) -> DisplayRepresentation
  ) {}

  public init(displayRepresentation: () -> DisplayRepresentation) {}
}

/// - Source: AppIntents, `IntentPredictionsBuilder`.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression(_ prediction: IntentPrediction<Intent>) -> IntentPredictions {
    IntentPredictions()
  }
  public static func buildBlock(_ parts: IntentPredictions...) -> IntentPredictions { IntentPredictions() }
}

/// The predictions of an action.
public struct IntentPredictions: IntentPredictionConfiguration {}
