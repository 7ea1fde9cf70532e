import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A control. It is never drawn; its actions run when code sends them.
open class UIControl: UIView {
  /// Whether the control can be used.
  open var isEnabled: Bool = true
  open var isSelected: Bool = false
  open var isHighlighted: Bool = false
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  /// Whether a tap opens the menu.
  open var showsMenuAsPrimaryAction: Bool = false

  private var actions: [(action: UIAction, events: Event)] = []

  /// Kinds of events.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger is dragged inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger is lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0FFF)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, neither highlighted nor selected.
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    /// In focus.
    public static let focused = State(rawValue: 8)
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the centre, at the left, at the right, over the whole width, at the leading or the trailing edge.
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the centre, at the top, at the bottom, over the whole height.
    case center, top, bottom, fill
  }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Never called: there are no touches.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Never called: there are no touches.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Never called: there are no touches.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Never called: there are no touches.
  open func cancelTracking(with event: UIEvent?) {}
  /// Whether a finger touches the control: always `false`.
  public var isTracking: Bool { false }
  public var isTouchInside: Bool { false }
  /// The objects that receive actions: always empty, because no action is sent.
  public var allTargets: Set<AnyHashable> { [] }

  /// Adds an action by selector. It is never sent.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// Removes an action by selector. Has no effect.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  /// Adds an action for events.
  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }
  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }
  /// Runs the actions for events.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
  }
  /// Runs an action. `sendActions(for:)` calls it for each one.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }
  /// Sends an action by selector. Has no effect: selectors are not sent.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  /// Runs the actions of the primary event.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  /// The events for which there are actions. Actions by selector don't count.
  public var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }
}
