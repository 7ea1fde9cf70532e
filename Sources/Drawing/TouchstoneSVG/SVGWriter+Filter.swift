import Foundation
import TouchstoneDrawing

extension SVGWriter {
  /// Returns filters as one element, each applied to the result of the previous one; `nil` if there are none.
  mutating func filter(_ filters: [Filter]) -> Definition? {
    guard !filters.isEmpty else { return nil }
    let id = newID("f")
    var chain = SVGFilterChain()
    for filter in filters { chain.add(filter) }
    let region = place.visible(margin: chain.reach)
    return (
      """
      <filter id="\(id)" filterUnits="userSpaceOnUse" \(region.svgAttributes) color-interpolation-filters="sRGB">
      \(chain.text)</filter>

      """, id
    )
  }
}

/// The primitives inside a filter element.
private struct SVGFilterChain {
  private(set) var text = ""
  /// The distance over which colour spreads, in user units.
  private(set) var reach: CGFloat = 0
  private var last = "SourceGraphic"
  private var count = 0
  /// The attribute of a primitive that computes in linear light; by default, the filter element specifies sRGB.
  private var light = ""

  mutating func add(_ filter: Filter) {
    switch filter {
    case .linearLight(let filter):
      light = " color-interpolation-filters=\"linearRGB\""
      add(filter)
      light = ""
    case .blur(let radius, let isOpaque):
      let radius = deviation(radius)
      let before = last
      last = step("feGaussianBlur", "stdDeviation=\"\(radius.svg)\"", last)
      if isOpaque {
        let solid = alpha("type=\"linear\" slope=\"255\"", of: last)
        let shape = alpha("type=\"linear\" slope=\"255\"", of: before)
        last = step("feComposite", "in2=\"\(shape)\" operator=\"in\"", solid)
      }
      reach += 3 * radius
    case .shadow(let shadow): add(shadow)
    case .colorMatrix(let matrix):
      last = step(
        "feColorMatrix", "values=\"\(matrix.rows.map { ($0.isFinite ? $0 : 0).svg }.joined(separator: " "))\"", last)
    case .alphaThreshold(let low, let high, let color):
      // One entry for each of the 256 levels.
      let levels = (0...255).map { level in
        let share = Double(level) / 255
        return share >= low && share <= high ? "1" : "0"
      }
      last = flood(color, in: alpha("type=\"discrete\" tableValues=\"\(levels.joined(separator: " "))\"", of: last))
    }
  }

  private mutating func add(_ shadow: Filter.Shadow) {
    let picture = last
    let radius = deviation(shadow.radius)
    reach += 3 * radius + max(abs(shadow.offset.width), abs(shadow.offset.height))
    let blurred = step("feGaussianBlur", "stdDeviation=\"\(radius.svg)\"", picture)
    var moved = step(
      "feOffset", "dx=\"\(shadow.offset.width.svg)\" dy=\"\(shadow.offset.height.svg)\"", blurred)
    if shadow.isInverted, shadow.placement != .inner {
      moved = alpha("type=\"table\" tableValues=\"1 0\"", of: moved)
    }
    switch shadow.placement {
    case .below:
      last = step("feComposite", "in2=\"\(flood(shadow.color, in: moved))\" operator=\"over\"", picture)
    case .above:
      let mode = shadow.blendMode.cssName ?? "normal"
      last = step("feBlend", "in2=\"\(picture)\" mode=\"\(mode)\"", flood(shadow.color, in: moved))
    case .only: last = flood(shadow.color, in: moved)
    case .inner:
      // The area outside the picture casts the shadow, onto the picture only.
      let outside = alpha("type=\"table\" tableValues=\"1 0\"", of: moved)
      last = step("feComposite", "in2=\"\(picture)\" operator=\"atop\"", flood(shadow.color, in: outside))
    }
  }

  private func deviation(_ radius: CGFloat) -> CGFloat { radius.isFinite ? min(max(radius, 0), 4096) : 0 }

  /// Adds primitives that fill the alpha of a result with one colour.
  private mutating func flood(_ color: ResolvedColor, in shape: String) -> String {
    count += 1
    text += "<feFlood flood-color=\"\(color.svg)\"\(color.svgOpacity("flood-opacity")) result=\"r\(count)\"/>\n"
    return step("feComposite", "in2=\"\(shape)\" operator=\"in\"", "r\(count)")
  }

  /// Adds a primitive that maps the alpha of a result.
  private mutating func alpha(_ function: String, of input: String) -> String {
    count += 1
    text += "<feComponentTransfer in=\"\(input)\" result=\"r\(count)\"><feFuncA \(function)/></feComponentTransfer>\n"
    return "r\(count)"
  }

  private mutating func step(_ name: String, _ attributes: String, _ input: String) -> String {
    count += 1
    text += "<\(name) in=\"\(input)\" \(attributes)\(light) result=\"r\(count)\"/>\n"
    return "r\(count)"
  }
}
