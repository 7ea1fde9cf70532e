/// The kind of device.
///
/// - Source: UIKit, `UITraitUserInterfaceIdiom`.
public enum UITraitUserInterfaceIdiom: StoredTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom?> {
    \.userInterfaceIdiom
  }
}
