import TouchstoneDrawing

extension View {
  /// Adds a detail that assistive technologies read, looked up in the tables of strings.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(valueResource), importance: importance) }

  /// Adds a detail that assistive technologies read, looked up in the tables of strings.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelResource), Text(valueKey), importance: importance) }

  /// Adds a detail that assistive technologies read, as it stands.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelResource: LocalizedStringResource, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelResource), Text(value), importance: importance) }
}
