import TouchstoneDrawing

/// A group of accessibility actions. Pictures don't show them.
///
/// - Source: SwiftUI, `AccessibilityActionCategory`.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: Text

  /// The usual group.
  public static let `default` = AccessibilityActionCategory(Text(verbatim: "default"))
  public static let edit = AccessibilityActionCategory(Text(verbatim: "edit"))

  /// Creates a group with a name.
  public init(_ name: Text) { self.name = name }
}
