public import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

/// A control that shows and writes a text of one line.
///
/// - Source: SwiftUI, `TextField`.
public struct TextField<Label> where Label: View {
  let text: Binding<String>
  let prompt: Text?
  let axis: Axis
  let label: Label
}

extension TextField: View, PrimitiveView {
  public typealias Body = Never

  /// Creates a field; the label is shown while there is no text.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: label())
  }

  /// Creates a field that grows with its text.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis, label: label())
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let placeholder = prompt.map { AnyView($0) } ?? AnyView(label)
    let value = text.wrappedValue
    return context.evaluate(
      FieldBody(text: value, placeholder: placeholder, isGrowing: axis == .vertical)
        .modifier(TextInputModifier(text: text, label: label.spokenLabel, shown: value)))
  }
}

extension TextField where Label == Text {
  /// Creates a field with a text that is shown while there is none.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, axis: .horizontal, label: Text(titleKey))
  }

  /// Creates a field with a text that is shown while there is none, as it stands.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, axis: .horizontal, label: Text(title))
  }

  /// Creates a field; the prompt, or else the title, is shown while there is no text.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: Text(titleKey))
  }

  /// Creates a field; the prompt, or else the title, is shown while there is no text.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: Text(title))
  }

  /// Creates a field that grows with its text if the axis is vertical.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// Creates a field that grows with its text if the axis is vertical.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(title))
  }

  /// Creates a field; the actions around editing are never called here.
  @available(*, deprecated, message: "Use onSubmit and focused.")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, axis: .horizontal, label: Text(titleKey))
  }

  /// Creates a field; the action around editing is never called here.
  @available(*, deprecated, message: "Use focused.")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(text: text, prompt: nil, axis: .horizontal, label: Text(titleKey))
  }

  /// Creates a field; the actions around editing are never called here.
  @available(*, deprecated, message: "Use onSubmit and focused.")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
  }

  /// Creates a field; the action around editing is never called here.
  @available(*, deprecated, message: "Use focused.")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, text: text)
  }

  /// Creates a field of a value that is written in a format.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.formatted(format), prompt: prompt, axis: .horizontal, label: Text(titleKey))
  }

  /// Creates a field that shows a value as a format writes it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.formatted(format), prompt: prompt, axis: .horizontal, label: Text(title))
  }

  /// Creates a field of an optional value that is written in a format.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.formatted(format), prompt: prompt, axis: .horizontal, label: Text(titleKey))
  }

  /// Creates a field of a value that a formatter writes.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(text: value.formatted(by: formatter), prompt: prompt, axis: .horizontal, label: Text(titleKey))
  }

  /// Creates a field of a value that a formatter writes.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(text: value.formatted(by: formatter), prompt: prompt, axis: .horizontal, label: Text(title))
  }

  /// Creates a field of a value that a formatter writes; the actions around editing are never called here.
  @available(*, deprecated, message: "Use onSubmit and focused.")
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(titleKey, value: value, formatter: formatter)
  }

  /// Creates a field of a value that a formatter writes; the actions around editing are never called here.
  @available(*, deprecated, message: "Use onSubmit and focused.")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, value: value, formatter: formatter)
  }

  /// Creates a field of a value that a formatter writes; the action at the end of editing is never called here.
  @available(*, deprecated, message: "Use onSubmit.")
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
  }

  /// Creates a field of a value that a formatter writes; the action at the end of editing is never called here.
  @available(*, deprecated, message: "Use onSubmit.")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(title, value: value, formatter: formatter)
  }
}

extension Binding {
  fileprivate func formatted<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    Binding<String>(
      get: { format.format(wrappedValue) },
      set: { text in if let value = try? format.parseStrategy.parse(text) { wrappedValue = value } })
  }

  fileprivate func formatted<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where F.FormatInput? == Value, F.FormatOutput == String {
    Binding<String>(
      get: { wrappedValue.map { format.format($0) } ?? "" },
      set: { text in wrappedValue = try? format.parseStrategy.parse(text) })
  }

  fileprivate func formatted(by formatter: Formatter) -> Binding<String> {
    // Formatters read texts only by Objective-C's pointers, which Linux lacks: such a field can be shown, not written.
    Binding<String>(get: { formatter.string(for: wrappedValue) ?? "" }, set: { _ in })
  }
}
