public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// Walks a view through its states, as a person would.
///
/// ```swift
/// let renderer = ImageRenderer(content: SignUp())
/// try renderer.setText("ada@example.org", in: "Email")
/// try renderer.tap("Continue")
/// ```
///
/// Views are found by their accessibility identifier, else by their accessibility label, else by a text in them. The
/// view's own actions run at once, on the main actor.
extension ImageRenderer {
  /// Taps a view: a button, a toggle, or one with a tap gesture, as many times as that asks for.
  ///
  /// - Throws: `InteractionError` where there is no such view, or it cannot be tapped.
  public func tap(_ name: String) throws(InteractionError) {
    let action = try evaluatedRoot().interact(with: name, to: "tap it") { $0.tap }
    tree.host.perform(action)
  }

  /// Presses a view for as long as it asks for.
  ///
  /// - Throws: `InteractionError` where there is no such view, or it takes no long press.
  public func longPress(_ name: String) throws(InteractionError) {
    let action = try evaluatedRoot().interact(with: name, to: "press it for long") { $0.longPress }
    tree.host.perform(action)
  }

  /// Writes a text into a field, in place of what it holds.
  ///
  /// - Throws: `InteractionError` where there is no such view, or it takes no text.
  public func setText(_ text: String, in name: String) throws(InteractionError) {
    let action = try evaluatedRoot().interact(with: name, to: "write a text into it") { $0.setText }
    tree.host.perform { action(text) }
  }

  /// Turns a toggle on or off.
  ///
  /// - Throws: `InteractionError` where there is no such view, or it is no toggle.
  public func toggle(_ name: String) throws(InteractionError) {
    let action = try evaluatedRoot().interact(with: name, to: "turn it on or off") { $0.toggle }
    tree.host.perform(action)
  }

  /// Chooses a value of a picker, or taps an item of a menu.
  ///
  /// - Parameters:
  ///   - option: A text of the value or item, or its accessibility label or identifier.
  ///   - name: The picker or menu.
  /// - Throws: `InteractionError` where there is no such view, or it offers no such thing.
  public func select(_ option: String, in name: String) throws(InteractionError) {
    let choices = try evaluatedRoot().interact(with: name, to: "choose something") { $0.choices }
    var isOffered = false
    tree.host.perform { isOffered = choices.choose(option) }
    guard isOffered else {
      throw .optionNotFound(option: option, name: name, options: choices.names())
    }
  }

  /// Drags a view that has a drag gesture: its changes come in four steps, then its end.
  ///
  /// ```swift
  /// try renderer.drag("Card", from: .zero, to: CGPoint(x: 120, y: 0), lifts: false)   // what shows while it is held
  /// ```
  ///
  /// - Parameters:
  ///   - name: The view.
  ///   - start: Where the finger comes down, in the view's own points.
  ///   - end: Where it goes to.
  ///   - lifts: Whether it leaves the view there. Otherwise the gesture goes on, to be ended by another drag.
  /// - Throws: `InteractionError` where there is no such view, or it cannot be dragged.
  public func drag(
    _ name: String, from start: CGPoint = .zero, to end: CGPoint, lifts: Bool = true
  ) throws(InteractionError) {
    let action = try evaluatedRoot().interact(with: name, to: "drag it") { $0.drag }
    let date = environment.clock.date
    tree.host.perform { action(Interactions.Drag(start: start, end: end, lifts: lifts, date: date)) }
  }

  /// Scrolls until the view of an identity shows: one given by `id(_:)` or by a `ForEach`.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - anchor: Which point of the view comes to lie on the same point of the scroll view; `nil` to scroll only as far as
  ///     it takes.
  /// - Throws: `InteractionError` where no view has the identity.
  public func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint? = nil) throws(InteractionError) {
    guard !evaluatedRoot().scroll(to: AnyHashable(id), anchor: anchor) else { return }
    environment.scroll(to: AnyHashable(id), anchor: anchor)
    guard evaluatedRoot().identities.contains(AnyHashable(id)) else {
      throw .identityNotFound(id: "\(id)", candidates: evaluatedRoot().identities.map { "\($0)" })
    }
  }

  /// Ends the writing into a field, as the return key does: the actions of `onSubmit` run.
  ///
  /// - Throws: `InteractionError` where there is no such view, or it takes no text.
  public func submit(_ name: String) throws(InteractionError) {
    let action = try evaluatedRoot().interact(with: name, to: "end the writing of a text") { $0.submit }
    tree.host.perform(action)
  }

  /// The view as it is now. No picture is made, so that nothing is told of one that goes out of date.
  private func evaluatedRoot() -> Node { evaluate(scale: scale).root }
}
