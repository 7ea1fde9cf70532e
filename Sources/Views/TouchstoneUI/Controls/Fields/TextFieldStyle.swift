import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A type that defines the appearance of text fields.
///
/// A custom style changes the field that it is given:
///
///     struct SearchStyle: TextFieldStyle {
///       func _body(configuration: TextField<Self._Label>) -> some View {
///         HStack { Image(systemName: "magnifyingglass"); configuration }.padding(8).background(.thinMaterial)
///       }
///     }
///
/// - Source: SwiftUI, `TextFieldStyle`, whose requirement has an underscore there too.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the view that the style creates for a field.
  associatedtype _Body: View
  /// The label of the field that the style is given.
  typealias _Label = _TextFieldStyleLabel

  /// Creates the view of a field.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a field in a style.
///
/// - Source: SwiftUI, `_TextFieldStyleLabel`.
public struct _TextFieldStyleLabel: View {
  let content: AnyView
  let spoken: (any SpokenLabel)?

  public var body: some View { content }
}

/// The default style: only the text.
public struct DefaultTextFieldStyle: TextFieldStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public nonisolated init() {}

  public func _body(configuration: TextField<Self._Label>) -> some View { configuration.hasBorder(false) }
}

/// Only the text.
public struct PlainTextFieldStyle: TextFieldStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.plain` as a shorthand.
  public nonisolated init() {}

  public func _body(configuration: TextField<Self._Label>) -> some View { configuration.hasBorder(false) }
}

/// The text in a rounded border, 34 points high.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.roundedBorder` as a shorthand.
  public nonisolated init() {}

  public func _body(configuration: TextField<Self._Label>) -> some View { configuration.hasBorder(true) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style: only the text.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a rounded border, 34 points high.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the style of text fields.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    self.style(style) { $0._body(configuration: $1) }
  }
}

/// Lets tests enter the text of a field.
struct TextInputModifier {
  let text: Binding<String>
  /// The label of the field, whether or not it is visible.
  var label: String?
  var role = AccessibilityRole.textField
  /// The text that the field shows.
  var shown: String
}

extension TextInputModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let submit = context.environment.submitActions
    let own = context.child(.secondary).keptState(false)
    let setFocus = context.environment.setFocus ?? { own.wrappedValue = $0 }
    let isFocused = context.environment.isEnabled && (context.environment.isFocused || own.wrappedValue)
    let nodes = context.environment { $0.isFocused = isFocused }.evaluate(
      InteractionModifier {
        $0.setText = { text.wrappedValue = $0 }
        $0.submit = { for action in submit { action() } }
        $0.focus = setFocus
      }, content: content)
    return nodes.described(as: role, label: label, value: shown.isEmpty ? nil : shown)
  }
}
