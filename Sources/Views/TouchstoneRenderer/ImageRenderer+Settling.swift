import TouchstoneUI

extension ImageRenderer {
  /// The minimum number of turns that actions get before they count as late.
  private static var leastTurns: Int { 100 }

  /// Waits until the actions of `task` have ended and the view reflects their changes.
  ///
  /// Without this call, a picture shows the view as it is before such actions have run.
  ///
  /// - Parameter duration: The longest time to wait.
  /// - Throws: `SettlingError`, with the source locations of the actions, if some are still running then.
  public func settle(for duration: Duration = .seconds(5)) async throws(SettlingError) {
    let deadline = ContinuousClock.now + duration
    // If many tests share the main actor, time may pass without a turn for the actions: guarantee a few.
    var turns = 0
    repeat {
      turns += 1
      _ = evaluate(scale: scale)
      guard !tree.host.tasks.runningSources.isEmpty || tree.host.isOutOfDate else { return }
      try? await Task.sleep(for: .milliseconds(1))
    } while ContinuousClock.now < deadline || turns < Self.leastTurns
    throw SettlingError(sources: tree.host.tasks.runningSources, duration: duration)
  }
}

/// An error that reports actions of `task` that did not end in time.
public struct SettlingError: Error, Hashable {
  /// The views with these actions, and the source locations of the actions, such as
  /// `Screen › Row (Module/File.swift:12)`.
  public let sources: [String]
  /// How long the renderer waited.
  public let duration: Duration
}

extension SettlingError: CustomStringConvertible {
  /// A description of the running actions, and how to fix the error.
  public var description: String {
    """
    After \(duration), the view has not settled; actions of task(_:) that are still running: \
    \(sources.isEmpty ? "none" : sources.joined(separator: ", ")). \
    Give the view local test data instead of remote data, or wait longer: try await renderer.settle(for: .seconds(30))
    """
  }
}
