import Dispatch
import Foundation

extension DispatchSemaphore {
  /// Waits for a signal as long as this process works, however slow its machine is.
  ///
  /// On a busy machine, a test run with thousands of tests can take long to reach the work that is waited for, and that is
  /// no fault. A process whose main actor waits for the thread that waits here does nothing.
  ///
  /// - Parameters:
  ///   - seconds: The length of a period. The wait ends after the first period in which the process used less than a tenth
  ///     of one processor, and after ten periods at the latest.
  ///   - processorTime: Returns the processor time of all threads of this process, in seconds.
  /// - Returns: Whether the signal came.
  func waitWhileProcessWorks(
    seconds: Double, processorTime: () -> Double = DispatchSemaphore.processorTime
  ) -> Bool {
    for _ in 0..<10 {
      let start = processorTime()
      if wait(timeout: .now() + seconds) == .success { return true }
      if processorTime() - start < seconds / 10 { return false }
    }
    return false
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
