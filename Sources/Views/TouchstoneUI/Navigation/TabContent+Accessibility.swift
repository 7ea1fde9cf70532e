public import TouchstoneCore

extension TabContent {
  /// Sets the spoken label of a tab.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    button { $0.accessibilityLabel(label, isEnabled: isEnabled) }
  }

  /// Sets the spoken value of a tab.
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    button { $0.accessibilityValue(value, isEnabled: isEnabled) }
  }

  /// Sets the spoken hint of a tab.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    button { $0.accessibilityHint(hint, isEnabled: isEnabled) }
  }

  /// Sets the identifier of a tab, by which tests find it.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    button { $0.accessibilityIdentifier(identifier, isEnabled: isEnabled) }
  }

  /// Sets what users of Voice Control say for a tab. Ignored in pictures.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Sets what users of Voice Control say for a tab. Ignored in pictures.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Sets what users of Voice Control say for a tab. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
}
