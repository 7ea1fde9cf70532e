import ArgumentParser
import Foundation
import TouchstoneFonts
import TouchstoneSnapshots

/// The option for the package whose fonts a command manages.
struct FontOptions: ParsableArguments {
  @Option(help: "The folder of the package.")
  var package = "."
  @Option(help: "The build folder, as for `swift test`.")
  var scratchPath: String?

  /// Returns the package's folder.
  ///
  /// - Throws: `ToolError.noPackage`.
  func folder() throws -> URL {
    let folder = URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL
    guard FileManager.default.fileExists(atPath: folder.path) else { throw ToolError.noPackage(folder.path) }
    return folder
  }

  /// Returns the path of the package's font set, which may not exist yet. A symbolic link leads to a file that several
  /// packages share.
  func setPath() throws -> String {
    Self.setPath(ofPackage: try folder())
  }

  /// Returns the package's font set, or `nil` if it has none.
  ///
  /// - Throws: `FontError.unusableSet`, `ToolError.noPackage`.
  func set() throws -> FontSetFile? {
    try Self.set(ofPackage: folder())
  }

  /// Returns the font set of a package, or `nil` if it has none.
  ///
  /// - Throws: `FontError.unusableSet`.
  static func set(ofPackage folder: URL) throws -> FontSetFile? {
    let path = FontSetFile.path(ofPackage: folder)
    guard FontSetFile.isThere(path) else { return nil }
    return FontSetFile(path: setPath(ofPackage: folder), set: try FontSetFile(contentsOfFile: path).set)
  }

  private static func setPath(ofPackage folder: URL) -> String {
    URL(fileURLWithPath: FontSetFile.path(ofPackage: folder)).resolvingSymlinksInPath().path
  }

  /// Returns the package's font set.
  ///
  /// - Throws: `FontSetError.noSet` if there is none.
  func existingSet() throws -> FontSetFile {
    guard let set = try set() else { throw FontSetError.noSet(try setPath().relative(to: folder())) }
    return set
  }
}
