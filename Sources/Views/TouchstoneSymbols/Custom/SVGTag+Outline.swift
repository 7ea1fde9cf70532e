package import Foundation
package import TouchstoneDrawing

extension SVGTag {
  /// Returns the outline of a basic shape or a path, or `nil` for an element that draws nothing.
  ///
  /// - Throws: `SVGDocument.Failure.malformed` if the data of a path is incomplete.
  package func outline() throws(SVGDocument.Failure) -> Path? {
    switch name {
    case "path":
      guard let data = attributes["d"], !data.isEmpty else { return nil }
      guard let path = SVGPathData.path(data) else { throw .malformed("the path \"\(data.prefix(40))\" breaks off") }
      return path
    case "rect": return rectangle
    case "circle": return Path.circle(number("cx"), number("cy"), number("r"))
    case "ellipse": return Path.ellipse(number("cx"), number("cy"), number("rx"), number("ry"))
    case "line":
      return Path {
        $0.addLines([CGPoint(x: number("x1"), y: number("y1")), CGPoint(x: number("x2"), y: number("y2"))])
      }
    case "polygon", "polyline":
      let numbers = SVGNumbers.all(in: attributes["points"] ?? "")
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      guard !points.isEmpty else { return nil }
      let path = Path { $0.addLines(points) }
      return name == "polygon" ? path.closed : path
    default: return nil
    }
  }

  /// Returns an attribute as a number, or 0 if it is missing.
  package func number(_ key: String) -> CGFloat { attributes[key].flatMap { SVGNumbers.all(in: $0).first } ?? 0 }

  /// A rectangle with elliptical corners: each radius is at most half of the corresponding side.
  private var rectangle: Path {
    let rect = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    let given = (x: attributes["rx"].map { _ in number("rx") }, y: attributes["ry"].map { _ in number("ry") })
    let rx = min(given.x ?? given.y ?? 0, rect.width / 2)
    let ry = min(given.y ?? given.x ?? 0, rect.height / 2)
    guard rx > 0, ry > 0 else { return Path(rect) }
    // Corners of radius 1, scaled to the ellipse.
    let unit = CGRect(x: 0, y: 0, width: rect.width / rx, height: rect.height / ry)
    return Path(roundedRect: unit, cornerSize: CGSize(width: 1, height: 1), style: .circular)
      .applying(CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: rect.minX, ty: rect.minY))
  }
}
