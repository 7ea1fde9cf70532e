import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// An object that responds to AppKit events, which never occur.
///
/// - Source: AppKit, `NSResponder`.
public typealias NSResponder = PlatformResponder

/// An object in the responder chain of UIKit or AppKit. Events never occur.
///
/// - Source: UIKit, `UIResponder`; AppKit, `NSResponder`. Theirs are `NSObject`s; these are compared as objects, too.
@MainActor @preconcurrency
open class PlatformResponder: Hashable {
  /// Creates an object that receives no events.
  public init() {}

  /// The parts of the object whose types are those of other modules, one of each type.
  private var parts: [ObjectIdentifier: Any] = [:]

  /// The part of a type, if it is stored.
  package subscript<Part>(part type: Part.Type) -> Part? {
    get { parts[ObjectIdentifier(type)] as? Part }
    set { parts[ObjectIdentifier(type)] = newValue }
  }

  /// The part of a type, which is created when it is first needed.
  package func part<Part>(_ type: Part.Type, make: () -> Part) -> Part {
    if let part = self[part: type] { return part }
    let part = make()
    self[part: type] = part
    return part
  }

  /// Whether the object is the first responder: always `false`.
  public var isFirstResponder: Bool { false }

  /// Whether the object wants to be the first responder.
  open var acceptsFirstResponder: Bool { false }

  /// Called when a key is pressed. Never called.
  open func keyDown(with event: NSEvent) {}

  /// Called when a key is released. Never called.
  open func keyUp(with event: NSEvent) {}

  /// Called when modifier keys change. Never called.
  open func flagsChanged(with event: NSEvent) {}

  /// Called when the left button is pressed. Never called.
  open func mouseDown(with event: NSEvent) {}

  /// Called when the left button is released. Never called.
  open func mouseUp(with event: NSEvent) {}

  /// Called while the mouse is dragged. Never called.
  open func mouseDragged(with event: NSEvent) {}

  /// Called when the mouse enters the view. Never called.
  open func mouseEntered(with event: NSEvent) {}

  /// Called when the mouse leaves the view. Never called.
  open func mouseExited(with event: NSEvent) {}

  /// Called while the mouse is moved. Never called.
  open func mouseMoved(with event: NSEvent) {}

  /// Called when the right button is pressed. Never called.
  open func rightMouseDown(with event: NSEvent) {}

  /// Called when the right button is released. Never called.
  open func rightMouseUp(with event: NSEvent) {}

  /// Called while the mouse is dragged with the right button. Never called.
  open func rightMouseDragged(with event: NSEvent) {}

  /// Called when a further button is pressed. Never called.
  open func otherMouseDown(with event: NSEvent) {}

  /// Called when a further button is released. Never called.
  open func otherMouseUp(with event: NSEvent) {}

  /// Called when the cursor is to change. Never called.
  open func cursorUpdate(with event: NSEvent) {}

  /// Called when two fingers are spread on a trackpad. Never called.
  open func magnify(with event: NSEvent) {}

  /// Called when two fingers are turned on a trackpad. Never called.
  open func rotate(with event: NSEvent) {}

  /// Called when the wheel turns. Never called.
  open func scrollWheel(with event: NSEvent) {}

  /// Requests to become the first responder. Always fails.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives up being the first responder. Has no effect.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Called when fingers touch the screen. Never called.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers move. Never called.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers leave the screen. Never called.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when the system cancels touches. Never called.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when the device is shaken. Never called.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called when the device is no longer shaken. Never called.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called when the system cancels a motion. Never called.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called when buttons or keys are pressed. Never called.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Called when the force of presses changes. Never called.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Called when buttons or keys are released. Never called.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Called when the system cancels presses. Never called.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Sends an action to the object. Returns `false` without sending it.
  @discardableResult
  open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { false }

  /// Called for VoiceOver's gesture that goes back. Never called.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Called when VoiceOver activates the object. Never called.
  open func accessibilityActivate() -> Bool { false }

  /// The commands that keys send. Never sent.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The object that would get the first messages next: always `nil`.
  open var next: PlatformResponder? { nil }

  /// Whether the object can become the first responder: it never does.
  open var canBecomeFirstResponder: Bool { false }

  /// The object's state for Handoff. Has no effect.
  public var userActivity: NSUserActivity? {
    get { self[part: NSUserActivity.self] }
    set { self[part: NSUserActivity.self] = newValue }
  }

  /// Whether the object performs an action. Never called.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Called after the object was read from an archive of Interface Builder. Never called.
  open func awakeFromNib() {}

  /// Called before Interface Builder shows the object. Never called.
  open func prepareForInterfaceBuilder() {}

  /// Called when a property changes that the object observes by `addObserver(_:forKeyPath:options:context:)`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}

  public nonisolated static func == (lhs: PlatformResponder, rhs: PlatformResponder) -> Bool { lhs === rhs }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An object that responds to UIKit events, which never occur.
///
/// - Source: UIKit, `UIResponder`.
public typealias UIResponder = PlatformResponder
