/// The size of text.
///
/// - Source: UIKit, `UITraitPreferredContentSizeCategory`.
public enum UITraitPreferredContentSizeCategory: StoredTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory?> {
    \.preferredContentSizeCategory
  }
}
