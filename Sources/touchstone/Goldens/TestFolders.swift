import Foundation
import Synchronization
import TouchstoneSnapshots

/// The folders of a package's test targets, outside of which no run has a test file.
///
/// A class, because SwiftPM is asked once, and only if a test file lies outside of `Tests/<target>`.
final class TestFolders: Sendable {
  private let package: URL
  /// Of each test target, its folder relative to the package.
  private let named = Mutex<[String: String]?>(nil)

  init(package: URL) {
    self.package = package
  }

  /// Whether a test target of the package has a file, which is there.
  func have(_ file: String, ofTarget target: String) -> Bool {
    guard let path = ConfinedPath(file), path.name.hasSuffix(".swift"),
      ConfinedFolder(package).size(of: path) != nil
    else { return false }
    let folders = path.components.dropLast()
    if folders.starts(with: ["Tests", target]) { return true }
    guard let folder = folder(ofTarget: target).flatMap({ ConfinedPath($0) }) else { return false }
    return folders.starts(with: folder.components)
  }

  private func folder(ofTarget target: String) -> String? {
    named.withLock { named in
      if named == nil {
        let targets = (try? PackageManifest(package: package))?.targets.filter { $0.type == .test } ?? []
        named = Dictionary(targets.map { ($0.name, $0.path ?? "Tests/\($0.name)") }) { first, _ in first }
      }
      return named?[target]
    }
  }
}
