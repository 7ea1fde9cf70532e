import Foundation
import Synchronization
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

/// Waits in the second snapshot of `TOUCHSTONE_VERIFY_TWICE`: the kernel, which ends them, has not moved its clock.
@Suite struct MovedWaitTests {
  /// A way to wait until a timeout, which nothing ends earlier.
  struct Wait: Sendable, CustomTestStringConvertible {
    let name: String
    /// Waits for a number of seconds.
    let body: @Sendable (Double) -> Void
    var testDescription: String { name }

    init(_ name: String, _ body: @escaping @Sendable (Double) -> Void) {
      (self.name, self.body) = (name, body)
    }
  }

  /// Calls a closure while another thread has a lock.
  private static func hold(
    _ lock: @escaping @Sendable () -> Void, _ unlock: @escaping @Sendable () -> Void, while body: () -> Void
  ) {
    let (held, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      lock()
      held.signal()
      done.wait()
      unlock()
    }
    held.wait()
    body()
    done.signal()
  }

  /// Keeps a lock of C, which must not move, for the rest of the process.
  private static func allocated<Lock>(_ lock: Lock) -> UnsafeMutablePointer<Lock> {
    let pointer = UnsafeMutablePointer<Lock>.allocate(capacity: 1)
    pointer.initialize(to: lock)
    return pointer
  }

  private static func time(in seconds: Double) -> timespec {
    let date = Date(timeIntervalSinceNow: seconds).timeIntervalSince1970
    return timespec(tv_sec: Int(date), tv_nsec: Int((date - date.rounded(.down)) * 1e9))
  }

