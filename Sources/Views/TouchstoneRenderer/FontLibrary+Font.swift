public import TouchstoneFonts
public import TouchstoneUI

extension FontLibrary {
  /// Returns the font file that a SwiftUI font uses; characters that it lacks come from other files.
  ///
  ///     let file = try FontLibrary.shared.file(for: .custom("Bricolage", size: 17).bold())
  ///     #expect(!file.isSubstitute)
  ///
  /// - Throws: `FontError.defaultFamilyMissing` if no font of the system font's family is installed, or
  ///   `FontError.unreadable` if a font file cannot be read.
  public func file(for font: Font, dynamicTypeSize: DynamicTypeSize = .large) throws -> FontFile {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = dynamicTypeSize
    return try file(for: font.descriptor(in: environment))
  }
}
