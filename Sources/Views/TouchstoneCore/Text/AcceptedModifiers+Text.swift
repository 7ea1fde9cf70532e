public import Foundation

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Sets whether text can be selected. Ignored in pictures.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// Sets how the leading side of text is determined. Ignored in pictures.
  public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }

  /// Sets how the writing direction is determined. Ignored in pictures.
  public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }

  /// Sets the language for typesetting text. Ignored in pictures.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

  /// Sets the language for typesetting text. Ignored in pictures.
  public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    self
  }

  /// Sets which attributes texts may have. Ignored in pictures.
  public nonisolated func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View { self }

  /// Sets which attributes texts may have. Ignored in pictures.
  public nonisolated func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View { self }
}
