public import TouchstoneCore

/// The tint of the icons in rows of lists.
///
/// - Source: SwiftUI, `ListItemTint`.
public struct ListItemTint: Sendable {
  let color: Color

  /// Returns a tint that stays whatever the user prefers.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// Returns a tint that the user's own accent colour replaces on macOS; drawn like a fixed one.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A grey tint.
  public static let monochrome = ListItemTint(color: .secondary)
}

extension View {
  /// Sets the tint of the icons in the rows of lists.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { listItemTint(tint?.color) }
}
