import Foundation
package import TouchstoneDrawing

/// A backend that writes a display list as an SVG picture.
///
/// Text stays text, paths stay paths, and filters, masks and blend modes are left to the viewer. The same list gives
/// the same text. Some features are missing in SVG and are replaced:
/// - angular gradients by 256 wedges or more, perceptual gradients by imperceptible steps;
/// - backdrops, and layers with blend modes that CSS lacks, by images; `clear`, `destinationOut`, `destinationIn` and
///   `destinationOver` need none and affect what was drawn before within the same group;
/// - blend modes inside a clipped group affect only the contents of the clip's group.
///
/// - Source: W3C, Scalable Vector Graphics 2; Filter Effects Module Level 1; Compositing and Blending Level 2.
package struct SVGBackend {
  /// The maximum nesting depth of groups.
  package static let depthLimit = 256

  private let resources: SVGResources

  package init(resources: SVGResources) {
    self.resources = resources
  }

  /// Returns a display list as SVG text.
  ///
  /// - Parameter isOpaque: Whether the picture is drawn on black.
  /// - Throws: `SVGError`, and the errors of the resources.
  package func write(_ list: DisplayList, isOpaque: Bool = false) throws -> String {
    let size = list.size
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw SVGError.invalidSize(size)
    }
    var writer = SVGWriter(resources: resources, place: SVGPlace(page: CGRect(origin: .zero, size: size)))
    let content = try writer.text(of: list.items, isLayer: true)
    let (width, height) = (size.width.svg, size.height.svg)
    let background = isOpaque ? "<rect width=\"\(width)\" height=\"\(height)\"/>\n" : ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      \(background)\(content)</svg>

      """
  }
}
