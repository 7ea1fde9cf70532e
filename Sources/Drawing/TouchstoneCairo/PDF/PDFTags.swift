internal import CCairo
import Foundation
internal import TouchstoneDrawing

/// Tags the content of a page while it is written: what is read as one paragraph, heading, picture or link.
///
/// Cairo orders tags as they begin, so that what is drawn first is read first; in stacks, that is the reading order. A content
/// belongs to the smallest part that it lies in. A class because all parts of a walk share it.
final class PDFTags {
  /// A part of the page.
  private struct Part {
    var tag: String
    var attributes: String?
    var frame: CGRect
    var area: CGFloat { frame.width * frame.height }
  }

  private let cairo: OpaquePointer
  private let parts: [Part]
  private let linkCount: Int
  private var begun: Set<Int> = []
  /// The part whose tag is open.
  private var current: Int?
  private var isOpen = false
  /// Greater than 0 in groups, which Cairo writes elsewhere: their tag is around the whole.
  private var depth = 0

  /// Begins the tags of a page; `nil` if it has none.
  init?(_ links: [PDFDocument.Link], _ elements: [PDFStructure.Element], on cairo: OpaquePointer) {
    let links = links.compactMap(Self.part)
    guard !links.isEmpty || !elements.isEmpty else { return nil }
    self.cairo = cairo
    linkCount = links.count
    parts = links + elements.map { Part(tag: $0.role.tag, attributes: nil, frame: $0.frame) }
    cairo_tag_begin(cairo, "Sect", nil)
  }

  /// Ends the tags. Links without text or pictures are areas of the page.
  func finish() {
    close()
    for index in 0..<linkCount where !begun.contains(index) {
      open(index)
      close()
    }
    cairo_tag_end(cairo, "Sect")
  }

  /// Begins the tag that an item belongs to, unless it is open.
  func begin(_ item: DisplayList.Item, _ transform: CGAffineTransform) {
    guard depth == 0 else { return }
    switch item {
    case .glyphs(let run, _): enter(run.middle?.applying(transform), isText: true)
    case .image(let image):
      enter(CGPoint(x: image.rect.midX, y: image.rect.midY).applying(transform), isText: false)
    case .fill(let path, _, _), .stroke(let path, _, _, _):
      // A line below a text is part of it, the background of the next view is not.
      let frame = current.map { parts[$0].frame.insetBy(dx: -1, dy: -1) }
      if frame?.contains(path.boundingRect.applying(transform)) != true { close() }
    case .backdrop: close()
    // Its items have tags, or it begins one itself.
    case .group: break
    }
  }

  /// Begins a group that Cairo composes, which as a whole has the tag of its first text.
  func beginGroup(_ items: [DisplayList.Item], _ transform: CGAffineTransform) {
    if depth == 0 {
      if let middle = items.firstText(transform) { enter(middle, isText: true) } else { close() }
    }
    depth += 1
  }

  func endGroup() { depth -= 1 }

  private func enter(_ point: CGPoint?, isText: Bool) {
    let found = point.flatMap { point in
      parts.indices.filter { parts[$0].frame.insetBy(dx: -0.5, dy: -0.5).contains(point) }
        .min { parts[$0].area < parts[$1].area }
    }
    if isOpen, let found, found == current { return }
    close()
    if let found { open(found) } else if isText { open(nil) }
  }

  /// - Parameter index: The part; `nil` for text that is in none.
  private func open(_ index: Int?) {
    isOpen = true
    current = index
    guard let index else { return cairo_tag_begin(cairo, "P", nil) }
    // Its area is a link already if something else was drawn in between.
    let isAgain = !begun.insert(index).inserted && index < linkCount
    cairo_tag_begin(cairo, isAgain ? "P" : parts[index].tag, isAgain ? nil : parts[index].attributes)
    if isAgain { current = nil }
  }

  private func close() {
    guard isOpen else { return }
    isOpen = false
    cairo_tag_end(cairo, current.map { parts[$0].tag } ?? "P")
    current = nil
  }

  /// A link. Cairo reads the text of a tag's attributes, in which an apostrophe ends a string.
  private static func part(_ link: PDFDocument.Link) -> Part? {
    let frame = link.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    let address = link.destination.absoluteString.replacing("\\", with: "%5C").replacing("'", with: "%27")
    guard numbers.allSatisfy(\.isFinite), !address.isEmpty else { return nil }
    let area = numbers.map { "\($0)" }.joined(separator: " ")
    return Part(tag: CAIRO_TAG_LINK, attributes: "rect=[\(area)] uri='\(address)'", frame: frame)
  }
}

extension PDFStructure.Role {
  /// The name of the tag.
  ///
  /// - Source: ISO 32000-1:2008, 14.8.4, "Standard structure types".
  fileprivate var tag: String {
    switch self {
    case .paragraph: "P"
    case .heading: "H"
    case .figure: "Figure"
    }
  }
}

extension GlyphRun {
  /// A point in the middle of the letters: a third of their size above the baseline.
  fileprivate var middle: CGPoint? {
    guard let first = glyphs.first?.position, let last = glyphs.last?.position else { return nil }
    return CGPoint(x: (first.x + last.x) / 2, y: first.y - size / 3)
  }
}

extension [DisplayList.Item] {
  /// The middle of the first text, in the coordinates of the page.
  fileprivate func firstText(_ transform: CGAffineTransform) -> CGPoint? {
    for item in self {
      switch item {
      case .glyphs(let run, _): if let middle = run.middle { return middle.applying(transform) }
      case .group(let group):
        if let middle = group.items.firstText(group.transform.concatenating(transform)) { return middle }
      default: continue
      }
    }
    return nil
  }
}
