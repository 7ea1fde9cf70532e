/// A modifier that transforms the transaction of changes in its content.
struct TransactionModifier {
  let value: (any Equatable)?
  let transform: (inout Transaction) -> Void
}

extension TransactionModifier: ViewModifier, PrimitiveModifier {
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
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context.environment { $0.outerTransaction = $0.transaction })
  }
}

extension EnvironmentValues {
  @Entry var outerTransaction: Transaction = Transaction()

  /// The transaction of the changes that led to the evaluation.
  @Entry package var transaction: Transaction = Transaction()
}

extension View {
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
}
