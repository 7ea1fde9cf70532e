import Dispatch

extension MainActor {
  /// Runs an action immediately if the caller is on the main actor; otherwise schedules it there.
  static func runIfPossible(_ action: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated(action)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(action) }
    }
  }
}

/// The queue of the main actor.
///
/// Under Swift Testing on Linux, the main actor is not the main thread, so the thread cannot be used to detect it.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main actor.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
