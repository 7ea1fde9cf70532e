import Foundation
import TouchstoneSnapshots

/// A part of the store, which one kind of CI job may write to.
///
///     v1/sha256/54/b85182….png                           main: pictures by what they show
///     v1/runs/<commit>/<n>-of-<N>.<digest>.jsonl.gz       main: a run of a shard
///     v1/pages/<commit>/<digest>/…                       main: a report
///     v1/pr/<number>/<commit>/{sha256,runs,pages}/…      a pull request: the same
enum StorePlace: Hashable, CustomStringConvertible {
  case main
  case request(Int)

  /// Reads `main` or `pr/1234`.
  init(_ text: String) throws(StoreError) {
    if text == "main" {
      self = .main
    } else if let match = text.wholeMatch(of: /pr\/([1-9][0-9]{0,8})/), let number = Int(match.1) {
      self = .request(number)
    } else {
      throw .badPlace(text)
    }
  }

  var description: String {
    switch self {
    case .main: "main"
    case .request(let number): "pr/\(number)"
    }
  }

  /// The folders of the place, from the store's.
  private func folders(_ commit: GitCommit, _ kind: String) -> [String] {
    switch self {
    case .main: ["v1", kind] + (kind == ObjectName.folder ? [] : [commit.description])
    case .request(let number): ["v1", "pr", "\(number)", commit.description, kind]
    }
  }

  /// The folder of the runs of a commit.
  func runs(of commit: GitCommit) -> ConfinedPath? { ConfinedPath(folders(commit, "runs")) }

  /// The path of a file of a report.
  ///
  /// - Parameter page: What tells apart the reports of one commit.
  func page(of commit: GitCommit, named page: String, file: ConfinedPath) -> ConfinedPath? {
    ConfinedPath(folders(commit, "pages") + [page] + file.components)
  }

  /// The path of an object.
  ///
  /// - Parameters:
  ///   - digest: The SHA-256 in hexadecimal.
  ///   - pathExtension: What the name ends with, such as `png`.
  func object(_ digest: String, pathExtension: String, of commit: GitCommit) -> ConfinedPath? {
    let components = ObjectName.components(digest, pathExtension: pathExtension)
    return ConfinedPath(folders(commit, ObjectName.folder) + components)
  }
}
