public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// Interacts with a view, as a user would.
///
/// ```swift
/// let renderer = ImageRenderer(content: SignUp())
/// try renderer.setText("ada@example.org", in: "Email")
/// try renderer.tap("Continue")
/// ```
///
/// Views are found by their accessibility identifier, then by their accessibility label, then by their text. The
/// actions of the view run immediately, on the main actor.
extension ImageRenderer {
  /// Taps a view: a button, a toggle, or a view with a tap gesture, as many times as the gesture requires. A tap on a
  /// menu or a menu picker opens it, or closes it again.
  ///
  /// - Throws: `InteractionError` if there is no such view, or it cannot be tapped.
  public func tap(_ name: String) throws(InteractionError) {
    let action = try evaluatedRoot().interact(with: name, to: "tap it") { $0.tap }
    tree.host.perform(action)
  }

  /// Long-presses a view for as long as its gesture requires, or opens its context menu.
  ///
  /// - Throws: `InteractionError` if there is no such view, or it has neither a long press gesture nor a menu.
  public func longPress(_ name: String) throws(InteractionError) {
    let action = try evaluatedRoot().interact(with: name, to: "long-press it") { $0.longPress }
    tree.host.perform(action)
  }

  /// Puts a finger on a button or a link, which is drawn pressed until ``release(_:)``. Its action does not run.
  ///
  /// - Throws: `InteractionError` if there is no such view, or it cannot be pressed.
  public func press(_ name: String) throws(InteractionError) {
    let action = try evaluatedRoot().interact(with: name, to: "press it") { $0.press }
    tree.host.perform { action(true) }
  }

  /// Lifts the finger from a pressed view without a tap.
  ///
  /// - Throws: `InteractionError` if there is no such view, or it cannot be pressed.
  public func release(_ name: String) throws(InteractionError) {
    let action = try evaluatedRoot().interact(with: name, to: "release it") { $0.press }
    tree.host.perform { action(false) }
  }

  /// Swipes a row of a list, so that its actions are visible.
  ///
  /// - Parameters:
  ///   - name: The row, or a view in it.
  ///   - edge: The edge with the actions.
  /// - Throws: `InteractionError` if there is no such view, or its row has no actions at the edge.
  public func swipe(_ name: String, revealing edge: HorizontalEdge = .trailing) throws(InteractionError) {
    let action = try evaluatedRoot().interact(with: name, to: "swipe it") { $0.swipe }
    var isPossible = false
    tree.host.perform { isPossible = action(edge) }
    guard isPossible else { throw .notPossible(name: name, action: "reveal actions at the \(edge) edge") }
  }

  /// Replaces the text of a text field.
  ///
  /// - Throws: `InteractionError` if there is no such view, or it does not accept text.
  public func setText(_ text: String, in name: String) throws(InteractionError) {
    let action = try evaluatedRoot().interact(with: name, to: "enter text") { $0.setText }
    tree.host.perform { action(text) }
  }

  /// Switches a toggle on or off.
  ///
  /// - Throws: `InteractionError` if there is no such view, or it is not a toggle.
  public func toggle(_ name: String) throws(InteractionError) {
    let action = try evaluatedRoot().interact(with: name, to: "toggle it") { $0.toggle }
    tree.host.perform(action)
  }

  /// Selects a value of a picker, or taps an item of a menu.
  ///
  /// - Parameters:
  ///   - option: A text of the value or item, or its accessibility label or identifier.
  ///   - name: The picker or menu.
  /// - Throws: `InteractionError` if there is no such view, or it does not offer the option.
  public func select(_ option: String, in name: String) throws(InteractionError) {
    let choices = try evaluatedRoot().interact(with: name, to: "choose something") { $0.choices }
    var isOffered = false
    tree.host.perform { isOffered = choices.choose(option) }
    guard isOffered else {
      throw .optionNotFound(option: option, name: name, options: choices.names())
    }
  }

  /// Drags a view that has a drag gesture: the gesture changes in four steps, and then ends.
  ///
  /// ```swift
  /// try renderer.drag("Card", from: .zero, to: CGPoint(x: 120, y: 0), lifts: false)   // while the finger is down
  /// ```
  ///
  /// - Parameters:
  ///   - name: The view.
  ///   - start: Where the finger touches the view, in points of the view's own coordinate space.
  ///   - end: Where the finger moves to.
  ///   - lifts: Whether the finger is lifted there. Otherwise the gesture continues until another drag ends it.
  /// - Throws: `InteractionError` if there is no such view, or it cannot be dragged.
  public func drag(
    _ name: String, from start: CGPoint = .zero, to end: CGPoint, lifts: Bool = true
  ) throws(InteractionError) {
    let action = try evaluatedRoot().interact(with: name, to: "drag it") { $0.drag }
    let date = environment.clock.date
    tree.host.perform { action(Interactions.Drag(start: start, end: end, lifts: lifts, date: date)) }
  }

  /// Scrolls until the view with an identity, as set by `id(_:)` or `ForEach`, is visible.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - anchor: The point of the view that is aligned with the same point of the scroll view; `nil` to scroll as
  ///     little as possible.
  /// - Throws: `InteractionError` if no view has the identity.
  public func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint? = nil) throws(InteractionError) {
    guard !evaluatedRoot().scroll(to: AnyHashable(id), anchor: anchor) else { return }
    environment.scroll(to: AnyHashable(id), anchor: anchor)
    guard evaluatedRoot().identities.contains(AnyHashable(id)) else {
      throw .identityNotFound(id: "\(id)", candidates: evaluatedRoot().identities.map { "\($0)" })
    }
  }

  /// Submits a text field, as the return key does, which runs the actions of `onSubmit`.
  ///
  /// - Throws: `InteractionError` if there is no such view, or it does not accept text.
  public func submit(_ name: String) throws(InteractionError) {
    let action = try evaluatedRoot().interact(with: name, to: "submit text") { $0.submit }
    tree.host.perform(action)
  }

  /// Gives a text field the keyboard focus, which another one loses. The field shows its insertion point, which does not
  /// blink, and the search field of a screen begins a search. The keyboard is not drawn: see ``keyboardHeight``.
  ///
  /// - Throws: `InteractionError` if there is no such view, or it does not accept text.
  public func focus(_ name: String) throws(InteractionError) {
    let root = evaluatedRoot()
    let action = try root.interact(with: name, to: "give it the focus") { $0.focus }
    tree.host.perform {
      for view in root.subtree { view.traits.interactions.focus?(false) }
      action(true)
    }
  }

  /// Evaluates the current view. This makes no picture, so it does not start observation.
  package func evaluatedRoot() -> RenderNode { evaluate(scale: scale).root }
}
