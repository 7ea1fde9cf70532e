public import TouchstoneUI

extension ChartContent {
  /// Sets what assistive technologies call the marks.
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
    style { $0.spoken.label = label }
  }

  /// Sets what assistive technologies call the marks, looked up in the tables of strings.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what assistive technologies call the marks, by a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some ChartContent {
    accessibilityLabel(Text(labelResource))
  }

  /// Sets what assistive technologies call the marks, as it stands.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Sets the value that assistive technologies read after the label.
  public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent {
    style { $0.spoken.value = value }
  }

  /// Sets the value that assistive technologies read after the label, looked up in the tables of strings.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value that assistive technologies read after the label, by a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource) -> some ChartContent {
    accessibilityValue(Text(valueResource))
  }

  /// Sets the value that assistive technologies read after the label, as it stands.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Hides the marks from assistive technologies.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    style { $0.spoken.isHidden = hidden }
  }

  /// Sets a name by which tests find the marks.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    style { $0.spoken.identifier = identifier }
  }
}
