internal import CPixelKernels
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
