public import Foundation

/// The name and bundle of a colour set.
///
/// Xcode makes a constant of each colour set, and so does the plugin `CopyResources`: `Color(.brand)` is the colour set “Brand”
/// of the target.
///
/// - Source: DeveloperToolsSupport, `ColorResource`.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Creates a resource from the name of a colour set in a bundle's asset catalogue.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
