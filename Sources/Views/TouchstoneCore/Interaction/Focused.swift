import TouchstoneDrawing

/// A modifier that binds the keyboard focus of a view.
package struct FocusModifier {
  private let isFocused: Binding<Bool>

  /// - Parameter isFocused: Whether the view has the focus; set to give it the focus, or to take it away.
  package init(_ isFocused: Binding<Bool>) {
    self.isFocused = isFocused
  }
}

extension FocusModifier: ViewModifier, PrimitiveModifier {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(
      context.environment {
        $0.isFocused = isFocused.wrappedValue
        $0.setFocus = { isFocused.wrappedValue = $0 }
      })
  }
}

extension Binding where Value == Bool {
  /// Whether a focus has a value; set to `false`, it becomes that of no focus.
  package init<Focus: Hashable>(_ focus: FocusState<Focus>.Binding, equals value: Focus) {
    self.init {
      focus.wrappedValue == value
    } set: { isFocused in
      if isFocused {
        focus.wrappedValue = value
      } else if focus.wrappedValue == value {
        focus.wrappedValue = focus.unfocused
      }
    }
  }
}

extension EnvironmentValues {
  private struct Focus {
    var isFocused = false
    var set: (@MainActor (Bool) -> Void)?
  }

  private enum FocusKey: EnvironmentKey { static var defaultValue: Focus { Focus() } }

  /// Whether the view has the keyboard focus.
  public package(set) var isFocused: Bool {
    get { self[FocusKey.self].isFocused }
    set { self[FocusKey.self].isFocused = newValue }
  }

  /// Gives the view the focus or takes it away, if code has bound it.
  package var setFocus: (@MainActor (Bool) -> Void)? {
    get { self[FocusKey.self].set }
    set { self[FocusKey.self].set = newValue }
  }
}

extension View {
  /// Binds the focus of the view to a value: a text field has the focus while the binding has the value.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier(Binding(binding, equals: value)))
  }

  /// Binds the focus of the view to a Boolean: a text field has the focus while it is true.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}
