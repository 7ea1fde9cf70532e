/// An executor with a context that only its jobs use.
///
/// - Source: SwiftData, `ModelExecutor`.
public protocol ModelExecutor: SerialExecutor {
  /// The context.
  var modelContext: ModelContext { get }
}
