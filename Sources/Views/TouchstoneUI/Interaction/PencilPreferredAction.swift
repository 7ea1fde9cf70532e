import TouchstoneCore

/// What a gesture of a pencil does, as people set it.
///
/// - Source: SwiftUI, `PencilPreferredAction`.
public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String

  /// Nothing.
  public static let ignore = PencilPreferredAction(name: "ignore")
  /// Switches between the tool and the eraser.
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  /// Switches to the previous tool.
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  /// Shows colours.
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  /// Shows the settings of the tool.
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  /// Shows what suits the place.
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}
