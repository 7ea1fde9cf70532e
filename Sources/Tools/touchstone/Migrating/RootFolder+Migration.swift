import Foundation
import TouchstoneSnapshots

extension RootFolder {
  /// Makes sure that no link leads out of a package where files are about to be written.
  ///
  /// - Parameter paths: Relative to the package.
  /// - Throws: ``MigrationError/notWritten(_:why:)``.
  static func requireOwn(_ paths: [String], of package: URL) throws(MigrationError) {
    let root = RootFolder(package)
    for path in paths {
      let target = target(of: package.appendingPathComponent(path).path)
      guard root.contains(target) else {
        throw .notWritten(path, why: "a link leads to \(target), outside of the package")
      }
    }
  }
}
