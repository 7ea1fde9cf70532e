internal import Foundation
package import TouchstoneDrawing

/// What identifies the exact file of a font: goldens store it, so that a changed font is reported when they differ.
extension FontLibrary {
  /// Returns the SHA-256 digest of a font's file, in 64 hexadecimal digits; computed once for each font.
  ///
  /// - Throws: `FontError.unreadable`.
  package func fontDigest(for reference: GlyphRun.FontReference) throws -> String {
    try face(for: reference).digest
  }

  /// Returns the version that a font reports, such as "Version 3.019;git-0a5106e0b"; empty if there is none.
  ///
  /// - Throws: `FontError.unreadable`.
  package func fontVersion(for reference: GlyphRun.FontReference) throws -> String {
    try face(for: reference).name(.version) ?? ""
  }
}

extension FontLibrary {
  /// Returns whether a font is merely installed on the machine: neither pinned by a set nor registered by tests.
  package func isOfMachine(_ reference: GlyphRun.FontReference) -> Bool {
    withCatalog { $0.isOfMachine(reference.path) }
  }
}

/// Font properties for style sheets.
extension FontLibrary {
  /// Returns the family of a font, its weight from 1 to 1000, and whether it is italic.
  ///
  /// - Throws: `FontError.unreadable`.
  package func fontStyle(
    for reference: GlyphRun.FontReference
  ) throws -> (family: String, weight: Int, isItalic: Bool) {
    let face = try face(for: reference)
    let family = face.name(.typographicFamily) ?? face.name(.family) ?? "sans-serif"
    return (family, reference.variations["wght"].map { Int($0.rounded()) } ?? face.weight, face.isItalic)
  }

  /// Returns whether a font's glyphs are single-colour outlines rather than bitmaps or colour layers.
  ///
  /// - Throws: `FontError.unreadable`.
  package func hasOutlines(_ reference: GlyphRun.FontReference) throws -> Bool {
    try face(for: reference).hasOutlines
  }
}
