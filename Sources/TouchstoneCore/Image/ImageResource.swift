public import Foundation

/// The name of an image set and where it lies.
///
/// Xcode writes one constant for each image set; elsewhere write them by hand, as for ``ColorResource``.
///
/// - Source: Developer tools support, `ImageResource`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the name of an image set in the asset catalogue of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// Creates the picture of an image set.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
