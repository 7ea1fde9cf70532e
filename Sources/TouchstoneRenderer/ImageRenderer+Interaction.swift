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
    action()
  }

  /// Presses a view for as long as it asks for.
  ///
  /// - Throws: `InteractionError` where there is no such view, or it takes no long press.
  public func longPress(_ name: String) throws(InteractionError) {
    let action = try evaluatedRoot().interact(with: name, to: "press it for long") { $0.longPress }
    action()
  }

  /// Writes a text into a field, in place of what it holds.
  ///
  /// - Throws: `InteractionError` where there is no such view, or it takes no text.
  public func setText(_ text: String, in name: String) throws(InteractionError) {
    let action = try evaluatedRoot().interact(with: name, to: "write a text into it") { $0.setText }
    action(text)
  }

  /// Ends the writing into a field, as the return key does: the actions of `onSubmit` run.
  ///
  /// - Throws: `InteractionError` where there is no such view, or it takes no text.
  public func submit(_ name: String) throws(InteractionError) {
    let action = try evaluatedRoot().interact(with: name, to: "end the writing of a text") { $0.submit }
    action()
  }

  /// The view as it is now. No picture is made, so that nothing is told of one that goes out of date.
  private func evaluatedRoot() -> Node { evaluate(scale: scale).root }
}
