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

/// A value that exists while a gesture runs; in a picture none does.
///
/// - Source: SwiftUI, `GestureState`.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private var resetTransaction = Transaction()

  /// Creates a state from the value that it has while no gesture runs.
  public init(wrappedValue: Value) {
    state = State(wrappedValue: wrappedValue)
  }

  /// Creates a state from the value that it has while no gesture runs.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a state that goes back to its start with a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
    self.resetTransaction = resetTransaction
  }

  /// Creates a state that goes back to its start with a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// The value; the initial one while no gesture runs.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Sets the state while the gesture runs.
  func update(_ body: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (state.wrappedValue, Transaction())
    body(&value, &transaction)
    withTransaction(transaction) { state.wrappedValue = value }
  }

  /// Brings the state back to its start, when the gesture has ended.
  func reset() {
    withTransaction(resetTransaction) { state.wrappedValue = state.initialValue }
  }
}

/// A name space for identities that several views share.
///
/// - Source: SwiftUI, `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  private var state = State(wrappedValue: ID())

  /// The identity of a name space.
  public struct ID: Hashable, Sendable {
    private final class Token: Sendable {}
    private let token = Token()

    public static func == (lhs: ID, rhs: ID) -> Bool { lhs.token === rhs.token }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
  }

  /// Creates a name that no other view has.
  public init() {}

  /// The name, which stays the same as long as the view is there.
  public var wrappedValue: ID { state.wrappedValue }
}

/// A number that grows with the size of text that a person prefers.
///
/// - Source: SwiftUI, `ScaledMetric`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let textStyle: Font.TextStyle
  private var factor: CGFloat = 1

  /// Creates a number that grows as the body style does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// Creates a number that grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    self.textStyle = textStyle
  }

  /// The number, scaled for the size of text.
  public var wrappedValue: Value { value * Value(factor) }
}

extension ScaledMetric: LinkedProperty {
  package mutating func link(to context: EvaluationContext, slot: ViewSlot) {
    let size = textStyle.measures(at: context.environment.dynamicTypeSize).size
    factor = size / textStyle.measures(at: .large).size
  }
}

extension EnvironmentValues {
  /// Whether the view has the keyboard's focus; in a picture none has.
  public var isFocused: Bool { false }
}

extension View {
  /// Says which view gets the focus first; it changes nothing in a picture.
  public nonisolated func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View { self }
}
