public import TouchstoneDrawing

/// What becomes of the views in an accessibility element.
///
/// - Source: SwiftUI, `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind { case ignore, contain, combine }

  private let kind: Kind

  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The level of a heading.
///
/// - Source: SwiftUI, `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}

/// What an action is for.
///
/// - Source: SwiftUI, `AccessibilityActionKind`.
public struct AccessibilityActionKind: Equatable, Sendable {
  private enum Kind: Equatable { case `default`, escape, magicTap, delete, showMenu, named(String) }

  private let kind: Kind

  private init(kind: Kind) {
    self.kind = kind
  }

  /// Creates an action with a name of your own.
  public init(named name: Text) {
    kind = .named(name.plainText)
  }

  public static let `default` = AccessibilityActionKind(kind: .default)
  public static let escape = AccessibilityActionKind(kind: .escape)
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  public static let delete = AccessibilityActionKind(kind: .delete)
  public static let showMenu = AccessibilityActionKind(kind: .showMenu)
}

/// Whether a value is to rise or to fall.
///
/// - Source: SwiftUI, `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

/// A zoom that a person asked for.
///
/// - Source: SwiftUI, `AccessibilityZoomGestureAction`.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable {
    case zoomIn
    case zoomOut
  }

  public let direction: Direction
  public let location: UnitPoint
}

/// What a text is.
///
/// - Source: SwiftUI, `AccessibilityTextContentType`.
public enum AccessibilityTextContentType: Hashable, Sendable {
  case plain
  case console
  case fileSystem
  case messaging
  case narrative
  case sourceCode
  case spreadsheet
  case wordProcessing
}

extension EnvironmentValues {
  private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum DifferentiateKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum SwitchControlKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum ButtonShapesKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether a person wants less motion.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether a person wants less transparency.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether a person wants to tell things apart without colour.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateKey.self] }
    set { self[DifferentiateKey.self] = newValue }
  }

  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// Whether any assistive technology runs.
  public var accessibilityEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// Whether a person uses switches.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[SwitchControlKey.self] }
    set { self[SwitchControlKey.self] = newValue }
  }

  /// Whether buttons show their shapes.
  public var accessibilityShowButtonShapes: Bool {
    get { self[ButtonShapesKey.self] }
    set { self[ButtonShapesKey.self] = newValue }
  }
}
