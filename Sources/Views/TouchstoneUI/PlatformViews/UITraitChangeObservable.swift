/// What tells of changes of its traits. Nothing is told: while a picture is made, traits do not change.
///
/// - Source: UIKit, `UITraitChangeObservable`.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: UITraitEnvironment {}

private final class Registration: UITraitChangeRegistration {}

extension UITraitChangeObservable {
  /// Registers a closure for changes of traits, which is never called.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { Registration() }

  /// Registers a method of an object for changes of traits, which is never called.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { Registration() }

  /// Registers a method for changes of traits, which is never called.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    Registration()
  }

  /// Ends a registration. Has no effect.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
