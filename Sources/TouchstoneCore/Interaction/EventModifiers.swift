/// The modifier keys of an event.
///
/// - Source: SwiftUI, `EventModifiers`.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Caps Lock key.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key.
  public static let command = EventModifiers(rawValue: 16)
  /// A key on the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// The Function key.
  public static let function = EventModifiers(rawValue: 64)
  /// All modifiers.
  public static let all = EventModifiers(rawValue: 63)
}
