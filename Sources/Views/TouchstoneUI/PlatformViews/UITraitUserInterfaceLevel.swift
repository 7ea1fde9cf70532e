/// Whether content lies above other content.
///
/// - Source: UIKit, `UITraitUserInterfaceLevel`.
public enum UITraitUserInterfaceLevel: StoredTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel?> {
    \.userInterfaceLevel
  }
}
