import TouchstoneDrawing

/// A group of accessibility actions. Pictures don't show them.
///
/// - Source: SwiftUI, `AccessibilityActionCategory`.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: Text

  /// The usual group.
  public static let `default` = AccessibilityActionCategory(name: Text(verbatim: "default"))
  public static let edit = AccessibilityActionCategory(name: Text(verbatim: "edit"))

  private init(name: Text) { self.name = name }

  /// Creates a group with a localised name.
  public init(_ nameKey: LocalizedStringKey) { self.init(name: Text(nameKey)) }

  /// Creates a group with a name.
  public init(_ name: Text) { self.init(name: name) }

  /// Creates a group with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.init(name: Text(name)) }
}
