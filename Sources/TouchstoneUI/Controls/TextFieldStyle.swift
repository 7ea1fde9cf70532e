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

/// Which submissions run an action.
///
/// - Source: SwiftUI, `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The end of writing in a field of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The end of writing in a field of search.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The name of the key that ends writing; no picture shows a keyboard.
///
/// - Source: SwiftUI, `SubmitLabel`.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// “Done”.
  public static let done = SubmitLabel(name: "done")
  /// “Go”.
  public static let go = SubmitLabel(name: "go")
  /// “Send”.
  public static let send = SubmitLabel(name: "send")
  /// “Join”.
  public static let join = SubmitLabel(name: "join")
  /// “Route”.
  public static let route = SubmitLabel(name: "route")
  /// “Search”.
  public static let search = SubmitLabel(name: "search")
  /// “Return”.
  public static let `return` = SubmitLabel(name: "return")
  /// “Next”.
  public static let next = SubmitLabel(name: "next")
  /// “Continue”.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// How a keyboard begins words; no picture shows a keyboard.
///
/// - Source: SwiftUI, `TextInputAutocapitalization`.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// Nothing begins with a capital.
  public static let never = TextInputAutocapitalization(name: "never")
  /// Each word begins with a capital.
  public static let words = TextInputAutocapitalization(name: "words")
  /// Each sentence begins with a capital.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Every letter is a capital.
  public static let characters = TextInputAutocapitalization(name: "characters")
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

/// The kinds of keyboards, none of which is ever drawn.
///
/// - Source: UIKit, `UIKeyboardType`.
public enum UIKeyboardType: Int, Sendable {
  /// The usual keyboard.
  case `default`
  /// Letters of ASCII.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// Addresses of the web.
  case URL
  /// Digits.
  case numberPad
  /// Digits, as on a telephone.
  case phonePad
  /// Names and numbers of telephones.
  case namePhonePad
  /// Addresses of e-mail.
  case emailAddress
  /// Digits and the decimal separator.
  case decimalPad
  /// Letters, with `@` and `#` at hand.
  case twitter
  /// Words to search for, and addresses.
  case webSearch
  /// Digits of ASCII alone.
  case asciiCapableNumberPad

  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters a keyboard capitalizes by itself.
///
/// - Source: UIKit, `UITextAutocapitalizationType`.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

/// What a text means.
///
/// - Source: UIKit, `UITextContentType`.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// An address of e-mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is about to be set.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
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
