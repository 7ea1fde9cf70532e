package import Foundation
import TouchstoneSnapshots

/// Paths of files of a package as CI services want them: from the repository's folder.
package struct RepositoryPaths: Hashable, Sendable {
  /// The package's folder in the repository: empty, or with `/` at the end.
  private let prefix: String

  /// The variables in which GitHub Actions, GitLab and Jenkins name the folder that they checked out.
  private static let variables = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR", "WORKSPACE"]

  /// - Parameter prefix: the package's folder in the repository.
  package init(prefix: String = "") {
    self.prefix = prefix.isEmpty || prefix.hasSuffix("/") ? prefix : prefix + "/"
  }

  /// Paths that start at the folder that a CI service checked out; at the package, if the service names none.
  package init(package: URL, environment: [String: String]) {
    let root = Self.variables.lazy.compactMap { environment[$0] }.first.map {
      URL(fileURLWithPath: $0, isDirectory: true).resolvingSymlinksInPath()
    }
    let folder = package.resolvingSymlinksInPath().path
    let prefix = root.map { folder == $0.path ? "" : folder.relative(to: $0) } ?? ""
    // A package outside of the repository has no path in it.
    self.init(prefix: prefix.hasPrefix("/") || prefix == "." ? "" : prefix)
  }

  /// Returns the path of a file that is relative to the package; one outside of the repository stays as it is.
  package func path(of file: String) -> String { resolved(file) ?? file }

  /// Returns the path of a source that is relative to the package: `../Design/Chip.swift` is in a package beside it. Nil for one
  /// outside of the repository, or in a hidden folder, such as that of dependencies.
  func source(_ file: String) -> String? {
    let isHidden = file.split(separator: "/").dropLast().contains { $0.hasPrefix(".") && $0 != "." && $0 != ".." }
    return isHidden ? nil : resolved(file)
  }

  private func resolved(_ file: String) -> String? {
    let names = file.split(separator: "/")
    guard !file.hasPrefix("/"), let last = names.last, last != ".", last != ".." else { return nil }
    var folders = prefix.split(separator: "/")
    for name in names where name != "." {
      if name != ".." {
        folders.append(name)
      } else if folders.popLast() == nil {
        return nil
      }
    }
    return folders.joined(separator: "/")
  }
}
