import Observation

/// Tells views that something changed that a query depends on.
///
/// It has identity because views observe it.
final class ChangeSignal: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var change: Int { 0 }

  /// Notes that a view depends on what changes.
  func access() { registrar.access(self, keyPath: \.change) }

  func send() { registrar.withMutation(of: self, keyPath: \.change) {} }
}
