public import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// An event, which never happens.
///
/// - Source: AppKit, `NSEvent`.
@MainActor @preconcurrency
open class NSEvent {

  /// Kinds of events.
  public struct EventTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The left button is pressed.
    public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
    /// The left button is released.
    public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
    /// The right button is pressed.
    public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
    /// The mouse is moved.
    public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
    /// A key is pressed.
    public static let keyDown = EventTypeMask(rawValue: 1 << 10)
    /// A key is released.
    public static let keyUp = EventTypeMask(rawValue: 1 << 11)
    /// Modifier keys change.
    public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
    /// The wheel turns.
    public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
    /// All events.
    public static let any = EventTypeMask(rawValue: .max)
  }

  /// Modifier keys.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Caps Lock.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = ModifierFlags(rawValue: 1 << 20)
  }

  private init() {}

  /// The code of the key.
  public var keyCode: UInt16 { 0 }
  /// The characters of the key.
  public var characters: String? { nil }
  /// The characters of the key without modifiers other than Shift.
  public var charactersIgnoringModifiers: String? { nil }
  /// The number of clicks.
  public var clickCount: Int { 1 }
  /// The modifier keys.
  public var modifierFlags: ModifierFlags { [] }
  /// Where the event is in its window, in points.
  public var locationInWindow: NSPoint { .zero }
  /// The modifier keys that are pressed: none.
  open class var modifierFlags: ModifierFlags { [] }
  /// Where the mouse is: at the origin.
  open class var mouseLocation: NSPoint { .zero }

  /// Looks at events of the program. Returns `nil`: there are none.
  open class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }
  /// Looks at events of other programs. Returns `nil`: there are none.
  open class func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { nil }
  /// Ends looking at events. Has no effect.
  open class func removeMonitor(_ eventMonitor: Any) {}
}
