import Observation

/// The observable properties that a piece of code has read last.
///
/// `withObservationTracking` cannot be cancelled, so that reading the same unchanged model again and again would register
/// again and again. Each piece of code therefore reads a mark as well: to change the mark ends the registration.
final class ObservedReads: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let ending = Ending()

  private var mark: Int { 0 }

  /// Whether the mark is being changed. A class of its own, so that closures need not hold the reads.
  @MainActor
  private final class Ending {
    var isRunning = false
    nonisolated init() {}
  }

  deinit { registrar.willSet(self, keyPath: \.mark) }

  /// Runs a piece of code in place of the last one.
  ///
  /// - Parameter onChange: Called once, on the main actor, when something that the code has read is about to change, with
  ///   what goes along with the change.
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
      // The callback comes before the change, on whatever thread changes.
      let scope = Transaction.current
      MainActor.runIfPossible {
        if !ending.isRunning { onChange(scope) }
      }
    }
  }
}
