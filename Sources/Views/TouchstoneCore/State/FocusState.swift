import Foundation

/// The keyboard focus, which no view has until code or a test sets it. A focused field shows its insertion point.
///
/// - Source: SwiftUI, `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// A binding to the focus.
  @propertyWrapper
  public struct Binding {
    let binding: TouchstoneCore.Binding<Value>
    /// The value without focus.
    let unfocused: Value

    /// The focus value.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// Creates a state for the focus of a single view, initially `false`.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  /// Creates a state that identifies the focused view, initially `nil`.
  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
  }

  /// The focus value, initially without focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the focus, for `focused`.
  public var projectedValue: Binding { Binding(binding: state.projectedValue, unfocused: state.initialValue) }
}
