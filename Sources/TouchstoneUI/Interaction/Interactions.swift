/// What can be done with a view.
package struct Interactions {
  /// Taps the view as often as it asks for.
  package var tap: (@MainActor () -> Void)?
  /// How many taps it asks for.
  private var tapCount = 0
  /// Presses the view for long.
  package var longPress: (@MainActor () -> Void)?
  /// Writes a text into the view.
  package var setText: (@MainActor (String) -> Void)?
  /// Ends the writing of a text.
  package var submit: (@MainActor () -> Void)?
  /// Whether something could be done were the view not disabled.
  package var isDisabled = false

  package init() {}

  /// Adds an action for taps. Of several, the one for the fewest taps counts, and among those the innermost one's.
  package mutating func addTap(count: Int = 1, _ action: @escaping @MainActor () -> Void) {
    guard tap == nil || count < tapCount else { return }
    (tap, tapCount) = (action, count)
  }

  package var isEmpty: Bool { tap == nil && longPress == nil && setText == nil && submit == nil && !isDisabled }
}

/// Says what can be done with a view.
struct InteractionModifier {
  let change: (inout Interactions) -> Void
}

extension InteractionModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [Node] {
    let nodes = content(context)
    for node in nodes {
      if context.environment.isEnabled {
        change(&node.traits.interactions)
      } else {
        node.traits.interactions.isDisabled = true
      }
    }
    return nodes
  }
}
