/// A type whose values have a localised text for people.
///
/// - Source: Foundation, `CustomLocalizedStringResourceConvertible`, which is not available on Linux.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text, which is looked up when it is shown.
  var localizedStringResource: LocalizedStringResource { get }
}
