package import Foundation
package import TouchstoneText

/// A font set and the file from which it was read.
package struct FontSetFile: Hashable, Sendable {
  /// The name of the file next to the goldens.
  package static let name = "fonts.json"

  package let path: String
  package let set: FontSet

  package init(path: String, set: FontSet) {
    self.path = path
    self.set = set
  }

  /// Reads a font set from a file.
  ///
  /// - Throws: `FontError.unusableSet`.
  package init(contentsOfFile path: String) throws(FontError) {
    guard let size = FileDigest.size(ofFileAt: path), size <= FontSet.largestSet,
      let json = try? Data(contentsOf: URL(fileURLWithPath: path))
    else {
      if let target = Self.lostTarget(ofLink: path) {
        throw .unusableSet(path: path, reason: "it is a symbolic link to \(target), where there is no file")
      }
      throw .unusableSet(path: path, reason: "it is not a readable file of at most \(FontSet.largestSet) bytes")
    }
    do throws(FontSet.Fault) {
      self.init(path: path, set: try FontSet(json: json))
    } catch {
      throw .unusableSet(path: path, reason: error.reason)
    }
  }

  /// The folders in which the package keeps copies of its fonts.
  package var folders: [String] { self.set.folders.map(path(of:)) }

  /// Returns the resolved form of a path written in the set.
  package func path(of written: String) -> String {
    // Packages may share a set through a symbolic link.
    let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
    return URL(fileURLWithPath: written, relativeTo: folder).standardizedFileURL.path
  }

  /// Returns the path of a package's font set, whether it exists or not.
  package static func path(ofPackage package: URL) -> String {
    package.appendingPathComponent("Snapshots", isDirectory: true).appendingPathComponent(name).path
  }

  /// Returns the font set with which a process draws, or `nil` if there is none.
  ///
  /// The file is the one named by `TOUCHSTONE_FONTS`, or else `fonts.json` in the golden folder named by
  /// `TOUCHSTONE_SNAPSHOTS`, or else that of the package.
  ///
  /// - Parameter package: The package's folder; `nil` for the one that contains the working directory.
  /// - Throws: `FontError.unusableSet`.
  package static func ofProcess(
    package: URL? = nil, environment: [String: String] = ProcessInfo.processInfo.environment,
    workingFolder: String = FileManager.default.currentDirectoryPath
  ) throws(FontError) -> FontSetFile? {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    // A file that is named explicitly must exist.
    if let named = value("TOUCHSTONE_FONTS") { return try FontSetFile(contentsOfFile: named) }
    let package = package ?? Self.package(around: URL(fileURLWithPath: workingFolder, isDirectory: true))
    let beside = value("TOUCHSTONE_SNAPSHOTS").map { folder in
      URL(fileURLWithPath: folder, relativeTo: package).appendingPathComponent(name).path
    }
    let candidates = [beside, package.map(path(ofPackage:))].compactMap(\.self)
    guard let path = candidates.first(where: isThere) else { return nil }
    return try FontSetFile(contentsOfFile: path)
  }

  /// Returns whether anything is at a path, even a link that leads nowhere: a declaration that is lost is no missing one.
  package static func isThere(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }

  /// Returns where a symbolic link leads if nothing is there.
  private static func lostTarget(ofLink path: String) -> String? {
    FileManager.default.fileExists(atPath: path)
      ? nil : try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }

  /// Returns the nearest folder, from the given one upwards, that contains a `Package.swift`.
  private static func package(around folder: URL) -> URL? {
    var folder = folder.standardizedFileURL
    while folder.pathComponents.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
