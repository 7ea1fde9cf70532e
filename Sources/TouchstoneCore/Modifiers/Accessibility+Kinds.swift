public import TouchstoneDrawing

/// What becomes of the views in an accessibility element.
///
/// - Source: SwiftUI, `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind { case ignore, contain, combine }

  private let kind: Kind

  /// The content's elements are dropped: the view is one element.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The content's elements stay, in a group.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The content's elements are merged into the view's.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The level of a heading.
///
/// - Source: SwiftUI, `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No level.
  case unspecified
  /// The highest level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The lowest level.
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

  /// The action's name for people; nil for what a tap does.
  package var name: String? {
    switch kind {
    case .default: nil
    case .escape: "Escape"
    case .magicTap: "Magic Tap"
    case .delete: "Delete"
    case .showMenu: "Show Menu"
    case .named(let name): name
    }
  }

  /// What a tap does.
  public static let `default` = AccessibilityActionKind(kind: .default)
  /// What leaves a screen or closes a dialog.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// What a tap of two fingers does, such as to pause.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  /// What deletes the element.
  public static let delete = AccessibilityActionKind(kind: .delete)
  /// What opens the element's menu.
  public static let showMenu = AccessibilityActionKind(kind: .showMenu)
}

/// Whether a value is to rise or to fall.
///
/// - Source: SwiftUI, `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The value is to rise.
  case increment
  /// The value is to fall.
  case decrement
}

/// A zoom that a person asked for.
///
/// - Source: SwiftUI, `AccessibilityZoomGestureAction`.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable {
    /// Nearer.
    case zoomIn
    /// Further away.
    case zoomOut
  }

  /// Whether to go nearer or further away.
  public let direction: Direction
  /// Where the fingers are, as shares of the view.
  public let location: UnitPoint
}

/// What a text is.
///
/// - Source: SwiftUI, `AccessibilityTextContentType`.
public enum AccessibilityTextContentType: Hashable, Sendable {
  /// No special text.
  case plain
  /// The output of programs.
  case console
  /// Names and paths of files.
  case fileSystem
  /// Messages.
  case messaging
  /// A story.
  case narrative
  /// The code of programs.
  case sourceCode
  /// A table.
  case spreadsheet
  /// A document.
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
