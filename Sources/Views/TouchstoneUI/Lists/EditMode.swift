import TouchstoneCore

/// Whether the rows of lists are being edited.
///
/// - Source: SwiftUI, `EditMode`.
public enum EditMode: Hashable, Sendable {
  /// Rows are not being edited.
  case inactive
  /// Rows are being edited temporarily, as after a swipe.
  case transient
  /// Rows are being edited.
  case active

  /// Whether rows are being edited, even if only temporarily.
  public var isEditing: Bool { self != .inactive }
}
