import Foundation
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// The images of a request, and those in the app's own bundles if the host allows them. Paths are never read.
struct GivenImages: ImageSource {
  /// The decoded images, by name.
  let images: [String: CGImage]
  /// The resources of the app; `nil` if views may not use them.
  let resources: ImageCatalog?

  private static let places = ["the images of the request"]

  func image(named name: String, bundlePath: String?, scale: CGFloat, isDark: Bool) throws -> LoadedImage {
    if bundlePath == nil, let image = images[name] { return LoadedImage(.bitmap(image, scale: 1)) }
    guard let resources else { throw ImageSourceError.notFound(searched: Self.places) }
    return try resources.image(named: name, bundlePath: bundlePath, scale: scale, isDark: isDark)
  }

  func image(at url: URL) throws -> CGImage { throw ImageSourceError.notFound(searched: Self.places) }

  func symbolFile(named name: String, bundlePath: String?) -> String? {
    resources?.symbolFile(named: name, bundlePath: bundlePath)
  }

  func colorSet(named name: String, bundlePath: String?) -> ColorSet? {
    resources?.colorSet(named: name, bundlePath: bundlePath)
  }
}
