/// The accessibility focus; in a picture, no view has it until code sets it.
///
/// - Source: SwiftUI, `AccessibilityFocusState`.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// A binding to the accessibility focus.
  @propertyWrapper
  public struct Binding {
    let binding: TouchstoneCore.Binding<Value>

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

  /// Creates a state for the focus of a single view by some technologies, initially `false`.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Creates a state that identifies the view with the focus of some technologies, initially `nil`.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

  /// A binding to the focus, for `accessibilityFocused`.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}
