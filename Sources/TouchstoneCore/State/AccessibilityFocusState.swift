/// Which view assistive technologies attend to; in a picture none, until code sets it.
///
/// - Source: SwiftUI, `AccessibilityFocusState`.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// A way to read and write the attention.
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

  /// A way to read and write the focus, for `accessibilityFocused`.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

extension View {
  /// Binds the attention to the view; it changes nothing in a picture.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    self
  }

  /// Binds the attention to the view to a value; it changes nothing in a picture.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }
}
