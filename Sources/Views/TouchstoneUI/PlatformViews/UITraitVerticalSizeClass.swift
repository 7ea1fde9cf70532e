/// The vertical size class.
///
/// - Source: UIKit, `UITraitVerticalSizeClass`.
public enum UITraitVerticalSizeClass: StoredTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass?> {
    \.verticalSizeClass
  }
}
