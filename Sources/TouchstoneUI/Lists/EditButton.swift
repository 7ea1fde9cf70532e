public import TouchstoneCore

/// A button that begins and ends the editing of the rows around.
///
/// - Source: SwiftUI, `EditButton`.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates a button that reads “Edit”, or “Done” while rows are edited.
  public init() {}

  private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

  public var body: some View {
    Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
      .fontWeight(isEditing ? .semibold : nil)
  }
}
