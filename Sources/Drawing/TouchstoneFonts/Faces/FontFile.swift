public import Foundation
internal import TouchstoneDrawing
public import TouchstoneText

/// The file that matches a font descriptor.
public struct FontFile: Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The index of the face within a collection, from 0.
  public var index: Int
  /// The values of a variable font's axes, by four-letter tag; empty for a static font.
  public var variations: [String: Double]
  /// The family name that the font reports.
  public var family: String
  /// Whether the file replaces a family that was not found.
  public var isSubstitute: Bool
  /// Whether upright letters are slanted because the family has no italic.
  public var isSlanted: Bool
  /// The factor by which letters are stretched horizontally because the family lacks the requested width.
  public var stretch: CGFloat
}

extension FontLibrary {
  /// Returns the file with which a font is drawn; characters that it lacks come from other files.
  ///
  ///     let file = try FontLibrary.shared.file(for: FontDescriptor(family: .system(.serif), size: 17))
  ///     print(file.path)  // /usr/share/fonts/truetype/paratype/PTF55F.ttf
  ///
  /// - Throws: `FontError.defaultFamilyMissing`, `FontError.unreadable`.
  public func file(for font: FontDescriptor) throws -> FontFile {
    let resolved = try resolve(font)
    return FontFile(
      path: resolved.reference.path, index: resolved.reference.index, variations: resolved.reference.variations,
      family: resolved.family, isSubstitute: resolved.isSubstituted, isSlanted: resolved.slant != 0,
      stretch: resolved.stretch)
  }
}
