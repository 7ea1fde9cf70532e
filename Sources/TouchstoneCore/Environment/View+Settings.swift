import Foundation

extension View {
  /// Sets whether hovering over the view while dragging activates it. Ignored in pictures.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

  /// Adds actions to a section. Ignored in pictures.
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Sets the default hover effect. Ignored in pictures.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Presents a confirmation dialog before a sheet is dismissed. Ignored in pictures.
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Sets the initial accessibility focus. Ignored in pictures.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }

  /// Hides a toolbar item that the system adds. Ignored in pictures.
  public nonisolated func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets the label of the file name field when exporting. Ignored in pictures.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey?) -> some View { self }

  /// Sets the identifier under which a file dialog keeps its settings. Ignored in pictures.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Sets whether file dialogs return aliases unresolved. Ignored in pictures.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
}
