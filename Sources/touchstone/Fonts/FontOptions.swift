import ArgumentParser
import Foundation
import TouchstoneFonts
import TouchstoneSnapshots

/// Whose fonts a command is about.
struct FontOptions: ParsableArguments {
  @Option(help: "The folder of the package.")
  var package = "."
  @Option(help: "The build folder, as for `swift test`.")
  var scratchPath: String?

  /// The package's folder.
  ///
  /// - Throws: `ToolError.noPackage`.
  func folder() throws -> URL {
    let folder = URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL
    guard FileManager.default.fileExists(atPath: folder.path) else { throw ToolError.noPackage(folder.path) }
    return folder
  }

  /// Where the package's font set lies or is to lie: a symbolic link leads to the file that several packages share.
  func setPath() throws -> String {
    Self.setPath(ofPackage: try folder())
  }

  /// The package's font set, or `nil` where it has none.
  ///
  /// - Throws: `FontError.unusableSet`, `ToolError.noPackage`.
  func set() throws -> FontSetFile? {
    try Self.set(ofPackage: folder())
  }

  /// The font set of a package, or `nil` where it has none.
  ///
  /// - Throws: `FontError.unusableSet`.
  static func set(ofPackage folder: URL) throws -> FontSetFile? {
    let path = setPath(ofPackage: folder)
    return FileManager.default.fileExists(atPath: path) ? try FontSetFile(contentsOfFile: path) : nil
  }

  private static func setPath(ofPackage folder: URL) -> String {
    URL(fileURLWithPath: FontSetFile.path(ofPackage: folder)).resolvingSymlinksInPath().path
  }

  /// The package's font set.
  ///
  /// - Throws: `FontSetError.noSet` where there is none.
  func existingSet() throws -> FontSetFile {
    guard let set = try set() else { throw FontSetError.noSet(try setPath().relative(to: folder())) }
    return set
  }
}
