public import Foundation
public import Observation
@preconcurrency public import OpenCombine

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Provides a value while the view or a descendant has focus, which never happens in pictures.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// Provides an optional value while the view or a descendant has focus, which never happens in pictures.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }

  /// Provides a value while the scene has focus, which never happens in pictures.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// Provides an optional value while the scene has focus, which never happens in pictures.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }

  /// Provides an object while the view or a descendant has focus, which never happens in pictures. Ignored in pictures.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// Provides an optional object while the view or a descendant has focus. Ignored in pictures.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }

  /// Provides an object while the scene has focus, which never happens in pictures. Ignored in pictures.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// Provides an optional object while the scene has focus. Ignored in pictures.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }

  /// Sets the default store of `AppStorage`, which Touchstone ignores: values are stored in the renderer's memory.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }

  /// Provides an observable object while the view or a descendant has focus. Ignored in pictures.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }

  /// Provides an observable object while the scene has focus. Ignored in pictures.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
}
