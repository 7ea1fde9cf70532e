public import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// An event, which never happens.
///
/// - Source: AppKit, `NSEvent`.
@MainActor @preconcurrency
open class NSEvent {

  /// A kind of event. The raw values are AppKit's.
  public enum EventType: UInt, Sendable {
    /// The left button is pressed.
    case leftMouseDown = 1
    /// The left button is released.
    case leftMouseUp = 2
    /// The right button is pressed.
    case rightMouseDown = 3
    /// The right button is released.
    case rightMouseUp = 4
    case mouseMoved = 5
    /// The mouse is moved with the left button pressed.
    case leftMouseDragged = 6
    /// The mouse is moved with the right button pressed.
    case rightMouseDragged = 7
    /// The mouse enters an area.
    case mouseEntered = 8
    /// The mouse leaves an area.
    case mouseExited = 9
    /// A key is pressed.
    case keyDown = 10
    /// A key is released.
    case keyUp = 11
    /// Modifier keys change.
    case flagsChanged = 12
    case appKitDefined = 13
    case systemDefined = 14
    /// An event of the program.
    case applicationDefined = 15
    /// A period of time is over.
    case periodic = 16
    /// The cursor changes.
    case cursorUpdate = 17
    /// Fingers turn.
    case rotate = 18
    case beginGesture = 19
    case endGesture = 20
    /// The wheel turns.
    case scrollWheel = 22
    /// A pen moves.
    case tabletPoint = 23
    /// A pen comes near.
    case tabletProximity = 24
    /// A third button is pressed.
    case otherMouseDown = 25
    /// A third button is released.
    case otherMouseUp = 26
    /// The mouse is moved with a third button pressed.
    case otherMouseDragged = 27
    /// A gesture changes.
    case gesture = 29
    /// Fingers spread.
    case magnify = 30
    /// Fingers swipe.
    case swipe = 31
    /// Two fingers tap twice.
    case smartMagnify = 32
    /// The pressure changes.
    case pressure = 34
    /// The Touch Bar is touched.
    case directTouch = 37
    /// A pen's mode changes.
    case changeMode = 38
  }

  /// Kinds of events.
  public struct EventTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The mask of one kind.
    public init(type: EventType) { self.init(rawValue: 1 << UInt64(type.rawValue)) }

