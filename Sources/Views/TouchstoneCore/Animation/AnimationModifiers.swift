/// A modifier that sets the animation of changes in its content, either always or when a value changes.
struct AnimationModifier {
  let animation: Animation?
  /// The observed value, or `nil` to apply always.
  let value: (any Equatable)?
}

extension AnimationModifier: ViewModifier, PrimitiveModifier {
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
}

extension Binding {
  /// Returns a binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}
