public import TouchstoneCore

/// A key of SwiftUI's environment whose value is a trait of UIKit, so that each is seen where the other is set.
///
/// - Source: SwiftUI, `UITraitBridgedEnvironmentKey`.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// Returns the value that traits have.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Writes the value into traits.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  private struct TraitsKey: EnvironmentKey {
    static let defaultValue = UITraitCollection()
  }

  /// The traits that bridged keys read and write.
  var bridgedTraits: UITraitCollection {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  /// The value of a key that is bridged to a trait.
  public subscript<Key: UITraitBridgedEnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.read(from: bridgedTraits) }
    set { bridgedTraits = bridgedTraits.modifyingTraits { Key.write(to: &$0, value: newValue) } }
  }
}