    /// The left button is pressed.
    public static let leftMouseDown = EventTypeMask(type: .leftMouseDown)
    /// The left button is released.
    public static let leftMouseUp = EventTypeMask(type: .leftMouseUp)
    /// The right button is pressed.
    public static let rightMouseDown = EventTypeMask(type: .rightMouseDown)
    /// The right button is released.
    public static let rightMouseUp = EventTypeMask(type: .rightMouseUp)
    public static let mouseMoved = EventTypeMask(type: .mouseMoved)
    /// The mouse is moved with the left button pressed.
    public static let leftMouseDragged = EventTypeMask(type: .leftMouseDragged)
    /// The mouse is moved with the right button pressed.
    public static let rightMouseDragged = EventTypeMask(type: .rightMouseDragged)
    /// The mouse enters an area.
    public static let mouseEntered = EventTypeMask(type: .mouseEntered)
    /// The mouse leaves an area.
    public static let mouseExited = EventTypeMask(type: .mouseExited)
    /// A key is pressed.
    public static let keyDown = EventTypeMask(type: .keyDown)
    /// A key is released.
    public static let keyUp = EventTypeMask(type: .keyUp)
    /// Modifier keys change.
    public static let flagsChanged = EventTypeMask(type: .flagsChanged)
    public static let appKitDefined = EventTypeMask(type: .appKitDefined)
    public static let systemDefined = EventTypeMask(type: .systemDefined)
    /// An event of the program.
    public static let applicationDefined = EventTypeMask(type: .applicationDefined)
    /// A period of time is over.
    public static let periodic = EventTypeMask(type: .periodic)
    /// The cursor changes.
    public static let cursorUpdate = EventTypeMask(type: .cursorUpdate)
    /// Fingers turn.
    public static let rotate = EventTypeMask(type: .rotate)
    public static let beginGesture = EventTypeMask(type: .beginGesture)
    public static let endGesture = EventTypeMask(type: .endGesture)
    /// The wheel turns.
    public static let scrollWheel = EventTypeMask(type: .scrollWheel)
    /// A pen moves.
    public static let tabletPoint = EventTypeMask(type: .tabletPoint)
    /// A pen comes near.
    public static let tabletProximity = EventTypeMask(type: .tabletProximity)
    /// A third button is pressed.
    public static let otherMouseDown = EventTypeMask(type: .otherMouseDown)
    /// A third button is released.
    public static let otherMouseUp = EventTypeMask(type: .otherMouseUp)
    /// The mouse is moved with a third button pressed.
    public static let otherMouseDragged = EventTypeMask(type: .otherMouseDragged)
    /// A gesture changes.
    public static let gesture = EventTypeMask(type: .gesture)
    /// Fingers spread.
    public static let magnify = EventTypeMask(type: .magnify)
    /// Fingers swipe.
    public static let swipe = EventTypeMask(type: .swipe)
    /// Two fingers tap twice.
    public static let smartMagnify = EventTypeMask(type: .smartMagnify)
    /// The pressure changes.
    public static let pressure = EventTypeMask(type: .pressure)
    /// The Touch Bar is touched.
    public static let directTouch = EventTypeMask(type: .directTouch)
    /// A pen's mode changes.
    public static let changeMode = EventTypeMask(type: .changeMode)
    public static let any = EventTypeMask(rawValue: .max)
  }

  /// The progress of a gesture or of scrolling.
  public struct Phase: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It begins.
    public static let began = Phase(rawValue: 1 << 0)
    /// It is underway without a move.
    public static let stationary = Phase(rawValue: 1 << 1)
    /// It goes on.
    public static let changed = Phase(rawValue: 1 << 2)
    public static let ended = Phase(rawValue: 1 << 3)
    /// It is given up.
    public static let cancelled = Phase(rawValue: 1 << 4)
    public static let mayBegin = Phase(rawValue: 1 << 5)
  }

  /// Modifier keys.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric pad, or an arrow.
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    public static let help = ModifierFlags(rawValue: 1 << 22)
    public static let function = ModifierFlags(rawValue: 1 << 23)
    /// The bits of modifiers that do not depend on the keyboard.
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
  }

  private init() {}

  public var type: EventType { .applicationDefined }
  /// The time since the system started, in seconds.
  public var timestamp: TimeInterval { 0 }
  public var keyCode: UInt16 { 0 }
  /// The characters of the key.
  public var characters: String? { nil }
  /// The characters of the key without modifiers other than Shift.
  public var charactersIgnoringModifiers: String? { nil }
  /// Whether the key is held down.
  public var isARepeat: Bool { false }
  public var buttonNumber: Int { 0 }
  /// The pressure of a pen or finger, between 0 and 1.
  public var pressure: Float { 0 }
  /// How far the mouse or the wheel moved horizontally.
  public var deltaX: CGFloat { 0 }
  /// How far the mouse or the wheel moved vertically.
  public var deltaY: CGFloat { 0 }
  /// How far to scroll horizontally.
  public var scrollingDeltaX: CGFloat { 0 }
  /// How far to scroll vertically.
  public var scrollingDeltaY: CGFloat { 0 }
  /// Whether the distances to scroll are in points, not in lines.
  public var hasPreciseScrollingDeltas: Bool { false }
  /// The change of a magnification.
  public var magnification: CGFloat { 0 }
  /// The change of an angle, in degrees.
  public var rotation: Float { 0 }
  /// The progress of a gesture or of scrolling.
  public var phase: Phase { [] }
  /// The progress of scrolling that goes on by itself.
  public var momentumPhase: Phase { [] }
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
