import Synchronization

/// What a strategy has to say while it takes a snapshot, besides the snapshot: errors and warnings.
///
/// A class, for strategies write into the assertion's own one. They find it through ``current``, for the closures of a
/// strategy can neither throw nor return more than the snapshot.
package final class SnapshotRemarks: Sendable {
  private struct State {
    var error: (any Error)?
    var warnings: [String] = []
    var missing: [String] = []
    var emptiness: Emptiness?
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

  /// What the snapshot lacks, in order, each once: fonts, images, symbols, colours and glyphs that are not there.
  package var missing: [String] { state.withLock { $0.missing } }

  /// How the value has nothing to see, if the strategy found that out.
  package var emptiness: Emptiness? { state.withLock { $0.emptiness } }

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

  /// Says that something is not there: a font, an image, a symbol, a colour or a glyph. It fails the assertion unless the
  /// environment tolerates it.
  package func lacks(_ text: String) {
    state.withLock { if !$0.missing.contains(text) { $0.missing.append(text) } }
  }

  /// Says that the value has nothing to see, though the snapshot may have a background.
  package func note(_ emptiness: Emptiness) {
    state.withLock { $0.emptiness = $0.emptiness ?? emptiness }
  }

  /// Adds what was said about one of several pictures of the snapshot.
  package func add(_ others: SnapshotRemarks, emptyIn name: String) {
    let other = others.state.withLock { $0 }
    state.withLock { state in
      state.error = state.error ?? other.error
      state.warnings += other.warnings.filter { !state.warnings.contains($0) }
      state.missing += other.missing.filter { !state.missing.contains($0) }
      state.accounts += other.accounts
      state.ingredients += other.ingredients
      state.outlines += other.outlines
      state.views += other.views
      state.emptiness = state.emptiness ?? other.emptiness.map { .named(name, $0) }
    }
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
