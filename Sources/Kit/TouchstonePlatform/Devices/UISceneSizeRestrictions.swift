public import Foundation
public import TouchstoneUI

/// The sizes that a scene can have, on a Mac or an iPad.
///
/// - Source: UIKit, `UISceneSizeRestrictions`.
@MainActor @preconcurrency
public final class UISceneSizeRestrictions {
  /// The smallest size, in points.
  public var minimumSize = CGSize.zero
  /// The greatest size, in points.
  public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Whether the scene can fill the screen.
  public var allowsFullScreen = true

  init() {}
}

extension UIWindowScene {
  /// The sizes that the scene can have; `nil`, as on an iPhone.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The traits that the windows of the scene inherit.
  public var traitCollection: UITraitCollection { screen.traitCollection }
}
