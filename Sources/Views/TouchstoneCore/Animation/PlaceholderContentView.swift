/// A placeholder for the view to which a closure applies modifiers.
///
/// - Source: SwiftUI, `PlaceholderContentView`.
public struct PlaceholderContentView<Value> {
  private enum Content {
    case view(any View, restoresTransaction: Bool)
    case evaluation(Evaluation)
  }

  private let content: Content

  package init(evaluation: @escaping Evaluation) {
    content = .evaluation(evaluation)
  }

  init(_ view: Value) where Value: View {
    content = .view(view, restoresTransaction: false)
  }

  /// Creates a placeholder whose content keeps the transaction from outside of the closure.
  init(restoringTransactionOf view: Value) where Value: View {
    content = .view(view, restoresTransaction: true)
  }
}

extension PlaceholderContentView: View, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    switch content {
    case .view(let view, let restoresTransaction):
      context.child(.content)
        .environment { if restoresTransaction { $0.transaction = $0.outerTransaction } }
        .evaluate(view)
    case .evaluation(let evaluation): evaluation(context)
    }
  }
}
