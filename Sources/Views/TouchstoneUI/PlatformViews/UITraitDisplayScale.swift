public import Foundation

/// The number of pixels per point.
///
/// - Source: UIKit, `UITraitDisplayScale`.
public enum UITraitDisplayScale: StoredTrait {
  public static var defaultValue: CGFloat { 0 }
  static var place: WritableKeyPath<UITraitCollection.Values, CGFloat?> { \.displayScale }
}
