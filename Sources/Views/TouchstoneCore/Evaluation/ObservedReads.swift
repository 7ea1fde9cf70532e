import Observation

/// The observable properties that a piece of code has read most recently.
///
/// `withObservationTracking` cannot be cancelled, so reading the same unchanged model repeatedly would accumulate
/// registrations. Each piece of code therefore reads a marker as well: changing the marker ends the registration.
final class ObservedReads: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let ending = Ending()

  private var mark: Int { 0 }

  /// Whether the marker is being changed; a separate class, so closures need not retain the reads.
  @MainActor
  private final class Ending {
    var isRunning = false
    nonisolated init() {}
  }

  deinit { registrar.willSet(self, keyPath: \.mark) }

  /// Runs a piece of code and replaces the tracked reads with its own.
  ///
  /// - Parameter onChange: Called once on the main actor when a value that the code has read is about to change, with
  ///   the transaction of the change.
  @MainActor
  func track<Result>(
    _ body: () -> Result, onChange: @escaping @MainActor @Sendable (Transaction.Scope?) -> Void
  ) -> Result {
    ending.isRunning = true
    registrar.willSet(self, keyPath: \.mark)
    ending.isRunning = false
    return withObservationTracking {
      registrar.access(self, keyPath: \.mark)
      return body()
    } onChange: { [ending] in
      // The callback is called before the change, on the thread that makes it.
      let scope = Transaction.current
      MainActor.runIfPossible {
        if !ending.isRunning { onChange(scope) }
      }
    }
  }
}
