/// What has traits.
///
/// - Source: UIKit, `UITraitEnvironment`.
@MainActor @preconcurrency
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
}
