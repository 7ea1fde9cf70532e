/// A property of a view that is updated before the body is evaluated.
///
/// - Source: SwiftUI, `DynamicProperty`.
public protocol DynamicProperty {
  /// Updates the property; its own dynamic properties are already up to date.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
