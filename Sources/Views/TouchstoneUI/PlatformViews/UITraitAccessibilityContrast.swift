/// The contrast.
///
/// - Source: UIKit, `UITraitAccessibilityContrast`.
public enum UITraitAccessibilityContrast: StoredTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast?> {
    \.accessibilityContrast
  }
}
