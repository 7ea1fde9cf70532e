/// The horizontal size class.
///
/// - Source: UIKit, `UITraitHorizontalSizeClass`.
public enum UITraitHorizontalSizeClass: StoredTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass?> {
    \.horizontalSizeClass
  }
}
