public import Foundation
public import TouchstoneCore

/// A set of models that are changed together, and then saved or rolled back.
///
/// It has identity because its models belong to it. Use it on one actor only.
///
/// - Source: SwiftData, `ModelContext`.
public final class ModelContext: Equatable, SendableMetatype {
  /// The keys of what is sent with ``willSave`` and ``didSave``.
  public enum NotificationKey: String {
    case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers, deletedIdentifiers
  }

  /// Sent before a context saves.
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// Sent after a context has saved.
  public static let didSave = Notification.Name("ModelContextDidSave")

  let store: ModelStore
  /// The container, unless it owns the context.
  private let owned: ModelContainer?
  /// The container that owns the context.
  private weak var owner: ModelContainer?
  let gate = FetchGate()
  /// Changes with each change of a model.
  let signal = ChangeSignal()
  /// Counts the changes of models.
  private(set) var revision = 0
  /// The models of each class.
  var classes: [String: ContextModels] = [:]
  /// The models that are not saved, by their numbers.
  var inserted: [Int: any PersistentModel] = [:]
  var changed: [Int: any PersistentModel] = [:]
  var deleted: [Int: any PersistentModel] = [:]
  /// The version of the store that the models are from.
  var version: Int
  private var willAutosave = false

  /// Who makes the changes, for the history, which is not kept. Ignored in pictures.
  public var author: String?
  /// The manager of undo operations, which are not recorded. Ignored in pictures.
  public var undoManager: UndoManager?
  /// Whether changes are saved soon after they were made: `true` for the main context of a container.
  public var autosaveEnabled: Bool

  /// Creates a context that does not save by itself.
  public init(_ container: ModelContainer) {
    (store, owned, version, autosaveEnabled) = (container.store, container, -1, false)
  }

  /// Creates the main context of a container.
  init(store: ModelStore, main container: ModelContainer) {
    (self.store, owner, owned, version, autosaveEnabled) = (store, container, nil, -1, true)
  }

  public var container: ModelContainer { owned ?? owner ?? ModelContainer(sharing: store) }

  /// Whether there are changes that are not saved.
  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }

  /// The new models, in the order of their insertion.
  public var insertedModelsArray: [any PersistentModel] { Self.sorted(inserted) }
  /// The models of the store that have changes, in the order of their insertion.
  public var changedModelsArray: [any PersistentModel] { Self.sorted(changed.filter { !$0.value._$state.isInserted }) }
  /// The models that were deleted, in the order of their insertion.
  public var deletedModelsArray: [any PersistentModel] { Self.sorted(deleted) }

  static func sorted(_ models: [Int: any PersistentModel]) -> [any PersistentModel] {
    models.values.sorted { $0._$state.order < $1._$state.order }
  }

  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

  /// Notes a change of a model that is in the context.
  func didChange(_ model: any PersistentModel) {
    let state = model._$state
    if !state.before.isEmpty { changed[state.number] = model }
    noteChange()
  }

  func noteChange() {
    revision += 1
    signal.send()
    guard autosaveEnabled, !willAutosave, hasChanges else { return }
    willAutosave = true
    MainActor.runSoon { [weak self] in
      guard let self else { return }
      willAutosave = false
      // What cannot be saved stays unsaved, and `save()` reports it.
      if autosaveEnabled, hasChanges { try? save() }
    }
  }

  /// Takes over what other contexts have saved; does so by itself before a fetch.
  public func processPendingChanges() { merge() }
}

extension MainActor {
  /// Runs a piece of code on the main actor after what runs there now.
  fileprivate static func runSoon(_ code: @escaping () -> Void) {
    // SAFETY: only the main context of a container saves by itself, and that belongs to the main actor.
    nonisolated(unsafe) let code = code
    Task { @MainActor in code() }
  }
}

/// The models of a class that are in a context.
///
/// It has identity so that changing it copies nothing.
final class ContextModels {
  /// The models in the order of their insertion, with those that were deleted since the last save.
  var models: [any PersistentModel] = []
  var byNumber: [Int: any PersistentModel] = [:]

  func append(_ model: any PersistentModel) {
    models.append(model)
    byNumber[model._$state.number] = model
  }

  /// Removes models.
  func remove(_ numbers: Set<Int>) {
    models.removeAll { numbers.contains($0._$state.number) }
    for number in numbers { byNumber[number] = nil }
  }
}
