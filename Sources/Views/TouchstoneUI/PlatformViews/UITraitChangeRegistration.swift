/// A registration for changes of traits.
///
/// - Source: UIKit, `UITraitChangeRegistration`.
public protocol UITraitChangeRegistration: AnyObject {}
