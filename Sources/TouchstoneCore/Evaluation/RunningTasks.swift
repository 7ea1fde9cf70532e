/// The actions of views that run beside the tree, such as those of `task`.
package struct RunningTasks {
  private var sources: [Int: String] = [:]
  private var count = 0

  /// Where the actions stand that still run, in the order in which they began.
  package var runningSources: [String] { sources.sorted { $0.key < $1.key }.map(\.value) }

  /// Notes that an action has begun.
  ///
  /// - Returns: The number to end it by.
  mutating func start(at source: String) -> Int {
    count += 1
    sources[count] = source
    return count
  }

  /// Notes that an action has ended.
  mutating func end(_ number: Int) {
    sources[number] = nil
  }
}
