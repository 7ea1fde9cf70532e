import Foundation
import Synchronization
import TouchstoneSnapshots

/// The folders of a package's test targets, outside of which no run has a test file.
///
/// Reading a manifest means running it, which SwiftPM does. So a target that the manifest's text names, and that lies
/// where SwiftPM looks first, is taken from the text. A class, because SwiftPM is asked once, and only about others.
final class TestFolders: Sendable {
  private let package: URL
  /// The test targets that the text of the manifest names; `nil` if there is no manifest.
  private let written: Set<String>?
  /// Of each test target, its folder relative to the package.
  private let named = Mutex<[String: String]?>(nil)

  init(package: URL) {
    self.package = package
    written = Self.written(in: package)
  }

  /// Whether a test target of the package has a file, which is there.
  ///
  /// A package inside of the target's folder, such as a fixture, is none of the target's.
  func have(_ file: String, ofTarget target: String) -> Bool {
    guard let path = ConfinedPath(file), path.name.hasSuffix(".swift"),
      ConfinedFolder(package).size(of: path) != nil
    else { return false }
    let folders = Array(path.components.dropLast())
    let usual = ["Tests", target]
    if folders.starts(with: usual), written?.contains(target) ?? true { return isInSamePackage(folders, as: usual) }
    guard let folder = folder(ofTarget: target).flatMap({ ConfinedPath($0) }) else { return false }
    return folders.starts(with: folder.components) && isInSamePackage(folders, as: folder.components)
  }

  /// Whether a folder is in the same package as the folder of a target around it: no folder from the one to the other is a
  /// package.
  private func isInSamePackage(_ folders: [String], as target: [String]) -> Bool {
    guard target.count <= folders.count else { return false }
    let confined = ConfinedFolder(package)
    return (target.count...folders.count).allSatisfy { count in
      guard let path = ConfinedPath(Array(folders.prefix(count))), (try? confined.names(in: path)) != nil else {
        return false
      }
      return !PackageFolder.isPackage(confined.url(of: path))
    }
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

  private static let manifest = "Package.swift"

  /// Returns the names of test targets that are literals in a manifest, and lie where SwiftPM looks first. Those that it
  /// computes, gives a path, comments out or compiles under a condition are not among them.
  private static func written(in package: URL) -> Set<String>? {
    let data: Data
    do throws(FileFault) {
      data = try RegularFile.read(package.appendingPathComponent(manifest).path, links: .refuse, limit: 1 << 20)
    } catch {
      return error.isMissing ? nil : []
    }
    let text = String(decoding: data, as: UTF8.self)
    if ["/*", "#if", "\"\"\""].contains(where: text.contains) { return [] }
    let calls = text.matches(of: /\.(testTarget|\w*[tT]arget|plugin|macro)\(\s*name:\s*"([^"\\]+)"/)
    let ends = calls.dropFirst().map(\.range.lowerBound) + [text.endIndex]
    return Set(
      zip(calls, ends).compactMap { call, end in
        let line = text[..<call.range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        let isPlain = !line.contains("//") && !text[call.range.upperBound..<end].contains("path:")
        return call.1 == "testTarget" && isPlain ? String(call.2) : nil
      })
  }
}
