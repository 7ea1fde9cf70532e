public import Foundation

/// The name of a colour set and where it lies.
///
/// Xcode writes one constant for each colour set; elsewhere write them by hand:
///
/// ```swift
/// extension ColorResource {
///   static let brand = ColorResource(name: "Brand", bundle: .module)
/// }
/// ```
///
/// - Source: Developer tools support, `ColorResource`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the name of a colour set in the asset catalogue of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
