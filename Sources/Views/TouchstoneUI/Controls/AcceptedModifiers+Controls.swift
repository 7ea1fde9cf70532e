public import Foundation
public import TouchstoneCore

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Sets the style of menu buttons. Ignored in pictures.
  public nonisolated func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View { self }

  /// Sets whether menus show an indicator. Ignored in pictures.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets the label of the keyboard's submit key. Ignored in pictures.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Sets how a keyboard capitalises text. Ignored in pictures.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }

  /// Disables autocorrection. Ignored in pictures.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Disables autocorrection. Ignored in pictures.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets which letters a keyboard capitalises automatically. Ignored in pictures.
  @available(*, deprecated, message: "Use textInputAutocapitalization(_:).")
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Sets the type of the keyboard. Ignored in pictures.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets the meaning of the text, for autofill. Ignored in pictures.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Sets the behaviour of Writing Tools. Ignored in pictures.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    environment(\.writingToolsBehavior, behavior)
  }

  /// Shows or hides the Writing Tools button. Ignored in pictures.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets suggestions for text input. Ignored in pictures.
  public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// Sets the text that a suggestion completes to. Ignored in pictures.
  public nonisolated func textInputCompletion(_ completion: String) -> some View { self }

  /// Shows or hides controls for formatting text input. Ignored in pictures.
  public nonisolated func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }

  /// Adds suggestions for data to a text field. Ignored in pictures.
  public nonisolated func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable { self }

  /// Adds suggestions for data to a text field. Ignored in pictures.
  public nonisolated func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View { self }

  /// Puts radio buttons side by side. Ignored in pictures.
  public nonisolated func horizontalRadioGroupLayout() -> some View { self }
}
