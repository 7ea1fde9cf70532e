import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

/// A control for editing a single line of text.
///
/// - Source: SwiftUI, `TextField`.
public struct TextField<Label> where Label: View {
  /// The text, which depends on the environment if it is a formatted value.
  let text: (EnvironmentValues) -> Binding<String>
  let prompt: Text?
  let axis: Axis
  let label: Label
  /// Whether a style has decided how the field is drawn, and whether with a border.
  var border: Bool?
  /// Whether a bullet is shown for each character.
  var isSecure = false
}

extension TextField: View, PrimitiveView {
  /// Creates a field whose label is shown while the text is empty.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: label())
  }

  /// Creates a field that grows with its text.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis, label: label())
  }

  nonisolated init(text: Binding<String>, prompt: Text?, axis: Axis, label: Label, isSecure: Bool = false) {
    self.init(text: { _ in text }, prompt: prompt, axis: axis, label: label, isSecure: isSecure)
  }

  /// Returns the field as it is drawn without a style.
  func hasBorder(_ hasBorder: Bool) -> TextField {
    var field = self
    field.border = hasBorder
    return field
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    if border == nil, context.environment.hasStyle(for: TextField<_TextFieldStyleLabel>.self) {
      return context.evaluate(configuration, default: DefaultTextFieldStyle()) { $0._body(configuration: $1) }
    }
    let text = text(context.environment)
    let value = text.wrappedValue
    let shown = isSecure ? String(repeating: "•", count: value.count) : value
    let isInColumns = context.environment.surroundings.form == .columns
    let isInGroups = context.environment.surroundings.form == .grouped
    let isLabelled = isInColumns || isInGroups
    // In a form of macOS the label is before the field, which shows only its prompt.
    let placeholder = prompt.map { AnyView($0) } ?? (isLabelled ? AnyView(Text(verbatim: "")) : AnyView(label))
    let field = FieldBody(
      text: shown, placeholder: placeholder, isGrowing: axis == .vertical, hasBorder: border ?? isInColumns,
      alignment: isInGroups && border == nil ? .trailing : .leading
    )
    .modifier(
      TextInputModifier(
        text: text, label: spoken?.spokenText(in: context.environment), role: isSecure ? .secureField : .textField,
        shown: shown))
    guard isLabelled else { return context.evaluate(field) }
    let width = isInColumns ? context.environment.look.desktop?.fieldWidth : nil
    return context.evaluate(FormRow(label: label, control: field.frame(idealWidth: width, maxWidth: .infinity)))
  }

  private var spoken: (any SpokenLabel)? {
    (label as? _TextFieldStyleLabel)?.spoken ?? label as? any SpokenLabel
  }

  /// The field as a style gets it.
  @MainActor private var configuration: TextField<_TextFieldStyleLabel> {
    TextField<_TextFieldStyleLabel>(
      text: text, prompt: prompt, axis: axis,
      label: _TextFieldStyleLabel(content: AnyView(label), spoken: spoken), isSecure: isSecure)
  }
}

extension Binding {
  func formatted<F: ParseableFormatStyle>(_ format: F) -> (EnvironmentValues) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    { environment in
      let format = format.following(environment)
      return Binding<String>(
        get: { format.format(wrappedValue) },
        set: { text in if let value = try? format.parseStrategy.parse(text) { wrappedValue = value } })
    }
  }

  func formatted<F: ParseableFormatStyle>(_ format: F) -> (EnvironmentValues) -> Binding<String>
  where F.FormatInput? == Value, F.FormatOutput == String {
    { environment in
      let format = format.following(environment)
      return Binding<String>(
        get: { wrappedValue.map { format.format($0) } ?? "" },
        set: { text in wrappedValue = try? format.parseStrategy.parse(text) })
    }
  }

  func formatted(by formatter: Formatter) -> Binding<String> {
    // Formatters parse text only through Objective-C pointers, which Linux lacks: such a field can be shown, but not
    // edited.
    Binding<String>(get: { formatter.string(for: wrappedValue) ?? "" }, set: { _ in })
  }
}
