import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// How text fields look.
///
/// - Source: SwiftUI, `TextFieldStyle`.
public protocol TextFieldStyle {
  /// Whether the field lies in a frame.
  var _hasBorder: Bool { get }
}

/// The usual style: the text alone.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style; `.automatic` is shorter.
  public init() {}
  public var _hasBorder: Bool { false }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style; `.plain` is shorter.
  public init() {}
  public var _hasBorder: Bool { false }
}

/// The text in a rounded frame, 34 points high.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style; `.roundedBorder` is shorter.
  public init() {}
  public var _hasBorder: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual style: the text alone.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a rounded frame, 34 points high.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
  private enum FieldBorderKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: [@MainActor () -> Void] { [] } }

  /// Whether text fields lie in a frame.
  var textFieldHasBorder: Bool {
    get { self[FieldBorderKey.self] }
    set { self[FieldBorderKey.self] = newValue }
  }

  /// What runs when the writing of a text ends, the innermost first.
  var submitActions: [@MainActor () -> Void] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// Sets how text fields look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldHasBorder, style._hasBorder)
  }

  /// Runs an action when the writing of a text ends.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) { if triggers.contains(.text) { $0.insert(action, at: 0) } }
  }

  /// Keeps the end of writing from actions around the view.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }

  /// Names the key that ends writing; no picture shows a keyboard.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Says how a keyboard begins words; no picture shows a keyboard.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }

  /// Says whether a keyboard corrects; no picture shows a keyboard.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Says whether a keyboard corrects; no picture shows a keyboard.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets which letters a keyboard capitalizes by itself. Ignored: no picture shows a keyboard.
  @available(*, deprecated, message: "Use textInputAutocapitalization(_:).")
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Says which keyboard appears; no picture shows one.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Says what a text means; no picture shows it.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }
}

/// Lets tests write the text of a field.
struct TextInputModifier {
  let text: Binding<String>
  /// What the field is called, whether or not that is shown.
  var label: String?
  var role = AccessibilityRole.textField
  /// What it shows.
  var shown: String
}

extension TextInputModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let submit = context.environment.submitActions
    let nodes = context.evaluate(
      InteractionModifier {
        $0.setText = { text.wrappedValue = $0 }
        $0.submit = { for action in submit { action() } }
      }, content: content)
    return nodes.described(as: role, label: label, value: shown.isEmpty ? nil : shown)
  }
}
