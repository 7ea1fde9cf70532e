extension View {
  /// The order in which views get their share of the room; 0 by default, higher ones first; of nested modifiers the
  /// innermost counts.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier { $0.setLayoutPriority(value) })
  }

  /// The order in which views are drawn; 0 by default, higher ones on top.
  public nonisolated func zIndex(_ value: Double) -> some View { modifier(TraitModifier { $0.zIndex = value }) }

  /// Gives the view a value for layouts; of nested modifiers the innermost counts.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier { $0.setLayoutValue(value, for: key) })
  }

  /// Gives the view a value for its container.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(TraitModifier { $0.containerValues[keyPath: keyPath] = value })
  }

  /// Gives the view a tag by which a selection knows it.
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TraitModifier { $0.containerValues.tags.append(AnyHashable(tag)) })
  }
}
