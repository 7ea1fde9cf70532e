public import TouchstoneUI

/// A control that is on or off. Its action is an intent of the framework AppIntents, and any type here.
///
/// - Source: WidgetKit, `ControlWidgetToggle`.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action>: ControlWidgetTemplate {
  public typealias Body = Never

  private let isOn: Bool
  private let label: () -> Label
  private let valueLabel: (Bool) -> ValueLabel

  /// Creates a toggle, and what it shows when it is on or off.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
  ) { (self.isOn, self.label, self.valueLabel) = (isOn, label, valueLabel) }

  /// Creates a toggle with a title, and what it shows when it is on or off.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
  ) where Label == Text {
    self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
  }

  /// Creates a toggle with a title, and what it shows when it is on or off.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
  ) where Label == Text {
    self.init(isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel)
  }

  /// Creates a toggle with a title, and what it shows when it is on or off.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
  ) where Label == Text {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }
}

extension ControlWidgetToggle: DescribedControlTemplate {
  package func describe(_ parts: inout ControlParts) {
    parts.isOn = isOn
    (parts.label, parts.status) = (AnyView(label()), AnyView(valueLabel(isOn)))
  }
}

extension ControlWidgetToggle where ValueLabel == ControlWidgetToggleDefaultLabel {
  /// Creates a toggle that says “On” or “Off”.
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.init(
      isOn: isOn, action: action, label: label, valueLabel: { ControlWidgetToggleDefaultLabel(isOn: $0) })
  }
}
