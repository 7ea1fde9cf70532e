public import Foundation
public import TouchstoneCore

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Presents a confirmation dialog before a sheet is dismissed. Ignored in pictures.
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Presents a confirmation dialog with a message before a sheet is dismissed. Ignored in pictures.
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }

  /// Presents a confirmation dialog before a sheet is dismissed. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Presents a confirmation dialog with a message before a sheet is dismissed. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }

  /// Presents a confirmation dialog before a sheet is dismissed. Ignored in pictures.
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Presents a confirmation dialog with a message before a sheet is dismissed. Ignored in pictures.
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }

  /// Sets the icon of a dialog. Ignored in pictures.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }

  /// Sets the severity of a dialog. Ignored in pictures.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Adds a toggle that suppresses a dialog. Ignored in pictures.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// Adds a toggle that suppresses a dialog. Ignored in pictures.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Adds a toggle that suppresses a dialog. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Adds a toggle that suppresses a dialog. Ignored in pictures.
  public nonisolated func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Sets whether a presentation prevents the app from quitting. Ignored in pictures.
  public nonisolated func presentationPreventsAppTermination(_ prevents: Bool) -> some View { self }

  /// Sets whether the view behind the presentation receives touches. Ignored in pictures.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Sets whether a swipe resizes the sheet or scrolls its content. Ignored in pictures.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }

  /// Sets the size of the presentation. Ignored in pictures.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }

  /// Sets whether a swipe can dismiss the presentation. Ignored in pictures.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Sets the width of an inspector beside the view, in points. Ignored in pictures.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the width of an inspector beside the view, in points. Ignored in pictures.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    self
  }

  /// Sets whether a dialog keeps the app from quitting. Ignored in pictures.
  public nonisolated func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }
}

// Titles from resources.
extension View {
  /// Presents a confirmation dialog before a sheet is dismissed. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Adds a toggle that suppresses a dialog. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View { self }
}
