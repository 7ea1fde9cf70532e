/// A modifier that sets the animation of changes in its content, either always or when a value changes.
struct AnimationModifier {
  let animation: Animation?
  /// The observed value, or `nil` to apply always.
  let value: (any Equatable)?
}

extension AnimationModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    var isActive = true
    if let value {
      let record = context.lifecycle
      isActive = (record.value as? any Equatable).map { !value.equals($0) } ?? false
      record.value = value
    }
    guard isActive else { return content(context) }
    return content(
      context.environment { environment in
        if !environment.transaction.disablesAnimations { environment.transaction.animation = animation }
      })
  }
}

extension Equatable {
  func equals(_ other: any Equatable) -> Bool { (other as? Self) == self }
}

/// A modifier that transforms the transaction of changes in its content.
struct TransactionModifier {
  let value: (any Equatable)?
  let transform: (inout Transaction) -> Void
}

extension TransactionModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    var isActive = true
    if let value {
      let record = context.lifecycle
      isActive = (record.value as? any Equatable).map { !value.equals($0) } ?? false
      record.value = value
    }
    return content(isActive ? context.environment { transform(&$0.transaction) } : context)
  }
}

/// A modifier that saves the transaction, for closures that change it only for the modifiers they apply.
struct TransactionBoundary {}

extension TransactionBoundary: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context.environment { $0.outerTransaction = $0.transaction })
  }
}

extension EnvironmentValues {
  private enum OuterTransactionKey: EnvironmentKey { static var defaultValue: Transaction { Transaction() } }

  var outerTransaction: Transaction {
    get { self[OuterTransactionKey.self] }
    set { self[OuterTransactionKey.self] = newValue }
  }

  private enum TransactionValueKey: EnvironmentKey { static var defaultValue: Transaction { Transaction() } }

  /// The transaction of the changes that led to the evaluation.
  package var transaction: Transaction {
    get { self[TransactionValueKey.self] }
    set { self[TransactionValueKey.self] = newValue }
  }
}

extension View {
  /// Animates changes in the view when a value changes.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Animates all changes in the view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:).")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(AnimationModifier(animation: animation, value: nil))
  }

  /// Animates the modifiers that a closure applies to the view.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(restoringTransactionOf: self))
      .modifier(AnimationModifier(animation: animation, value: nil))
      .modifier(TransactionBoundary())
  }

  /// Transforms the transaction of all changes in the view.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(value: nil, transform: transform))
  }

  /// Transforms the transaction of changes in the view when a value changes.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, transform: transform))
  }

  /// Transforms the transaction of the modifiers that a closure applies to the view.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(restoringTransactionOf: self))
      .modifier(TransactionModifier(value: nil, transform: transform))
      .modifier(TransactionBoundary())
  }
}

extension Binding {
  /// Returns a binding whose changes use a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { value in withTransaction(transaction) { wrappedValue = value } })
  }

  /// Returns a binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}
