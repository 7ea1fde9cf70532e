package import Foundation

/// A document that a PDF context records and the PDF backend writes.
package struct PDFDocument: Hashable, Sendable {
  /// The document's metadata.
  package struct Information: Hashable, Sendable {
    package var title: String?
    package var author: String?
    package var subject: String?
    package var keywords: String?
    package var creator: String?

    package init(
      title: String? = nil, author: String? = nil, subject: String? = nil, keywords: String? = nil,
      creator: String? = nil
    ) {
      self.title = title
      self.author = author
      self.subject = subject
      self.keywords = keywords
      self.creator = creator
    }
  }

  /// An area of a page that opens a URL when it is clicked.
  package struct Link: Hashable, Sendable {
    package var destination: URL
    /// The area in points of the page.
    package var frame: CGRect

    package init(to destination: URL, frame: CGRect) {
      self.destination = destination
      self.frame = frame
    }
  }

  /// A page: a display list of the page's size in points.
  package struct Page: Hashable, Sendable {
    package var list: DisplayList
    /// Pixels per point for content that a PDF cannot hold as vectors.
    package var rasterizationScale: CGFloat
    package var links: [Link]

    package init(list: DisplayList, rasterizationScale: CGFloat = 1, links: [Link] = []) {
      self.list = list
      self.rasterizationScale = rasterizationScale
      self.links = links
    }
  }

  package var pages: [Page]
  package var information: Information

  package init(pages: [Page] = [], information: Information = Information()) {
    self.pages = pages
    self.information = information
  }
}

extension PDFDocument.Information {
  /// Reads `kCGPDFContextTitle` and related keys; values that are not strings are ignored.
  init(_ dictionary: CFDictionary?) {
    func text(_ key: CFString) -> String? {
      let value = dictionary?.object(forKey: key)
      return value as? String ?? (value as? [String])?.joined(separator: ", ")
    }
    self.init(
      title: text(kCGPDFContextTitle), author: text(kCGPDFContextAuthor), subject: text(kCGPDFContextSubject),
      keywords: text(kCGPDFContextKeywords), creator: text(kCGPDFContextCreator))
  }
}

extension CGRect {
  /// Reads a page box: a rectangle or, as Core Graphics requires, its bytes.
  init?(pageBox value: Any?) {
    switch value {
    case let rect as CGRect: self = rect
    case let bytes as Data:
      guard bytes.count >= MemoryLayout<CGRect>.size else { return nil }
      self = bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    default: return nil
    }
    guard isFinite, width > 0, height > 0 else { return nil }
  }
}
