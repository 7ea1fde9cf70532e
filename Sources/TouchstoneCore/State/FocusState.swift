import Foundation

/// Which view has the keyboard's focus; in a picture none has, until code sets it.
///
/// - Source: SwiftUI, `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// A way to read and write the focus.
  @propertyWrapper
  public struct Binding {
    let binding: TouchstoneCore.Binding<Value>

    /// What is in focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The way to read and write the focus itself.
    public var projectedValue: Binding { self }
  }

  /// Creates a state that says whether one view is in focus; at first it is not.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  /// Creates a state that names the view in focus; at first `nil`, none.
  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
  }

  /// What is in focus; at first nothing.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A way to read and write the focus, for `focused`.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

extension View {
  /// Binds the focus of the view to a value; it changes nothing in a picture.
  public nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  {
    self
  }

  /// Binds the focus of the view; it changes nothing in a picture.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}

extension EnvironmentValues {
  /// Whether the view has the keyboard's focus; in a picture none has.
  public var isFocused: Bool { false }
}

extension View {
  /// Says which view gets the focus first; it changes nothing in a picture.
  public nonisolated func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View { self }
}
