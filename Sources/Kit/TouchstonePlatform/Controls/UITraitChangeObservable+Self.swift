public import TouchstoneUI

extension UITraitChangeObservable {
  /// Registers a closure that names the type of its first parameter, as `(self: Self, previous: UITraitCollection)`, which
  /// is never called.
  ///
  /// In a class, `Self` can be a subclass, which the other method with a closure does not accept.
  ///
  /// - Source: UIKit, `UITraitChangeObservable.registerForTraitChanges(_:handler:)`.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Observer: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (_: Self, _) in }
  }
}
