import TouchstoneSymbols

/// An element of an SVG file with its children.
struct SVGElement {
  var tag: SVGTag
  var children: [SVGElement] = []

  /// The maximum nesting depth of elements.
  private static let greatestDepth = 200

  /// Returns the root element of a file.
  ///
  /// - Throws: `SVGDocument.Failure.malformed` if tags are not closed or are nested more than 200 levels deep.
  static func root(of source: String) throws(SVGDocument.Failure) -> SVGElement {
    let tags: [SVGTag]
    do { tags = try SVGTag.tags(in: source) } catch { throw .malformed(error.reason) }
    guard let first = tags.first, first.name == "svg" else { throw .malformed("it does not start with <svg>") }
    var open: [SVGElement] = []
    for tag in tags {
      var finished: SVGElement
      switch tag.kind {
      case .opening:
        guard open.count < greatestDepth else {
          throw .malformed("elements are nested more than \(greatestDepth) levels deep")
        }
        open.append(SVGElement(tag: tag))
        continue
      case .whole: finished = SVGElement(tag: tag)
      case .closing:
        guard let last = open.popLast(), last.tag.name == tag.name else {
          throw .malformed("</\(tag.name)> has no opening tag")
        }
        finished = last
      }
      guard !open.isEmpty else { return finished }
      open[open.count - 1].children.append(finished)
    }
    throw .malformed("<\(open.last?.tag.name ?? "svg")> is not closed")
  }

  /// Calls a closure with the element and its descendants, in document order.
  func forEach(_ body: (SVGElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// The target of a reference: `#id`, as in `href` or, before SVG 2, `xlink:href`.
  var reference: String? {
    guard let value = tag.attributes["href"] ?? tag.attributes["xlink:href"], value.hasPrefix("#") else { return nil }
    return String(value.dropFirst())
  }
}
