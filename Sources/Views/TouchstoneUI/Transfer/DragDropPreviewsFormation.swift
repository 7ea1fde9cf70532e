import TouchstoneCore

/// How the previews of several dragged items are arranged. Nothing is dragged.
///
/// - Source: SwiftUI, `DragDropPreviewsFormation`.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let `default` = DragDropPreviewsFormation(name: "default")
  /// Unchanged.
  public static let none = DragDropPreviewsFormation(name: "none")
  /// Below each other.
  public static let list = DragDropPreviewsFormation(name: "list")
  /// On top of each other at different angles.
  public static let pile = DragDropPreviewsFormation(name: "pile")
  /// On top of each other.
  public static let stack = DragDropPreviewsFormation(name: "stack")
}
