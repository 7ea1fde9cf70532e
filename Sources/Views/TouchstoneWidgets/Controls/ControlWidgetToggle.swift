public import TouchstoneUI

/// A control that is on or off. Its action is an intent of the framework AppIntents, and any type here.
///
/// - Source: WidgetKit, `ControlWidgetToggle`.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action>: ControlWidgetTemplate {
  public typealias Body = Never

  /// Creates a toggle, and what it shows when it is on or off.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
  ) {}

  /// Creates a toggle with a title, and what it shows when it is on or off.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
  ) where Label == Text {
    self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
  }

  /// Creates a toggle with a title, and what it shows when it is on or off.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
  ) where Label == Text {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }
}

extension ControlWidgetToggle where Label == ValueLabel {
  /// Creates a toggle whose label says whether it is on.
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping (_ isOn: Bool) -> Label) {
    self.init(isOn: isOn, action: action, label: { label(isOn) }, valueLabel: label)
  }
}
