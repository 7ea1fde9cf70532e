public import Foundation

/// The name and bundle of a colour set.
///
/// Xcode generates a constant for each colour set; elsewhere, declare them yourself:
///
/// ```swift
/// extension ColorResource {
///   static let brand = ColorResource(name: "Brand", bundle: .module)
/// }
/// ```
///
/// - Source: DeveloperToolsSupport, `ColorResource`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource from the name of a colour set in a bundle's asset catalogue.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
