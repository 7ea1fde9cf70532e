/// The running asynchronous tasks of views, such as those of `task`.
package struct RunningTasks {
  private var sources: [Int: String] = [:]
  private var count = 0

  /// The source locations of the running tasks, in the order in which they started.
  package var runningSources: [String] { sources.sorted { $0.key < $1.key }.map(\.value) }

  /// Records the start of a task.
  ///
  /// - Returns: The number with which to end it.
  mutating func start(at source: String) -> Int {
    count += 1
    sources[count] = source
    return count
  }

  /// Records the end of a task.
  mutating func end(_ number: Int) {
    sources[number] = nil
  }
}
