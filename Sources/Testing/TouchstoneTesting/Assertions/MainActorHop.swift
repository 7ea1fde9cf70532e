import Dispatch
import Synchronization
import TouchstoneSnapshots
import TouchstoneUI

/// Runs synchronous code on the main actor from anywhere.
///
/// A test may run on the main actor or not, and be synchronous or not. On Linux, the main actor is a queue that any
/// thread may serve under Swift Testing: therefore, the queue is checked, not the thread.
enum MainActorHop {
  /// The main actor did not become free.
  struct Busy: Error, CustomStringConvertible {
    var description: String {
      """
      The main actor did not become free in \(Int(limit)) s or more. Views are drawn there: do not block it while it waits \
      for the thread that asserts, or mark the test @MainActor.
      """
    }
  }

  /// The longest time to wait for the main actor while the process does nothing, in seconds.
  private static let limit = 120.0

  /// Returns the result of a closure that takes a value on the main actor. This thread waits meanwhile.
  ///
  /// - Throws: ``Busy`` if the main actor did not become free, or what the closure throws.
  static func value<Argument, Result>(
    from argument: Argument, _ body: @MainActor (Argument) throws -> Result
  ) throws -> Result {
    // SAFETY: this thread waits until the main actor is done with the argument.
    nonisolated(unsafe) let argument = argument
    return try value { try body(argument) }
  }

  /// Returns the result of a closure on the main actor. This thread waits meanwhile.
  ///
  /// - Throws: ``Busy`` if the main actor did not become free, or what the closure throws.
  static func value<Result>(_ body: @MainActor () throws -> Result) throws -> Result {
    let result = run { () -> Swift.Result<Result, any Error> in
      do { return .success(try body()) } catch { return .failure(error) }
    }
    guard let result else { throw Busy() }
    return try result.get()
  }

  /// Calls a closure on the main actor: immediately if this code runs there, otherwise after a hop that keeps
  /// task-local values and the clock of this thread.
  ///
  /// - Returns: The closure's value, or nil if the main actor did not become free; the closure is not called then.
  static func run<Result>(_ body: @MainActor () -> Result) -> Result? {
    if MainQueue.isCurrent {
      // SAFETY: the transfer begins and ends on this thread.
      return MainActor.assumeIsolated { Transfer(body()) }.value
    }
    return withoutActuallyEscaping(body) { body in
      let ticket = Ticket(body)
      let offset = WallClock.offset
      Task { @MainActor in WallClock.moved(by: offset) { ticket.work() } }
      return ticket.wait(seconds: limit)
    }
  }
}

/// A value that is passed from one thread to another.
private struct Transfer<Value>: @unchecked Sendable {
  // SAFETY: the sender waits until the receiver is done with the value, so that only one thread uses it at a time.
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// A pending hop: the waiting thread can give up as long as the hop has not begun.
///
/// It is a class because two threads share it. It releases the closure before it signals that the work is done, because
/// the closure must not outlive the call that waits.
private final class Ticket<Value>: Sendable {
  private enum State {
    case waiting(Transfer<@MainActor () -> Value>)
    case running, givenUp
    case done(Transfer<Value>)
  }

  private let state: Mutex<State>
  private let semaphore = DispatchSemaphore(value: 0)

  init(_ body: @escaping @MainActor () -> Value) {
    state = Mutex(.waiting(Transfer(body)))
  }

  /// Does the work, unless the waiting thread has given up.
  @MainActor func work() {
    guard let result = result() else { return }
    state.withLock { $0 = .done(result) }
    semaphore.signal()
  }

  @MainActor private func result() -> Transfer<Value>? {
    let body = state.withLock { state -> Transfer<@MainActor () -> Value>? in
      guard case .waiting(let body) = state else { return nil }
      state = .running
      return body
    }
    return body.map { Transfer($0.value()) }
  }

  /// Returns the value, or `nil` if the work does not begin, though it was waited for while the process worked.
  func wait(seconds: Double) -> Value? {
    if !semaphore.waitWhileProcessWorks(seconds: seconds) {
      let isGivenUp = state.withLock { state in
        guard case .waiting = state else { return false }
        state = .givenUp
        return true
      }
      if isGivenUp { return nil }
      semaphore.wait()
    }
    return state.withLock { state in
      guard case .done(let result) = state else { return nil }
      return result.value
    }
  }
}
