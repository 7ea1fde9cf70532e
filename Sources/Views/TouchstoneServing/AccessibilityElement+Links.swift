import TouchstoneCore
import TouchstoneDrawing

extension AccessibilityElement {
  /// Where the element and those in it lead.
  var links: [PDFDocument.Link] {
    (destination.map { [PDFDocument.Link(to: $0, frame: frame)] } ?? []) + children.flatMap(\.links)
  }
}
