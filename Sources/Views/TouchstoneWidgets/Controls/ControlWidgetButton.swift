public import TouchstoneUI

/// A control that runs an action, which is an intent of the framework AppIntents and any type here.
///
/// - Source: WidgetKit, `ControlWidgetButton`.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action>: ControlWidgetTemplate {
  public typealias Body = Never

  private let label: () -> Label
  private let actionLabel: (Bool) -> ActionLabel

  /// Creates a button, and what it shows while its action runs.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
  ) { (self.label, self.actionLabel) = (label, actionLabel) }

  /// Creates a button with a title, and what it shows while its action runs.
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
  ) where Label == Text {
    self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
  }

  /// Creates a button with a title, and what it shows while its action runs.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
  ) where Label == Text {
    self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel)
  }

  /// Creates a button with a title, and what it shows while its action runs.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
  ) where Label == Text {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }
}

extension ControlWidgetButton: DescribedControlTemplate {
  package func describe(_ parts: inout ControlParts) {
    (parts.label, parts.status) = (AnyView(label()), AnyView(actionLabel(parts.isActive)))
  }
}

extension ControlWidgetButton where ActionLabel == ControlWidgetButtonDefaultActionLabel {
  /// Creates a button that shows the same while its action runs.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.init(action: action, label: label, actionLabel: { _ in ControlWidgetButtonDefaultActionLabel() })
  }
}
