import Foundation
public import TouchstoneCore
public import TouchstoneUI

extension EnvironmentValues {
  /// The context of the nearest container. Without a container, nothing can be inserted into it.
  ///
  /// - Source: SwiftData, `EnvironmentValues.modelContext`.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self].context }
    set { self[ModelContextKey.self] = ModelContextBox(context: newValue) }
  }
}

// SAFETY: the environment is read and set on the main actor only.
/// A context in the environment, whose views are all on the main actor.
private struct ModelContextBox: @unchecked Sendable {
  let context: ModelContext
}

private struct ModelContextKey: EnvironmentKey {
  static let defaultValue = ModelContextBox(
    context: ModelContext(ModelContainer(sharing: ModelStore(schema: Schema([]), configurations: []))))
}

extension View {
  /// Sets the context of a view's queries.
  ///
  /// - Source: SwiftUI, `modelContext(_:)`.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Sets the container of a view's queries.
  ///
  /// - Source: SwiftUI, `modelContainer(_:)`.
  @MainActor public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Makes a container for a view, as long as the view is there.
  ///
  /// - Parameters:
  ///   - modelType: The class of the models, to which related classes are added.
  ///   - inMemory: Has no effect: containers are always in memory.
  ///   - isAutosaveEnabled: Whether changes are saved soon after they were made.
  ///   - isUndoEnabled: Has no effect: undo operations are not recorded.
  ///   - onSetup: Called once with the container.
  ///
  /// - Source: SwiftUI, `modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)`.
  @MainActor public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(ModelContainerModifier(types: [modelType], isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
  }

  /// Makes a container for a view, as long as the view is there.
  ///
  /// - Parameters:
  ///   - modelTypes: The classes of the models, to which related classes are added.
  ///   - inMemory: Has no effect: containers are always in memory.
  ///   - isAutosaveEnabled: Whether changes are saved soon after they were made.
  ///   - isUndoEnabled: Has no effect: undo operations are not recorded.
  ///   - onSetup: Called once with the container.
  ///
  /// - Source: SwiftUI, `modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)`.
  @MainActor public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(ModelContainerModifier(types: modelTypes, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
  }
}

/// Keeps a container with the identity of a view.
private struct ModelContainerModifier: ViewModifier {
  /// The container, made when the view is evaluated first.
  @MainActor
  private final class Box {
    private var container: ModelContainer?
    nonisolated init() {}

    func container(_ modifier: ModelContainerModifier) -> ModelContainer {
      if let container { return container }
      let made = ModelContainer(
        sharing: ModelStore(schema: Schema(modifier.types), configurations: [ModelConfiguration()]))
      container = made
      made.mainContext.autosaveEnabled = modifier.isAutosaveEnabled
      modifier.onSetup(.success(made))
      return made
    }
  }

  let types: [any PersistentModel.Type]
  let isAutosaveEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State private var box = Box()

  func body(content: Content) -> some View {
    content.environment(\.modelContext, box.container(self).mainContext)
  }
}

// There are no windows: scenes keep no container. Views get theirs in the test or the preview.
extension Scene {
  /// Sets the context of the scene's queries. Ignored in pictures.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene { self }

  /// Sets the container of the scene's queries. Ignored in pictures.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene { self }

  /// Makes a container for the scene. Ignored in pictures.
  nonisolated public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }

  /// Makes a container for the scene. Ignored in pictures.
  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
}
