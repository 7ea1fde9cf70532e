public import Foundation
import TouchstoneDrawing

/// Draws untrusted views in programs that are ended at the deadline, so that a `body` that loops for ever, or crashes, costs one
/// worker and nothing else.
///
/// ```swift
/// let workers = RenderingWorkers(executable: URL(fileURLWithPath: "/app/Worker"), count: 2)
/// let file = try await workers.answer(JSONEncoder().encode(widget))
/// ```
///
/// The program is yours: its `main` calls ``RenderingWorker/serve(_:)``. A worker is started when a request needs one, serves many
/// requests, one after the other, and is replaced after it has ended. It has the rights of the service: if views are not only faulty
/// but hostile, start a program that gives up its rights first, such as `bwrap --die-with-parent`, and name the worker in its
/// arguments.
public actor RenderingWorkers {
  private let executable: URL
  private let arguments: [String]
  private let limits: RenderingLimits
  private let maximumBytes: Int
  private let threads: DrawingThreads
  private let idle = IdleWorkers()
  private var running = 0

  /// Creates workers; none is started before the first request.
  ///
  /// - Parameters:
  ///   - executable: The worker program.
  ///   - arguments: Its arguments.
  ///   - count: How many run at the same time.
  ///   - limits: The time of a request, after which its worker is ended, and how many requests may wait. The others are those
  ///     of the worker's own pool.
  ///   - maximumBytes: The limit of the length that a worker announces: that of a file, and 74 bytes.
  public init(
    executable: URL, arguments: [String] = [], count: Int = ProcessInfo.processInfo.activeProcessorCount,
    limits: RenderingLimits = RenderingLimits(), maximumBytes: Int = 64 << 20
  ) {
    self.executable = executable
    self.arguments = arguments
    self.limits = limits
    self.maximumBytes = maximumBytes
    threads = DrawingThreads(count: count)
  }

  /// Has a worker answer a request.
  ///
  /// - Parameter request: What the worker is told, in a form of your own; at most 64 MiB.
  /// - Throws: `RenderingError`: `requestTooLarge`, `answerTooLarge`, `busy`, `outOfTime`, `workerEnded`, or `refused`
  ///   with the status and description of the worker's own error. `CancellationError` if the task was cancelled, which
  ///   ends the worker.
  public func answer(_ request: Data) async throws -> RenderedFile {
    guard request.count <= RenderingWorker.longestRequest else {
      throw RenderingError.requestTooLarge(bytes: request.count, limit: RenderingWorker.longestRequest)
    }
    guard running < threads.count + limits.waiting else { throw RenderingError.busy(waiting: limits.waiting) }
    running += 1
    defer { running -= 1 }
    let allowance = Allowance(limits, time: nil)
    let lease = WorkerLease()
    let (executable, arguments, maximumBytes, idle) = (executable, arguments, maximumBytes, idle)
    return try await withTaskCancellationHandler {
      try await threads.run(.worker, allowance) {
        let worker: WorkerProcess
        do {
          worker = try idle.take() ?? WorkerProcess(executable, arguments)
        } catch {
          throw RenderingError.notDrawn(reason: "\(executable.path) could not be started: \(error)")
        }
        lease.begin(worker)
        let deadline = DispatchWorkItem { lease.end() }
        let time = allowance.remaining
        DispatchQueue.global().asyncAfter(deadline: .now() + time / .seconds(1), execute: deadline)
        let answer = Result { () throws(RenderingError) in
          try worker.answer(request, time: time, maximumBytes: maximumBytes)
        }
        deadline.cancel()
        guard lease.finish(), let reply = try answer.get() else {
          worker.end()
          try allowance.check(.worker)
          throw RenderingError.workerEnded(reason: "it ended, or its answer could not be read")
        }
        idle.put(worker)
        switch reply {
        case .file(let file): return file
        case .failure(let status, let description):
          throw RenderingError.refused(status: status, description: description)
        }
      }
    } onCancel: {
      allowance.cancel()
      lease.end()
    }
  }
}

/// The workers that wait for a request.
private final class IdleWorkers: Sendable {
  private let workers = Locked<[WorkerProcess]>([])

  /// Returns a worker; those that have ended in the meantime, or sent something on their own, are dropped.
  func take() -> WorkerProcess? {
    workers.withLock { workers in
      while let worker = workers.popLast() {
        if worker.isReady { return worker }
      }
      return nil
    }
  }

  func put(_ worker: WorkerProcess) { workers.withLock { $0.append(worker) } }
}

/// The worker of a request, which is ended if the request is over before it has answered.
private final class WorkerLease: Sendable {
  private struct State {
    var worker: WorkerProcess?
    var isOver = false
  }

  private let state = Locked(State())

  func begin(_ worker: WorkerProcess) {
    state.withLock { state in
      state.worker = worker
      if state.isOver { worker.end() }
    }
  }

  func end() {
    state.withLock { state in
      state.isOver = true
      state.worker?.end()
    }
  }

  /// Gives the worker back. Returns whether it was not ended.
  func finish() -> Bool {
    state.withLock { state in
      state.worker = nil
      return !state.isOver
    }
  }
}
