import Dispatch

// SAFETY: the context is only used by jobs, and the queue runs one at a time.
/// The executor of an actor with `@ModelActor`.
///
/// It has identity because an actor is bound to it.
///
/// - Source: SwiftData, `DefaultSerialModelExecutor`.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  /// The context.
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "ModelActor")

  /// Creates an executor for a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  /// Runs a job after those before it.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // The last job may release the actor, and the executor with it, while it runs.
    queue.async { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
  }

  /// Returns a reference to the executor.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
