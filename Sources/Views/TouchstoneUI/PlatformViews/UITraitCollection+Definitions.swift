extension UITraitCollection.Values {
  /// Returns the value of a trait, or `nil` if it is unspecified.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    guard let stored = trait as? any StoredTrait.Type else {
      return custom[ObjectIdentifier(trait)]?.value as? Trait.Value
    }
    return stored.read(self) as? Trait.Value
  }

  /// Sets the value of a trait; `nil` makes it unspecified.
  mutating func set<Trait: UITraitDefinition>(_ trait: Trait.Type, to value: Trait.Value?) {
    if let stored = trait as? any StoredTrait.Type {
      stored.write(value, to: &self)
    } else {
      custom[ObjectIdentifier(trait)] = value.map(UITraitValue.init)
    }
  }
}

extension UITraitCollection {
  /// The value of a trait, or its default.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    values.value(of: trait) ?? Trait.defaultValue
  }
}

extension UITraitOverrides {
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values.value(of: trait) ?? Trait.defaultValue }
    set { values.set(trait, to: newValue) }
  }

  /// Returns whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { isSpecified(trait) }
  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) { removeValue(of: trait) }

  private func isSpecified<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { values.value(of: trait) != nil }
  private mutating func removeValue<Trait: UITraitDefinition>(of trait: Trait.Type) { values.set(trait, to: nil) }
}
