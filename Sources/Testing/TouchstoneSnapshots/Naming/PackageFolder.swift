package import Foundation
import TouchstoneSyntax

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
    let file = folder.appendingPathComponent("Package.swift").path
    guard let manifest = try? RegularFile.read(file, limit: manifestLimit), let first = manifest.range(of: target)
    else { return false }
    // In most manifests, no comment can reach to the first target, and each assertion asks.
    let before = manifest[..<first.lowerBound]
    let line = before.lastIndex(of: UInt8(ascii: "\n")).map { before[$0...] } ?? before
    if before.range(of: Data("/*".utf8)) == nil, line.range(of: Data("//".utf8)) == nil { return true }
    return Data(SourceMask([UInt8](manifest)).code).range(of: target) != nil
  }

  /// The end of the names of what makes a target, such as `testTarget`, and the parenthesis.
  private static let target = Data("arget(".utf8)

  private static let manifestLimit = 8 << 20
}
