public import Foundation
internal import TouchstoneText

/// Custom fonts, for `Font.custom(_:size:)`.
///
/// On Apple's systems an app names its fonts in `Info.plist` or registers them with Core Text. Here a test target does it
/// once, before the first picture:
///
///     try FontLibrary.shared.register(fontsIn: .module)
///
/// A file that is registered twice counts once. Registering forgets shaped texts, so do it early.
extension FontLibrary {
  /// Makes the fonts of a file (`.ttf`, `.otf`, `.ttc`) known, before those that are installed.
  ///
  /// - Returns: The names of its families, by which they are asked for.
  /// - Throws: `FontError.unreadable` where the file is not a font.
  @discardableResult
  public func register(fontFileAt path: String) throws -> [String] {
    try register(fontFilesAt: [path])
  }

  /// Makes the fonts in a bundle's resources known, wherever in its folders they lie.
  ///
  /// - Returns: The names of their families, in order and each once.
  /// - Throws: `FontError.noFontFiles` where the bundle has none, `FontError.unreadable` where one is no font.
  @discardableResult
  public func register(fontsIn bundle: Bundle) throws -> [String] {
    try register(fontsInFolder: bundle.resourcePath ?? bundle.bundlePath)
  }

  /// Makes the fonts of a folder, and of those inside it, known.
  ///
  /// - Returns: The names of their families, in order and each once.
  /// - Throws: `FontError.noFontFiles` where the folder has none or does not exist, `FontError.unreadable` where one is
  ///   no font.
  @discardableResult
  public func register(fontsInFolder path: String) throws -> [String] {
    let files = FontCatalog.fontFiles(in: path)
    guard !files.isEmpty else { throw FontError.noFontFiles(folder: path) }
    return try register(fontFilesAt: files.map { path + "/" + $0 })
  }

  /// All or, where one is no font, none.
  private func register(fontFilesAt paths: [String]) throws -> [String] {
    let records = try paths.flatMap { try FontRecord.records(ofFileAt: $0) }
    register(records)
    return Set(records.map(\.family)).sorted()
  }
}