  static let waits = [
    Wait("DispatchSemaphore.wait(timeout:)") { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + $0) },
    Wait("DispatchSemaphore.wait(wallTimeout:)") { _ = DispatchSemaphore(value: 0).wait(wallTimeout: .now() + $0) },
    Wait("DispatchGroup.wait(timeout:)") {
      let group = DispatchGroup()
      group.enter()
      _ = group.wait(timeout: .now() + $0)
      group.leave()
    },
    Wait("DispatchGroup.wait(wallTimeout:)") {
      let group = DispatchGroup()
      group.enter()
      _ = group.wait(wallTimeout: .now() + $0)
      group.leave()
    },
    Wait("DispatchQueue.asyncAfter(wallDeadline:)") {
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(wallDeadline: .now() + $0) { semaphore.signal() }
      semaphore.wait()
    },
    Wait("DispatchSourceTimer.schedule(wallDeadline:)") {
      let semaphore = DispatchSemaphore(value: 0)
      let timer = DispatchSource.makeTimerSource(queue: .global())
      timer.setEventHandler { semaphore.signal() }
      timer.schedule(wallDeadline: .now() + $0)
      timer.resume()
      semaphore.wait()
      timer.cancel()
    },
    Wait("NSCondition.wait(until:)") {
      let condition = NSCondition()
      _ = condition.withLock { [seconds = $0] in condition.wait(until: Date(timeIntervalSinceNow: seconds)) }
    },
    Wait("NSConditionLock.lock(whenCondition:before:)") {
      _ = NSConditionLock(condition: 0).lock(whenCondition: 1, before: Date(timeIntervalSinceNow: $0))
    },
    Wait("NSLock.lock(before:)") { seconds in
      let lock = NSLock()
      hold({ lock.lock() }, { lock.unlock() }) { _ = lock.lock(before: Date(timeIntervalSinceNow: seconds)) }
    },
    Wait("NSRecursiveLock.lock(before:)") { seconds in
      let lock = NSRecursiveLock()
      hold({ lock.lock() }, { lock.unlock() }) { _ = lock.lock(before: Date(timeIntervalSinceNow: seconds)) }
    },
    Wait("RunLoop.run(until:)") {
      // Without anything to wait for, it ends at once.
      RunLoop.current.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
      RunLoop.current.run(until: Date(timeIntervalSinceNow: $0))
    },
    Wait("Timer") {
      let end = Date(timeIntervalSinceNow: $0)
      nonisolated(unsafe) var isDone = false
      let timer = Timer(fire: end, interval: 0, repeats: false) { _ in isDone = true }
      RunLoop.current.add(timer, forMode: .default)
      while !isDone { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }
    },
    Wait("Thread.sleep(until:)") { Thread.sleep(until: Date(timeIntervalSinceNow: $0)) },
    Wait("sem_timedwait") {
      var (semaphore, until) = (sem_t(), time(in: $0))
      sem_init(&semaphore, 0, 0)
      sem_timedwait(&semaphore, &until)
    },
    Wait("pthread_cond_timedwait") {
      var (condition, mutex, until) = (pthread_cond_t(), pthread_mutex_t(), time(in: $0))
      pthread_mutex_lock(&mutex)
      pthread_cond_timedwait(&condition, &mutex, &until)
      pthread_mutex_unlock(&mutex)
    },
    Wait("pthread_cond_timedwait by the clock of the machine's start") {
      var attributes = pthread_condattr_t()
      pthread_condattr_init(&attributes)
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
      var (condition, mutex, until) = (pthread_cond_t(), pthread_mutex_t(), timespec())
      pthread_cond_init(&condition, &attributes)
      clock_gettime(CLOCK_MONOTONIC, &until)
      let nanoseconds = until.tv_nsec + Int($0 * 1e9)
      until = timespec(tv_sec: until.tv_sec + nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
      pthread_mutex_lock(&mutex)
      pthread_cond_timedwait(&condition, &mutex, &until)
      pthread_mutex_unlock(&mutex)
    },
    Wait("pthread_mutex_timedlock") { seconds in
      nonisolated(unsafe) let mutex = allocated(pthread_mutex_t())
      hold({ pthread_mutex_lock(mutex) }, { pthread_mutex_unlock(mutex) }) {
        var until = time(in: seconds)
        pthread_mutex_timedlock(mutex, &until)
      }
    },
    Wait("pthread_rwlock_timedrdlock") { seconds in
      nonisolated(unsafe) let lock = allocated(pthread_rwlock_t())
      hold({ pthread_rwlock_wrlock(lock) }, { pthread_rwlock_unlock(lock) }) {
        var until = time(in: seconds)
        pthread_rwlock_timedrdlock(lock, &until)
      }
    },
    Wait("pthread_rwlock_timedwrlock") { seconds in
      nonisolated(unsafe) let lock = allocated(pthread_rwlock_t())
      hold({ pthread_rwlock_wrlock(lock) }, { pthread_rwlock_unlock(lock) }) {
        var until = time(in: seconds)
        pthread_rwlock_timedwrlock(lock, &until)
      }
    },
  ]

  @Test(arguments: waits)
  func `a wait ends at its timeout in both snapshots`(_ wait: Wait) throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder, ["TOUCHSTONE_VERIFY_TWICE": "1"])
      try harness.putGolden("waited\n")
      let timeout = 0.05
      let lengths = Mutex<[Duration]>([])
      let message = Mutex<String?>("it never ended")
      let end = DispatchSemaphore(value: 0)
      // A thread of its own, which can be left waiting.
      Thread.detachNewThread {
        func waited() -> String {
          let length = ContinuousClock().measure { wait.body(timeout) }
          lengths.withLock { $0.append(length) }
          return "waited\n"
        }
        let outcome = harness.verify(waited(), as: .lines)
        message.withLock { $0 = outcome.message }
        end.signal()
      }
      _ = end.wait(timeout: .now() + 300)
      #expect(message.withLock { $0 } == nil)
      // Not at once either. The clocks of both may differ by a little.
      #expect(lengths.withLock { $0.count { $0 > .seconds(timeout * 0.9) } } == 2)
    }
  }
}
