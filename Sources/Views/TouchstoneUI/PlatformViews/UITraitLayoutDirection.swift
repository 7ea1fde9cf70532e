/// The layout direction.
///
/// - Source: UIKit, `UITraitLayoutDirection`.
public enum UITraitLayoutDirection: StoredTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection?> {
    \.layoutDirection
  }
}
