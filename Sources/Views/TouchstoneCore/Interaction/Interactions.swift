package import Foundation

/// The interactions that a view supports.
package struct Interactions {
  /// Taps the view the required number of times.
  package var tap: (@MainActor () -> Void)?
  /// The required number of taps.
  private var tapCount = 0
  /// Long-presses the view.
  package var longPress: (@MainActor () -> Void)?
  /// Enters a text into the view.
  package var setText: (@MainActor (String) -> Void)?
  /// Toggles the view on or off.
  package var toggle: (@MainActor () -> Void)?
  /// The values or items from which the view can choose.
  package var choices: Choices?
  package var drag: (@MainActor (Drag) -> Void)?
  /// Submits the entered text.
  package var submit: (@MainActor () -> Void)?
  /// Gives the view the keyboard focus, or takes it away.
  package var focus: (@MainActor (Bool) -> Void)?
  /// Puts a finger on the view, or lifts it without a tap.
  package var press: (@MainActor (Bool) -> Void)?
  /// Swipes the view so that its actions at an edge are visible; returns whether it has any.
  package var swipe: (@MainActor (HorizontalEdge) -> Bool)?
  /// The path of a finger, in the view's own points.
  package struct Drag {
    package var start: CGPoint
    package var end: CGPoint
    /// Whether the finger is lifted at the end.
    package var lifts: Bool
    package var date: Date

    package init(start: CGPoint, end: CGPoint, lifts: Bool, date: Date) {
      (self.start, self.end, self.lifts, self.date) = (start, end, lifts, date)
    }
  }

  /// The values of a picker or the items of a menu.
  package struct Choices {
    package var names: @MainActor () -> [String]
    /// Chooses the value or item with a name; returns whether it exists.
    package var choose: @MainActor (String) -> Bool

    package init(names: @escaping @MainActor () -> [String], choose: @escaping @MainActor (String) -> Bool) {
      self.names = names
      self.choose = choose
    }
  }

  /// Whether the view would support an interaction if it were not disabled.
  package var isDisabled = false

  package init() {}

  /// Adds an action for taps. Of several actions, the one with the fewest taps applies, and among those the innermost.
  package mutating func addTap(count: Int = 1, _ action: @escaping @MainActor () -> Void) {
    guard tap == nil || count < tapCount else { return }
    (tap, tapCount) = (action, count)
  }

  /// Whether people use the view by more than gestures, or could if it were not disabled.
  package var isUsed: Bool { tap != nil || setText != nil || toggle != nil || choices != nil || isDisabled }

  package var isEmpty: Bool {
    tap == nil && longPress == nil && setText == nil && submit == nil && toggle == nil && choices == nil && drag == nil
      && press == nil && swipe == nil && !isDisabled
  }
}

/// A modifier that defines the interactions of a view.
package struct InteractionModifier {
  private let change: (inout Interactions) -> Void

  package init(change: @escaping (inout Interactions) -> Void) {
    self.change = change
  }
}

extension InteractionModifier: ViewModifier, PrimitiveModifier {
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
