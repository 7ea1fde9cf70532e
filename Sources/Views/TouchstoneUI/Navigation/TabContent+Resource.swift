public import TouchstoneCore

extension TabContent {
  /// Sets the spoken label of a tab.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ labelResource: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(labelResource), isEnabled: isEnabled) }

  /// Sets the spoken value of a tab.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityValue(Text(valueResource), isEnabled: isEnabled) }

  /// Sets the spoken hint of a tab.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hintResource: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityHint(Text(hintResource), isEnabled: isEnabled) }
}
