import TouchstoneCore

/// Whether the rows of lists are being edited.
///
/// - Source: SwiftUI, `EditMode`.
public enum EditMode: Hashable, Sendable {
  /// Rows are not edited.
  case inactive
  /// Rows are edited for a moment, as after a swipe.
  case transient
  /// Rows are edited.
  case active

  /// Whether rows are edited, be it for a moment.
  public var isEditing: Bool { self != .inactive }
}
