public import TouchstoneCore

/// A button that turns edit mode on and off for the surrounding rows.
///
/// - Source: SwiftUI, `EditButton`.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode
  @Environment(\.look.fonts.confirmWeight) private var confirmWeight

  /// Creates a button that reads “Edit”, or “Done” in edit mode.
  public init() {}

  private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

  public var body: some View {
    Button(action: { editMode?.wrappedValue = isEditing ? .inactive : .active }) {
      Text(system: isEditing ? .done : .edit)
    }
    .fontWeight(isEditing ? confirmWeight : nil)
  }
}
