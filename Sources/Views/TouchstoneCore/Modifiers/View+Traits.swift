extension View {
  /// Sets the priority with which the view gets space; 0 by default, higher ones first. Of nested modifiers, the
  /// innermost applies.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier { $0.setLayoutPriority(value) })
  }

  /// Sets the drawing order of the view; 0 by default, higher values on top.
  public nonisolated func zIndex(_ value: Double) -> some View { modifier(TraitModifier { $0.zIndex = value }) }

  /// Sets a value that the view provides to layouts. Of nested modifiers, the innermost applies.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier { $0.setLayoutValue(value, for: key) })
  }

  /// Sets a value that the view provides to its container.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(TraitModifier { $0.containerValues[keyPath: keyPath] = value })
  }

  /// Sets the tag by which a selection identifies the view. Selections of optional values find it in either case.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier { $0.containerValues.tags.append(AnyHashable(tag)) })
  }
}
