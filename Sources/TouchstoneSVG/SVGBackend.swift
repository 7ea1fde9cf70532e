import Foundation
package import TouchstoneDrawing

/// Writes a display list as an SVG picture.
///
/// Text stays text, outlines stay outlines, and filters, masks and blend modes are left to the viewer. The same list
/// gives the same text. SVG lacks some things; the viewer shows instead:
/// - angular gradients as 256 wedges or more, perceptual gradients as steps between which no eye tells a difference;
/// - backdrops, and layers in which something blends in a way that CSS lacks, as images; `clear`, `destinationOut`,
///   `destinationIn` and `destinationOver` need none and act on what was drawn before within the same group;
/// - blend modes inside of a clipped group act within the clip's group only.
///
/// - Source: W3C, Scalable Vector Graphics 2; Filter Effects Module Level 1; Compositing and Blending Level 2.
package struct SVGBackend {
  /// How deep groups may be nested.
  package static let depthLimit = 256

  private let resources: SVGResources

  package init(resources: SVGResources) {
    self.resources = resources
  }

  /// Writes a picture.
  ///
  /// - Parameter isOpaque: Whether the picture lies on black.
  /// - Throws: `SVGError`, and what the resources throw.
  package func write(_ list: DisplayList, isOpaque: Bool = false) throws -> String {
    let size = list.size
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw SVGError.invalidSize(size)
    }
    var writer = SVGWriter(resources: resources, place: SVGPlace(page: CGRect(origin: .zero, size: size)))
    let content = try writer.text(of: list.items, isLayer: true)
    let (width, height) = (size.width.svg, size.height.svg)
    let ground = isOpaque ? "<rect width=\"\(width)\" height=\"\(height)\"/>\n" : ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      \(ground)\(content)</svg>

      """
  }
}
