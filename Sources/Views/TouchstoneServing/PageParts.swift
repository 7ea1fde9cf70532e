import Foundation
import TouchstoneCairo
import TouchstoneCore
import TouchstoneDrawing

/// What is read as one paragraph, heading or picture of a page, and its links.
struct PageParts: Hashable, Sendable {
  private(set) var links: [PDFDocument.Link] = []
  private(set) var elements: [PDFStructure.Element] = []

  /// Reads the elements of accessibility of a page.
  init(_ elements: [AccessibilityElement]) {
    for element in elements { add(element) }
  }

  private mutating func add(_ element: AccessibilityElement) {
    if let destination = element.destination {
      links.append(PDFDocument.Link(to: destination, frame: element.frame))
    } else if element.role != .group {
      self.elements.append(PDFStructure.Element(PDFStructure.Role(element.role), frame: element.frame))
    }
    for child in element.children { add(child) }
  }

  /// The parts in one line for a digest. An address has no space.
  var words: String {
    func words(_ frame: CGRect) -> String { "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)" }
    return
      (links.map { "\($0.destination.absoluteString) \(words($0.frame))" }
      + elements.map { "\($0.role.rawValue) \(words($0.frame))" }).joined(separator: " ")
  }
}

extension PDFStructure.Role {
  fileprivate init(_ role: AccessibilityRole) {
    switch role {
    case .heading: self = .heading
    case .image: self = .figure
    default: self = .paragraph
    }
  }
}
