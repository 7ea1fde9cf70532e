import TouchstoneSnapshots

extension Taken {
  /// Takes a snapshot of a value on the main actor. If the closure throws, or the main actor does not become free, the
  /// remarks contain the error.
  init<Value>(
    onMainActor value: Value, default substitute: Format,
    _ body: @MainActor (Value, inout SnapshotRemarks) throws -> Format
  ) {
    do {
      self = try MainActorHop.value(from: (value, substitute)) { value, substitute in
        Taken(default: substitute) { remarks in try body(value, &remarks) }
      }
    } catch {
      self.init(default: substitute) { _ in throw error }
    }
  }
}
