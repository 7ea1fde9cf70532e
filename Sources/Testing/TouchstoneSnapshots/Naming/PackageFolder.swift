package import Foundation

/// The folder of a package.
package enum PackageFolder {
  /// Returns the nearest package, from a folder upwards.
  package static func around(_ folder: URL, _ isPackage: (URL) -> Bool = Self.isPackage) -> URL? {
    var folder = folder.standardizedFileURL
    while folder.path != "/" {
      if isPackage(folder) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Returns the nearest folder with a `.git`, from a folder upwards.
  package static func repository(around folder: URL) -> URL? {
    var folder = folder.standardizedFileURL
    while access(folder.appendingPathComponent(".git").path, F_OK) != 0 {
      guard folder.path != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
    return folder
  }

  /// Returns whether a folder has a `Package.swift` that declares a target. A manifest without any hides its folder from
  /// Xcode; what is below it belongs to the package around it.
  package static func isPackage(_ folder: URL) -> Bool {
    let manifest = try? RegularFile.read(folder.appendingPathComponent("Package.swift").path, limit: manifestLimit)
    return manifest?.range(of: Data("arget(".utf8)) != nil
  }

  private static let manifestLimit = 8 << 20
}
