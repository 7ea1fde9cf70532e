import Foundation

/// Threads that draw and encode: at most a number of jobs run at the same time, in the order in which they came.
///
/// A class because it owns a queue.
final class DrawingThreads: Sendable {
  let count: Int
  private let queue: OperationQueue

  init(count: Int) {
    self.count = max(1, count)
    queue = OperationQueue()
    queue.name = "TouchstoneServing"
    queue.maxConcurrentOperationCount = self.count
  }

  /// Runs a job of a request, unless the request is over when its turn comes.
  func run<Success: Sendable>(
    _ stage: RenderingError.Stage, _ allowance: Allowance, _ job: @escaping @Sendable () throws -> Success
  ) async throws -> Success {
    try await withCheckedThrowingContinuation { continuation in
      queue.addOperation {
        continuation.resume(
          with: Result {
            try allowance.check(.waiting)
            let result = try job()
            try allowance.check(stage)
            return result
          })
      }
    }
  }
}
