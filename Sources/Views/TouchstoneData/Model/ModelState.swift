import Foundation
import Observation

/// What a context knows of a model: a part of what `@Model` adds to a class.
///
/// It has identity because it belongs to one model as long as that lives.
public final class ModelState {
  /// Where a model is between its creation and its deletion.
  enum Stage {
    /// Not in a context.
    case detached
    /// In a context, but not in the store.
    case inserted
    /// In the store.
    case saved
    /// Deleted in its context, whether or not the store still has it.
    case deleted(wasSaved: Bool)
  }

  let number: Int
  let registrar = ObservationRegistrar()
  weak var context: ModelContext?
  /// Whether the context is fetching, so that reading a variable is not observed.
  var gate: FetchGate?
  var stage = Stage.detached
  /// The place in the order of insertion.
  var order = 0
  /// The values in the store, from which empty variables are loaded.
  var row: ModelStore.Row?
  /// The storage of changed variables before they changed, by their indices.
  var before: [Int: Any] = [:]

  /// Creates the state of a model that is in no context.
  public init() { number = PersistentIdentifier.makeNumber() }

  /// Creates the state of a model whose values are in the store.
  init(number: Int, row: ModelStore.Row, context: ModelContext) {
    self.number = number
    (self.row, self.context, gate, order, stage) = (row, context, context.gate, row.order, .saved)
  }

  /// Whether the model is in a context and not deleted.
  var isLive: Bool {
    switch stage {
    case .inserted, .saved: true
    case .detached, .deleted: false
    }
  }

  var isInserted: Bool { if case .inserted = stage { true } else { false } }

  /// Whether the store had the model when the context last heard of it.
  var isInStore: Bool {
    switch stage {
    case .saved, .deleted(wasSaved: true): true
    case .detached, .inserted, .deleted(wasSaved: false): false
    }
  }

  var isDeleted: Bool { if case .deleted = stage { true } else { false } }
}

/// Says whether a context evaluates a predicate or sorts: what it reads then must not count as read by a view.
final class FetchGate {
  var isFetching = false
}
