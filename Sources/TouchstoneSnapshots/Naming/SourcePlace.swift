package import Foundation

/// Where a test's source lies in its package.
package struct SourcePlace: Hashable, Sendable {
  /// The package's folder.
  package var package: URL
  /// The source file, relative to the package; absolute if it is in none.
  package var file: String
  /// The test target.
  package var target: String
  /// The file's name without its extension.
  package var stem: String

  package init(package: URL, file: String, target: String, stem: String) {
    self.package = package
    self.file = file
    self.target = target
    self.stem = stem
  }

  /// Finds a source file's place: the package is the nearest folder above with a `Package.swift`.
  ///
  /// The target is the folder below the package's `Tests`; elsewhere it is the module, if the two names are those of one
  /// file. A helper of another module may pass on the test's path alone: then the path says all. If the source is not on
  /// this machine, or in no package, the package is taken to be the working folder.
  ///
  /// - Parameters:
  ///   - fileID: `#fileID` of the assertion, or of the helper that calls it.
  ///   - filePath: `#filePath` of the test; or `#file`, which is `Module/File.swift` in Swift 6.
  ///   - workingFolder: Where the tests run.
  ///   - isFile: Whether there is a file at a path.
  ///   - find: The path of a file by its name, anywhere below a folder.
  package init(
    fileID: String, filePath: String, workingFolder: URL, isFile: (String) -> Bool,
    find: (_ name: String, _ folder: URL) -> String? = { _, _ in nil }
  ) {
    if let short = ShortPath(filePath), !isFile(URL(fileURLWithPath: filePath, relativeTo: workingFolder).path) {
      package = Self.package(around: workingFolder, isFile) ?? workingFolder.standardizedFileURL
      target = short.module
      stem = short.stem
      let folder = package.appendingPathComponent("Tests/\(target)", isDirectory: true)
      file = find(short.file, folder)?.relative(to: package) ?? "Tests/\(target)/\(short.file)"
      return
    }
    let source = URL(fileURLWithPath: filePath, relativeTo: workingFolder).standardizedFileURL
    stem = source.deletingPathExtension().lastPathComponent
    let own = ShortPath(fileID).flatMap { $0.file == source.lastPathComponent ? $0.module : nil }
    // A package around a source that was elsewhere when it was compiled is another one.
    guard isFile(source.path), let package = Self.package(around: source.deletingLastPathComponent(), isFile) else {
      package = workingFolder.standardizedFileURL
      file = source.path
      target = own ?? Self.target(ofFolders: source.pathComponents.dropLast())
      return
    }
    self.package = package
    let components = source.pathComponents.dropFirst(package.pathComponents.count)
    file = components.joined(separator: "/")
    let isBelowTests = components.count > 2 && components.first == "Tests"
    target =
      isBelowTests ? components[components.startIndex + 1] : own ?? Self.target(ofFolders: components.dropLast())
  }

  /// The nearest package around a folder.
  private static func package(around folder: URL, _ isFile: (String) -> Bool) -> URL? {
    var folder = folder.standardizedFileURL
    while folder.path != "/" {
      if isFile(folder.appendingPathComponent("Package.swift").path) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// What the folders of a source say about its target: the one below the last `Tests`, or else the last one whose name
  /// ends so, or else the first.
  private static func target(ofFolders folders: ArraySlice<String>) -> String {
    let folders = folders.filter { $0 != "/" }
    if let tests = folders.dropLast().lastIndex(of: "Tests") { return folders[tests + 1] }
    return folders.last { $0.hasSuffix("Tests") } ?? folders.first ?? "Tests"
  }
}

/// A source as `#fileID` names it: `Module/File.swift`.
private struct ShortPath {
  let module, file: String

  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].hasSuffix(".swift") else { return nil }
    (module, file) = (parts[0], parts[1])
  }

  var stem: String { String(file.dropLast(".swift".count)) }
}
