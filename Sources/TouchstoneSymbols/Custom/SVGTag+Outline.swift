package import Foundation
package import TouchstoneDrawing

extension SVGTag {
  /// The outline of a basic shape or a path; nil for another element, or one that draws nothing.
  ///
  /// - Throws: `SVGDocument.Failure.malformed` where the data of a path breaks off.
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

  /// An attribute as a number; 0 where there is none.
  package func number(_ key: String) -> CGFloat { attributes[key].flatMap { SVGNumbers.all(in: $0).first } ?? 0 }

  /// A rectangle whose corners are quarters of an ellipse: each radius is at most half of its own side.
  private var rectangle: Path {
    let rect = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    let given = (x: attributes["rx"].map { _ in number("rx") }, y: attributes["ry"].map { _ in number("ry") })
    let rx = min(given.x ?? given.y ?? 0, rect.width / 2)
    let ry = min(given.y ?? given.x ?? 0, rect.height / 2)
    guard rx > 0, ry > 0 else { return Path(rect) }
    // Round corners of radius 1, stretched.
    let unit = CGRect(x: 0, y: 0, width: rect.width / rx, height: rect.height / ry)
    return Path(roundedRect: unit, cornerSize: CGSize(width: 1, height: 1), style: .circular)
      .applying(CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: rect.minX, ty: rect.minY))
  }
}
