public import Foundation
public import TouchstoneDrawing

/// How an accessibility element treats the elements of its children.
///
/// - Source: SwiftUI, `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind { case ignore, contain, combine }

  private let kind: Kind

  /// Ignores the children's elements: the view is one element.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// Keeps the children's elements in a group.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// Merges the children's elements into the view's element.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The level of a heading.
///
/// - Source: SwiftUI, `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: UInt, Sendable {
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
  /// The sixth and lowest level.
  case h6
}

/// The kind of an accessibility action.
///
/// - Source: SwiftUI, `AccessibilityActionKind`.
public struct AccessibilityActionKind: Equatable, Sendable {
  private enum Kind: Equatable { case `default`, escape, magicTap, delete, showMenu, named(Text) }

  private let kind: Kind

  private init(kind: Kind) {
    self.kind = kind
  }

  /// Creates a kind with a custom name.
  public init(named name: Text) {
    kind = .named(name)
  }

  /// The action's name for people; nil for what a tap does.
  func name(in environment: EnvironmentValues) -> String? {
    switch kind {
    case .default: nil
    case .escape: "Escape"
    case .magicTap: "Magic Tap"
    case .delete: "Delete"
    case .showMenu: "Show Menu"
    case .named(let name): name.spokenText(in: environment)
    }
  }

  /// The default action, as performed by a tap.
  public static let `default` = AccessibilityActionKind(kind: .default)
  /// The action that leaves a screen or closes a dialog.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// The action of a two-finger double tap, such as pausing playback.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  public static let delete = AccessibilityActionKind(kind: .delete)
  /// The action that opens the element's menu.
  public static let showMenu = AccessibilityActionKind(kind: .showMenu)
}

/// The direction of an accessibility adjustment.
///
/// - Source: SwiftUI, `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Increases the value.
  case increment
  /// Decreases the value.
  case decrement
}

/// A zoom gesture that an assistive technology performs.
///
/// - Source: SwiftUI, `AccessibilityZoomGestureAction`.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable {
    case zoomIn
    case zoomOut
  }

  /// The direction of the zoom.
  public let direction: Direction
  /// The location of the gesture, as a fraction of the view's size.
  public let location: UnitPoint
  /// The location of the gesture in the view, in points.
  public let point: CGPoint
}

/// The kind of content that a text contains.
///
/// - Source: SwiftUI, `AccessibilityTextContentType`.
public enum AccessibilityTextContentType: Hashable, Sendable {
  case plain
  /// Console output.
  case console
  /// File names and paths.
  case fileSystem
  case messaging
  /// Narrative text, such as a story.
  case narrative
  case sourceCode
  case spreadsheet
  /// A word processing document.
  case wordProcessing
}

extension EnvironmentValues {
  /// Whether Reduce Motion is on.
  @Entry public var accessibilityReduceMotion: Bool = false

  /// Whether Reduce Transparency is on.
  @Entry public var accessibilityReduceTransparency: Bool = false

  /// Whether Differentiate Without Color is on.
  @Entry public var accessibilityDifferentiateWithoutColor: Bool = false

  /// Whether Invert Colors is on.
  @Entry public var accessibilityInvertColors: Bool = false

  /// Whether any assistive technology is running.
  @Entry public var accessibilityEnabled: Bool = false

  /// Whether VoiceOver is running.
  @Entry public var accessibilityVoiceOverEnabled: Bool = false

  /// Whether Switch Control is running.
  @Entry public var accessibilitySwitchControlEnabled: Bool = false

  /// Whether Button Shapes is on.
  @Entry public var accessibilityShowButtonShapes: Bool = false
}
