package import Foundation

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
  /// Turns the view on or off.
  package var toggle: (@MainActor () -> Void)?
  /// Chooses one of the view's values or items.
  package var choices: Choices?
  /// Drags the view.
  package var drag: (@MainActor (Drag) -> Void)?
  /// Ends the writing of a text.
  package var submit: (@MainActor () -> Void)?
  /// A way of a finger, in the view's own points.
  package struct Drag {
    package var start: CGPoint
    package var end: CGPoint
    /// Whether the finger leaves the view at the end.
    package var lifts: Bool
    package var date: Date

    package init(start: CGPoint, end: CGPoint, lifts: Bool, date: Date) {
      (self.start, self.end, self.lifts, self.date) = (start, end, lifts, date)
    }
  }

  /// The values of a picker or the items of a menu.
  package struct Choices {
    package var names: @MainActor () -> [String]
    /// Chooses the value or the item of a name, if there is one.
    package var choose: @MainActor (String) -> Bool

    package init(names: @escaping @MainActor () -> [String], choose: @escaping @MainActor (String) -> Bool) {
      self.names = names
      self.choose = choose
    }
  }

  /// Whether something could be done were the view not disabled.
  package var isDisabled = false

  package init() {}

  /// Adds an action for taps. Of several, the one for the fewest taps counts, and among those the innermost one's.
  package mutating func addTap(count: Int = 1, _ action: @escaping @MainActor () -> Void) {
    guard tap == nil || count < tapCount else { return }
    (tap, tapCount) = (action, count)
  }

  package var isEmpty: Bool {
    tap == nil && longPress == nil && setText == nil && submit == nil && toggle == nil && choices == nil && drag == nil
      && !isDisabled
  }
}

/// Says what can be done with a view.
package struct InteractionModifier {
  private let change: (inout Interactions) -> Void

  package init(change: @escaping (inout Interactions) -> Void) {
    self.change = change
  }
}

extension InteractionModifier: ViewModifier, PrimitiveModifier {
  package typealias Body = Never

  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
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
