/// The light or dark appearance.
///
/// - Source: UIKit, `UITraitUserInterfaceStyle`.
public enum UITraitUserInterfaceStyle: StoredTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle?> {
    \.userInterfaceStyle
  }
}
