public import Foundation
internal import TouchstoneText

/// Registration of custom fonts for `Font.custom(_:size:)`.
///
/// On Apple's systems an app lists its fonts in `Info.plist` or registers them with Core Text. Here a test target
/// registers them once, before the first snapshot:
///
///     try FontLibrary.shared.register(fontsIn: .module)
///
/// Registering a file again has no effect. Registering discards cached text, so do it early.
extension FontLibrary {
  /// Registers the fonts of a file (`.ttf`, `.otf`, `.ttc`), which take precedence over installed ones.
  ///
  /// - Returns: The family names by which the fonts can be used.
  /// - Throws: `FontError.unreadable` if the file is not a font.
  @discardableResult
  public func register(fontFileAt path: String) throws -> [String] {
    try register(fontFilesAt: [path])
  }

  /// Registers all fonts in a bundle's resources, including subfolders.
  ///
  /// - Returns: The distinct family names, sorted.
  /// - Throws: `FontError.noFontFiles` if the bundle has none, `FontError.unreadable` if one of the files is not a
  ///   font.
  @discardableResult
  public func register(fontsIn bundle: Bundle) throws -> [String] {
    try register(fontsInFolder: bundle.resourcePath ?? bundle.bundlePath)
  }

  /// Registers all fonts in a folder and its subfolders.
  ///
  /// - Returns: The distinct family names, sorted.
  /// - Throws: `FontError.noFontFiles` if the folder has none or does not exist, `FontError.unreadable` if one of the
  ///   files is not a font.
  @discardableResult
  public func register(fontsInFolder path: String) throws -> [String] {
    let files = FontCatalog.fontFiles(in: path)
    guard !files.isEmpty else { throw FontError.noFontFiles(folder: path) }
    return try register(fontFilesAt: files.map { path + "/" + $0 })
  }

  /// Registers all files, or none if one of them is not a font.
  private func register(fontFilesAt paths: [String]) throws -> [String] {
    let records = try paths.flatMap { try FontRecord.records(ofFileAt: $0) }
    register(records)
    return Set(records.map(\.family)).sorted()
  }
}
