package import Foundation

/// The location of a test's source in its package.
package struct SourcePlace: Hashable, Sendable {
  /// The package's folder.
  package var package: URL
  /// The source file, relative to the package; an absolute path if it is not in a package, and is not known to be one of the
  /// package's.
  package var file: String
  /// The test target.
  package var target: String
  /// The file's name without its extension.
  package var stem: String
  /// Whether the source is in a package. If it is not, nothing says which package it belongs to, and so where its goldens are.
  package var isInPackage = true
}

extension SourcePlace {
  /// Finds the location of a source file: its package is the nearest folder around it that ``PackageFolder`` takes for one.
  ///
  /// The target is the folder below the package's `Tests`; elsewhere, it is the module, if both parameters name the
  /// same file. A helper in another module may only pass on the test's path: then the path alone counts. If the source
  /// is not on this machine, or not in a package, the working folder is used as the package. A program that was compiled
  /// elsewhere finds its source there by the end of its path; one that Bazel compiled has a relative path, and no source.
  ///
  /// - Parameters:
  ///   - fileID: `#fileID` of the assertion, or of the helper that calls it.
  ///   - filePath: `#filePath` of the test; or `#file`, which is `Module/File.swift` in Swift 6.
  ///   - workingFolder: The folder in which the tests run.
  ///   - isFile: Returns whether there is a file at a path.
  ///   - isPackage: Returns whether a folder is a package.
  ///   - find: Returns the path of a file by its name, anywhere below a folder.
  package init(
    fileID: String, filePath: String, workingFolder: URL,
    isFile: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) },
    isPackage: (URL) -> Bool = PackageFolder.isPackage,
    find: (_ name: String, _ folder: URL) -> String? = { _, _ in nil }
  ) {
    if let short = ShortPath(filePath), !isFile(URL(fileURLWithPath: filePath, relativeTo: workingFolder).path) {
      package = PackageFolder.around(workingFolder, isPackage) ?? workingFolder.standardizedFileURL
      target = short.module
      stem = short.stem
      let folder = package.appendingPathComponent("Tests/\(target)", isDirectory: true)
      file = find(short.file, folder)?.relative(to: package) ?? "Tests/\(target)/\(short.file)"
      return
    }
    let source = URL(fileURLWithPath: filePath, relativeTo: workingFolder).standardizedFileURL
    stem = source.deletingPathExtension().lastPathComponent
    let own = ShortPath(fileID).flatMap { $0.file == source.lastPathComponent ? $0.module : nil }
    // If the source was elsewhere when it was compiled, a package that contains this path is a different one.
    guard isFile(source.path), let package = PackageFolder.around(source.deletingLastPathComponent(), isPackage) else {
      package = workingFolder.standardizedFileURL
      file = Self.file(source, in: package, isFile) ?? source.path
      isInPackage = false
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

  /// Returns the path of a source from a package to which it belongs by its path: the package has it, or a file where the
  /// longest end of its path leads. A name alone may be that of any file.
  private static func file(_ source: URL, in package: URL, _ isFile: (String) -> Bool) -> String? {
    let path = source.path.relative(to: package)
    if !path.hasPrefix("/") { return path }
    guard !isFile(source.path) else { return nil }
    let names = source.pathComponents.dropFirst()
    return names.indices.dropLast().lazy.map { names[$0...].joined(separator: "/") }
      .first { isFile(package.appendingPathComponent($0).path) }
  }

  /// Returns the target according to the folders of a source: the folder below the last `Tests`, or else the last one
  /// whose name ends with `Tests`, or else the first.
  private static func target(ofFolders folders: ArraySlice<String>) -> String {
    let folders = folders.filter { $0 != "/" }
    if let tests = folders.dropLast().lastIndex(of: "Tests") { return folders[tests + 1] }
    return folders.last { $0.hasSuffix("Tests") } ?? folders.first ?? "Tests"
  }
}

/// A source as in `#fileID`: `Module/File.swift`.
private struct ShortPath {
  let module, file: String

  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].hasSuffix(".swift") else { return nil }
    (module, file) = (parts[0], parts[1])
  }

  var stem: String { String(file.dropLast(".swift".count)) }
}
