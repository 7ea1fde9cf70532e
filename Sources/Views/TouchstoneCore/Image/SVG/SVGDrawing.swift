import Foundation
package import TouchstoneDrawing
import TouchstoneSymbols

/// A drawing from an SVG file, as used in asset catalogues.
///
/// Paths, shapes, groups, `use` and `symbol`, style sheets, fills, strokes, gradients, clip paths, masks and opacity
/// are supported. Everything else, such as text, images and filters, is omitted and reported.
///
/// - Source: SVG 2.
package struct SVGDrawing {
  /// The drawing; its size is that of the file, with one CSS pixel per point.
  package let list: DisplayList
  /// The omitted features of the file, such as `<text>`, in order of first use.
  package let omissions: [String]

  /// Parses the text of a file.
  ///
  /// - Parameter usesViewBox: Whether the drawing has the size of the view box, regardless of the size that the file
  ///   specifies.
  /// - Throws: `SVGError`.
  package init(_ source: String, usesViewBox: Bool = false) throws {
    do {
      let root = try SVGElement.root(of: source)
      let properties = root.tag.attributes
      let box = SVGViewport.box(of: root.tag)
      func length(_ key: String) -> CGFloat? {
        guard let value = properties[key], !value.hasSuffix("%") else { return nil }
        return SVGNumbers.all(in: value).first.map { $0 * SVGViewport.pixels(perUnitOf: value) }
      }
      var size = box?.size ?? CGSize(width: 100, height: 100)
      if !usesViewBox, let width = length("width") ?? length("height").map({ $0 * size.width / size.height }) {
        size = CGSize(width: width, height: length("height") ?? width * size.height / size.width)
      }
      guard size.width > 0, size.height > 0, size.width < 100_000, size.height < 100_000 else {
        throw SVGDocument.Failure.malformed("its size is \(size.width) × \(size.height)")
      }
      var walk = SVGWalk(root: root, view: box ?? CGRect(origin: .zero, size: size))
      let items = try walk.items(ofRoot: root)
      let fit = SVGViewport.transform(
        from: box ?? CGRect(origin: .zero, size: size), to: CGRect(origin: .zero, size: size),
        ratio: properties["preserveAspectRatio"])
      let clip = DisplayList.Clip(path: Path(CGRect(origin: .zero, size: size)))
      let group = DisplayList.Item.group(DisplayList.Group(transform: fit, items: items))
      list = DisplayList(size: size, items: [.group(DisplayList.Group(clips: [clip], items: [group]))])
      omissions = walk.omissions
    } catch let failure as SVGDocument.Failure {
      throw SVGError(failure)
    }
  }
}

/// The reason why the text of an SVG file cannot be drawn.
package struct SVGError: Error, CustomStringConvertible {
  package let description: String

  init(_ failure: SVGDocument.Failure) {
    switch failure {
    case .malformed(let reason): description = "it is not a readable SVG file: \(reason)"
    case .unsupported(let element): description = "\(element) is not drawn"
    }
  }
}
