public import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Adds actions to a section. Ignored in pictures.
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Disables selecting the row. Ignored in pictures.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Sets the section's label in the list's section index. Ignored in pictures.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Sets the section's label in the list's section index. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }

  /// Shows or hides the section index of a list. Ignored in pictures.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the margins of sections, in points. Ignored in pictures.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Adds a menu to the selected rows. Ignored in pictures.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }

  /// Sets what is dragged from a row. Ignored in pictures.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Sets whether the user can collapse the section. Ignored in pictures.
  public nonisolated func collapsible(_ collapsible: Bool) -> some View { self }
}
