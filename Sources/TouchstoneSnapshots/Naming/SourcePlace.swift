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
  /// The target is the folder below the package's `Tests`; elsewhere it is the module. If the source is not on this
  /// machine, or in no package, the package is taken to be the working folder.
  package init(fileID: String, filePath: String, workingFolder: URL, isFile: (String) -> Bool) {
    let source = URL(fileURLWithPath: filePath).standardizedFileURL
    let module = fileID.split(separator: "/").first.map(String.init) ?? "Tests"
    stem = source.deletingPathExtension().lastPathComponent
    var folder = source.deletingLastPathComponent()
    while folder.path != "/", !isFile(folder.appendingPathComponent("Package.swift").path) {
      folder.deleteLastPathComponent()
    }
    // A package around a source that was elsewhere when it was compiled is another one.
    guard folder.path != "/", isFile(source.path) else {
      package = workingFolder.standardizedFileURL
      file = source.path
      target = module
      return
    }
    package = folder
    let components = source.pathComponents.dropFirst(folder.pathComponents.count)
    file = components.joined(separator: "/")
    let isBelowTests = components.count > 2 && components.first == "Tests"
    target = isBelowTests ? components[components.startIndex + 1] : module
  }
}
