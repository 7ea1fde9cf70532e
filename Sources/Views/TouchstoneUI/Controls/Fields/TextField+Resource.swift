public import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

extension TextField where Label == Text {
  /// Creates a field with a title from a resource that is shown while the text is empty. The selection is not visible.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(titleResource, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }

  /// Creates a field with a title from a resource that is shown while the text is empty.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text, prompt: nil, axis: .horizontal, label: Text(titleResource))
  }

  /// Creates a field with a title from a resource. The prompt, or else the title, is shown while the text is empty.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: Text(titleResource))
  }

  /// Creates a field with a title from a resource that grows with its text if the axis is vertical.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(titleResource))
  }

  /// Creates a field with a title from a resource for a formatted value.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.formatted(format), prompt: prompt, axis: .horizontal, label: Text(titleResource))
  }

  /// Creates a field with a title from a resource for an optional formatted value.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.formatted(format), prompt: prompt, axis: .horizontal, label: Text(titleResource))
  }

  /// Creates a field with a title from a resource for a value with a formatter.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(text: value.formatted(by: formatter), prompt: prompt, axis: .horizontal, label: Text(titleResource))
  }
}
