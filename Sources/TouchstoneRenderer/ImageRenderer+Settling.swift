import TouchstoneUI

extension ImageRenderer {
  /// How often actions get a turn before they count as late.
  private static var leastTurns: Int { 100 }

  /// Waits until the actions of `task` have ended and the view has taken up what they changed.
  ///
  /// Without it, a picture shows the view as it is before such actions have run.
  ///
  /// - Parameter duration: How long to wait at most.
  /// - Throws: `SettlingError` where actions still run then, naming where they stand in the code.
  public func settle(for duration: Duration = .seconds(5)) async throws(SettlingError) {
    let deadline = ContinuousClock.now + duration
    // Where many tests share the main actor, time passes without any turn for the actions: they get some in any case.
    var turns = 0
    repeat {
      turns += 1
      _ = evaluate(scale: scale)
      guard !tree.host.runningTaskSources.isEmpty || tree.host.isOutOfDate else { return }
      try? await Task.sleep(for: .milliseconds(1))
    } while ContinuousClock.now < deadline || turns < Self.leastTurns
    throw SettlingError(sources: tree.host.runningTaskSources, duration: duration)
  }
}

/// Actions of `task` that did not end in time.
public struct SettlingError: Error, Hashable {
  /// The views of the actions and where these stand in the code, as `Screen › Row (Module/File.swift:12)`.
  public let sources: [String]
  /// How long they were waited for.
  public let duration: Duration
}

extension SettlingError: CustomStringConvertible {
  /// What did not end, and how to fix it.
  public var description: String {
    """
    After \(duration), the view has not settled; actions of task(_:) that still run: \
    \(sources.isEmpty ? "none" : sources.joined(separator: ", ")). \
    Give the view data at hand instead of data from afar, or wait longer: try await renderer.settle(for: .seconds(30))
    """
  }
}
