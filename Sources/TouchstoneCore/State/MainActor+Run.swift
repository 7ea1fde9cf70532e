import Dispatch

extension MainActor {
  /// Runs an action at once on the main actor, or later on it where this is another thread.
  static func runIfPossible(_ action: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated(action)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(action) }
    }
  }
}

/// The queue behind the main actor.
///
/// Under Swift Testing on Linux the main actor is not the main thread, so that the thread tells nothing.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the code that asks runs on the main actor.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
