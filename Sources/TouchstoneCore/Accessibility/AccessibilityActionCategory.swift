import TouchstoneDrawing

/// A group of accessibility actions. Pictures don't show them.
///
/// - Source: SwiftUI, `AccessibilityActionCategory`.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String

  /// The usual group.
  public static let `default` = AccessibilityActionCategory(name: "default")
  public static let edit = AccessibilityActionCategory(name: "edit")

  private init(name: String) { self.name = name }

  /// Creates a group with a localised name.
  public init(_ nameKey: LocalizedStringKey) { self.init(name: Text(nameKey).plainText) }

  /// Creates a group with a name.
  public init(_ name: Text) { self.init(name: name.plainText) }

  /// Creates a group with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.init(name: String(name)) }
}
