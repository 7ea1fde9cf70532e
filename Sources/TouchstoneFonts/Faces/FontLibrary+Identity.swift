internal import Foundation
package import TouchstoneDrawing

/// What tells one file of a font from another: goldens remember it, so that a changed font is named when they differ.
extension FontLibrary {
  /// The SHA-256 digest of a font's file, in 64 hexadecimal digits; made once for each font.
  ///
  /// - Throws: `FontError.unreadable`.
  package func fontDigest(for reference: GlyphRun.FontReference) throws -> String {
    try face(for: reference).digest
  }

  /// The version that a font gives itself, such as "Version 3.019;git-0a5106e0b"; empty where it gives none.
  ///
  /// - Throws: `FontError.unreadable`.
  package func fontVersion(for reference: GlyphRun.FontReference) throws -> String {
    try face(for: reference).name(.version) ?? ""
  }
}

extension FontLibrary {
  /// Whether a font is one that the machine happens to have: neither pinned by a set nor registered by tests.
  package func isOfMachine(_ reference: GlyphRun.FontReference) -> Bool {
    withCatalog { $0.isOfMachine(reference.path) }
  }
}

/// How style sheets ask for a font.
extension FontLibrary {
  /// The family, the weight from 1 to 1000 and the slope of a font.
  ///
  /// - Throws: `FontError.unreadable`.
  package func fontStyle(
    for reference: GlyphRun.FontReference
  ) throws -> (family: String, weight: Int, isItalic: Bool) {
    let face = try face(for: reference)
    let family = face.name(.typographicFamily) ?? face.name(.family) ?? "sans-serif"
    return (family, reference.variations["wght"].map { Int($0.rounded()) } ?? face.weight, face.isItalic)
  }

  /// Whether a font's glyphs are outlines of one colour, and not pictures.
  ///
  /// - Throws: `FontError.unreadable`.
  package func hasOutlines(_ reference: GlyphRun.FontReference) throws -> Bool {
    try face(for: reference).hasOutlines
  }
}
