package import Foundation

/// What programs that read a PDF aloud are told of its pages.
package struct PDFStructure: Hashable, Sendable {
  /// What a part of a page is.
  package enum Role: String, Sendable {
    case paragraph, heading, figure
  }

  /// A part of a page that is read in one piece.
  package struct Element: Hashable, Sendable {
    package var role: Role
    /// Where it is, in points of the page.
    package var frame: CGRect

    package init(_ role: Role, frame: CGRect) {
      self.role = role
      self.frame = frame
    }
  }

  /// The language of the texts.
  package var language: Locale.Language?
  /// The parts of each page.
  package var pages: [[Element]]

  package init(language: Locale.Language? = nil, pages: [[Element]] = []) {
    self.language = language
    self.pages = pages
  }
}
