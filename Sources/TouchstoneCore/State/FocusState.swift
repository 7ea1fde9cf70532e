import Foundation

/// The keyboard focus; in a picture, no view has it until code sets it.
///
/// - Source: SwiftUI, `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// The focus value, initially without focus.
  @State public var wrappedValue: Value

  /// A binding to the focus.
  @propertyWrapper
  public struct Binding {
    /// The focus value.
    @TouchstoneCore.Binding public var wrappedValue: Value

    /// The binding itself.
    public var projectedValue: Binding { self }

    fileprivate init(_ focus: TouchstoneCore.Binding<Value>) { _wrappedValue = focus }
  }

  /// Creates a state for the focus of a single view, initially `false`.
  public init() where Value == Bool { wrappedValue = false }

  /// Creates a state that identifies the focused view, initially `nil`.
  public init<T: Hashable>() where Value == T? { wrappedValue = nil }

  /// A binding to the focus, for `focused`.
  public var projectedValue: Binding { Binding($wrappedValue) }
}

extension EnvironmentValues {
  /// Whether the view has the keyboard focus; always `false` in pictures.
  public var isFocused: Bool { false }
}
