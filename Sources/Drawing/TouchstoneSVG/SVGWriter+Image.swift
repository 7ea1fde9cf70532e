import Foundation
import TouchstoneDrawing

extension SVGWriter {
  /// Writes an image.
  mutating func text(of drawing: ImageDrawing) throws -> String {
    let rect = drawing.rect
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, rect.origin.isFinite else {
      return ""
    }
    let picture = image(
      try resources.png(drawing.image), of: drawing.image, source: drawing.sourceRect, in: rect, drawing.interpolation)
    guard let template = drawing.template else { return picture }
    guard let server = paintServer(template, for: rect) else { return "" }
    let mask = self.mask(picture, isInverse: false)
    return server.definition + mask.definition
      + "<rect \(rect.svgAttributes)\(server.attributes("fill")) mask=\"url(#\(mask.id))\"/>\n"
  }

  /// Returns items as an image, or `nil` if it cannot be created.
  func picture(of items: [DisplayList.Item], over area: CGRect) throws -> String? {
    guard !area.isEmpty, let image = try resources.raster?(items, area) else { return nil }
    let whole = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
    return self.image(try resources.png(image), of: image, source: whole, in: area, .medium)
  }

  /// Returns an image of the whole page with items in the current coordinates.
  func pagePicture(of items: [DisplayList.Item]) throws -> String? {
    let transform = place.transform
    guard transform.isUsable else { return nil }
    let placed = DisplayList.Item.group(DisplayList.Group(transform: transform, items: items))
    guard let picture = try picture(of: [placed], over: place.page) else { return nil }
    return transform.isIdentity ? picture : "<g transform=\"\(transform.inverted().svg)\">\n\(picture)</g>\n"
  }

  /// Returns an element that shows a part of an image in a rectangle.
  func image(
    _ data: Data, of image: CGImage, source: CGRect, in rect: CGRect, _ interpolation: ImageDrawing.Interpolation
  ) -> String {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
    let rendering = interpolation == .none ? " image-rendering=\"pixelated\"" : ""
    func element(_ rect: CGRect) -> String {
      "<image \(rect.svgAttributes) preserveAspectRatio=\"none\"\(rendering)"
        + " href=\"data:image/png;base64,\(data.base64EncodedString())\"/>"
    }
    if source == whole { return element(rect) + "\n" }
    let view = "\(source.minX.svg) \(source.minY.svg) \(source.width.svg) \(source.height.svg)"
    return "<svg \(rect.svgAttributes) preserveAspectRatio=\"none\" viewBox=\"\(view)\">\(element(whole))</svg>\n"
  }
}
