/// An action that predicts its parameters. No system asks for predictions here.
///
/// - Source: AppIntents, `PredictableIntent`.
public protocol PredictableIntent: AppIntent {
  associatedtype Predictions: IntentPredictionConfiguration
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Predictions { get }
}

extension PredictableIntent {
  public typealias IntentPrediction = AppIntents.IntentPrediction<Self>
}
