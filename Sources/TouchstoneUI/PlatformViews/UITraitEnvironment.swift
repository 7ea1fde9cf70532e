/// What has traits.
///
/// - Source: UIKit, `UITraitEnvironment`.
@MainActor @preconcurrency
public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
}
