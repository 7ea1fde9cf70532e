public import Foundation

/// The name and bundle of an image set.
///
/// Xcode makes a constant of each image set, and so does the plugin `CopyResources`: `Image(.logo)` is the image set “Logo” of
/// the target.
///
/// - Source: DeveloperToolsSupport, `ImageResource`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource from the name of an image set in a bundle's asset catalogue.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// Creates an image from an image resource.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
