import Synchronization

/// What a strategy has to say while it takes a snapshot, besides the snapshot: errors and warnings.
///
/// A class, for strategies write into the assertion's own one. They find it through ``current``, for the closures of a
/// strategy can neither throw nor return more than the snapshot.
package final class SnapshotRemarks: Sendable {
  private struct State {
    var error: (any Error)?
    var warnings: [String] = []
    var accounts: [@Sendable () -> String] = []
    var ingredients: [@Sendable () -> [String: GoldenIngredient]] = []
    var outlines: [@Sendable () -> ViewOutline?] = []
    var film: RunLogFilm?
    var views: [@Sendable () -> [MaskedView]?] = []
  }

  private let state = Mutex(State())

  package init() {}

  /// The remarks of the assertion that is taking its snapshot.
  @TaskLocal package static var current: SnapshotRemarks?

  /// The first error. It fails the assertion.
  package var error: (any Error)? { state.withLock { $0.error } }

  /// The warnings, in order, each once.
  package var warnings: [String] { state.withLock { $0.warnings } }

  /// What the snapshot was made with, by name: for ``GoldenMetadata/ingredients``.
  package var ingredients: [String: GoldenIngredient] {
    state.withLock { $0.ingredients }.reduce(into: [:]) { $0.merge($1()) { $1 } }
  }

  /// The views that were drawn. Nil where the strategy draws none, or puts several pictures into one.
  package var outline: ViewOutline? {
    let outlines = state.withLock { $0.outlines }
    return outlines.count == 1 ? outlines[0]() : nil
  }

  /// The views that can be masked. Nil where the strategy draws none, or puts several pictures into one.
  package var maskedViews: [MaskedView]? {
    let views = state.withLock { $0.views }
    return views.count == 1 ? views[0]() : nil
  }

  /// The frames of the snapshot, if it shows several moments.
  package var film: RunLogFilm? { state.withLock { $0.film } }

  /// What was drawn, as text, if the strategy knows.
  package var account: String? {
    let accounts = state.withLock { $0.accounts }
    return accounts.isEmpty ? nil : accounts.map { $0() }.joined(separator: "\n")
  }

  /// Says how to put what was drawn into text. It is only asked when a snapshot that was taken twice differs.
  package func addAccount(_ account: @escaping @Sendable () -> String) {
    state.withLock { $0.accounts.append(account) }
  }

  /// Says how to find out what the snapshot was made with. It is only asked when a golden is written or differs.
  package func addIngredients(_ ingredients: @escaping @Sendable () -> [String: GoldenIngredient]) {
    state.withLock { $0.ingredients.append(ingredients) }
  }

  /// Says how to find out which views were drawn. It is only asked when a golden is written or differs.
  package func addOutline(_ outline: @escaping @Sendable () -> ViewOutline?) {
    state.withLock { $0.outlines.append(outline) }
  }

  /// Says how to find out which views can be masked. It is only asked when one is to be.
  package func addMaskedViews(_ views: @escaping @Sendable () -> [MaskedView]?) {
    state.withLock { $0.views.append(views) }
  }

  /// Says where the snapshot has its frames.
  package func note(_ film: RunLogFilm) {
    state.withLock { $0.film = film }
  }

  /// Says that the snapshot could not be taken.
  package func fail(_ error: any Error) {
    state.withLock { $0.error = $0.error ?? error }
  }

  /// Says something that does not fail the assertion.
  package func warn(_ text: String) {
    state.withLock { if !$0.warnings.contains(text) { $0.warnings.append(text) } }
  }

  /// The closure's value; if it throws, the error goes to the assertion and a substitute comes back.
  package static func catching<Value>(default substitute: Value, _ body: () throws -> Value) -> Value {
    do {
      return try body()
    } catch {
      current?.fail(error)
      return substitute
    }
  }
}
