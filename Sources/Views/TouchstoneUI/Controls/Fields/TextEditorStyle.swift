public import TouchstoneCore

/// A style of text editors.
///
/// - Source: SwiftUI, `TextEditorStyle`.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of the view that the style makes of a text editor.
  associatedtype Body: View
  /// The parts of a text editor.
  typealias Configuration = TextEditorStyleConfiguration

  /// Returns the view of a text editor.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a text editor, which are private.
///
/// - Source: SwiftUI, `TextEditorStyleConfiguration`.
public struct TextEditorStyleConfiguration {
  let editor: AnyView
}

/// The default style.
public struct AutomaticTextEditorStyle: TextEditorStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

/// Only the text.
public struct PlainTextEditorStyle: TextEditorStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.plain` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

/// The text in a rounded border, which is not drawn.
public struct RoundedBorderTextEditorStyle: TextEditorStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.roundedBorder` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// The text in a rounded border, which is not drawn.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style: only the text.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets the style of text editors. The built-in styles all look the same.
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
