import Foundation
import TouchstoneDrawing
import TouchstoneSymbols

/// The mapping of the contents of an `<svg>` or a `<symbol>` to its box.
///
/// - Source: SVG 2, chapter 8, "Coordinate Systems"; CSS Values Level 4 for units.
enum SVGViewport {
  /// Returns the view box in the coordinates of the contents; without a `viewBox`, a box of the element's size.
  static func box(of tag: SVGTag) -> CGRect? {
    let box = SVGNumbers.all(in: tag.attributes["viewBox"] ?? "")
    if box.count == 4, box[2] > 0, box[3] > 0 { return CGRect(x: box[0], y: box[1], width: box[2], height: box[3]) }
    let size = ["width", "height"].compactMap { key -> CGFloat? in
      guard let value = tag.attributes[key], !value.hasSuffix("%") else { return nil }
      return SVGNumbers.all(in: value).first.map { $0 * pixels(perUnitOf: value) }
    }
    return size.count == 2 && size[0] > 0 && size[1] > 0 ? CGRect(x: 0, y: 0, width: size[0], height: size[1]) : nil
  }

  /// Returns the number of CSS pixels per unit of a length such as `24pt`.
  static func pixels(perUnitOf length: String) -> CGFloat {
    let units: [String: CGFloat] = ["pt": 4 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4]
    return units[String(length.trimmingCharacters(in: .whitespaces).suffix(2))] ?? 1
  }

  /// Returns the transform for `preserveAspectRatio`; by default, the whole box is visible and centred.
  static func transform(from box: CGRect, to target: CGRect, ratio: String?) -> CGAffineTransform {
    guard box.width > 0, box.height > 0 else { return .identity }
    var (x, y) = (target.width / box.width, target.height / box.height)
    let words = (ratio ?? "xMidYMid meet").split(separator: " ").map(String.init)
    let alignment = words.first ?? "xMidYMid"
    if alignment != "none" {
      let scale = words.last == "slice" ? max(x, y) : min(x, y)
      (x, y) = (scale, scale)
    }
    func share(_ letter: String) -> CGFloat {
      alignment.contains("\(letter)Min") ? 0 : alignment.contains("\(letter)Max") ? 1 : 0.5
    }
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: target.minX - box.minX * x + (target.width - box.width * x) * share("x"),
      ty: target.minY - box.minY * y + (target.height - box.height * y) * share("Y"))
  }
}
