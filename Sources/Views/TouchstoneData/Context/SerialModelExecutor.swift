/// An executor that runs one job after the other.
///
/// - Source: SwiftData, `SerialModelExecutor`.
public protocol SerialModelExecutor: ModelExecutor {}
