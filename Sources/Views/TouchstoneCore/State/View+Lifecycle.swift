import Foundation
@preconcurrency public import OpenCombine

extension View {
  /// Performs an action before the first picture that contains the view.
  @preconcurrency public nonisolated func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Performs an action after the view is removed.
  @preconcurrency public nonisolated func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }

  /// Starts an asynchronous task when the view appears, and cancels it after the view is removed.
  @preconcurrency public nonisolated func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: nil, priority: priority, source: name ?? "\(file):\(line)", action: action))
  }

  /// Starts an asynchronous task when the view appears, and restarts it whenever a value changes.
  @preconcurrency public nonisolated func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(
        id: AnyEquatable(value), priority: priority, source: name ?? "\(file):\(line)", action: action))
  }

  /// Runs an action when a value changes.
  @preconcurrency public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value changes.
  @preconcurrency public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Performs an action with the new value when a value changes.
  @available(*, deprecated, message: "Use onChange with a closure of two arguments or none.")
  @preconcurrency public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Performs an action for each value of a publisher.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
