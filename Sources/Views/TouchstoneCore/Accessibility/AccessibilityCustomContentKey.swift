import TouchstoneDrawing

/// The name of a detail that assistive technologies read on demand. A later detail of the same name replaces an earlier one.
///
/// - Source: Accessibility, `AccessibilityCustomContentKey`.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String

  /// Creates a key with a label and an identifier.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Creates a key with a localised label and an identifier.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Creates a key with a localised label, which also identifies it.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(Text(labelKey), id: labelKey.plainText)
  }

  public static func == (lhs: AccessibilityCustomContentKey, rhs: AccessibilityCustomContentKey) -> Bool {
    lhs.id == rhs.id
  }
}

extension View {
  /// Sets the detail of a name, or removes it.
  private nonisolated func accessibilityDetail(_ label: Text, _ value: Text?) -> some View {
    accessibility { properties, environment in
      let name = "\(label.spokenText(in: environment)): "
      properties.details.removeAll { $0.hasPrefix(name) }
      if let value { properties.details.append(name + value.spokenText(in: environment)) }
    }
  }

  /// Adds a detail that assistive technologies read. The importance has no effect.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityDetail(key.label, value)
  }

  /// Adds a detail that assistive technologies read. The importance has no effect.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityDetail(label, value) }

  /// Adds a detail that assistive technologies read, with a label that is looked up in the tables of strings.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), value, importance: importance) }

  /// Adds a detail that assistive technologies read, looked up in the tables of strings.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance) }

  /// Adds a detail that assistive technologies read, as it stands.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(value), importance: importance) }

  /// Adds details that assistive technologies read on demand, looked up in the tables of strings.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(_ labelResource: LocalizedStringResource, _ value: Text)
    -> some View
  {
    accessibilityCustomContent(Text(labelResource), value)
  }
}
