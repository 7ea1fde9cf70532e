/// A property of a view that is brought up to date before the body runs.
///
/// - Source: SwiftUI, `DynamicProperty`.
public protocol DynamicProperty {
  /// Brings the property up to date; its own dynamic properties are already.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
