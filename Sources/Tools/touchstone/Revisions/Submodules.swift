import Foundation
import TouchstoneSnapshots

/// The submodules of a commit.
struct Submodules {
  /// Writes the files of a commit of a repository.
  typealias CheckOut = (
    _ commit: String, _ gitFolder: String, _ folder: URL, _ index: String, _ name: String
  ) throws(RevisionFault) -> Void

  /// A submodule, with its path in the repository around it.
  private struct Submodule {
    var path: String
    var commit: String
    /// Nil if this clone does not have it.
    var gitFolder: String?
  }

  private let submodules: [Submodule]
  /// The folder with the files of the repository around them.
  private let folder: URL
  private let repository: URL

  /// - Parameter folder: The folder with the files of the commit.
  init(of revision: Revision, in folder: URL) {
    self.init(of: revision.commit, repository: revision.repository, gitFolder: revision.gitFolder, in: folder)
  }

  private init(of commit: String, repository: URL, gitFolder: String, in folder: URL) {
    (self.folder, self.repository) = (folder, repository)
    let modules = folder.appendingPathComponent(".gitmodules")
    let variables = ["GIT_DIR=\(gitFolder)"]
    guard FileManager.default.fileExists(atPath: modules.path),
      let entries = Git.entries(["ls-tree", "-r", "--full-tree", commit], in: folder, variables)
    else {
      submodules = []
      return
    }
    submodules = entries.filter(\.isSubmodule).map { entry in
      Submodule(
        path: entry.path, commit: entry.hash,
        gitFolder: Self.gitFolder(of: entry.path, commit: entry.hash, repository: repository, modules, gitFolder))
    }
  }

  /// The folder of git's files for a submodule that has a commit: of its checkout, or of an earlier one.
  private static func gitFolder(
    of path: String, commit: String, repository: URL, _ modules: URL, _ parent: String
  ) -> String? {
    let checkout = repository.appendingPathComponent(path, isDirectory: true)
    let common = Git.run(["rev-parse", "--git-common-dir"], in: repository, ["GIT_DIR=\(parent)"])?.output ?? parent
    let shared = URL(fileURLWithPath: common, relativeTo: repository).path
    let list = Git.output(
      ["config", "--file", modules.path, "--get-regexp", #"^submodule\..*\.path$"#], in: repository)
    let name = (list ?? "").split(separator: "\n").first { $0.hasSuffix(".path \(path)") }
      .map { $0.dropFirst("submodule.".count).dropLast(".path \(path)".count) }
    // In a folder without its own files, git would find those of the repository around it.
    let own =
      FileManager.default.fileExists(atPath: checkout.appendingPathComponent(".git").path)
      ? Git.output(["rev-parse", "--absolute-git-dir"], in: checkout) : nil
    let places = [own] + [name.map(String.init) ?? path].map { "\(shared)/modules/\($0)" }
    return places.compactMap(\.self).first { place in
      Git.run(["cat-file", "-e", "\(commit)^{commit}"], in: repository, ["GIT_DIR=\(place)"])?.status == 0
    }
  }

  /// The command that fetches a submodule's commit, from any folder.
  private func fetching(_ submodule: Submodule) -> String {
    let checkout = repository.appendingPathComponent(submodule.path)
    // Git would move one that is there to the commit that the checkout names.
    let isThere = FileManager.default.fileExists(atPath: checkout.appendingPathComponent(".git").path)
    let begin = "git -C \(repository.path.shellWord) submodule update --init \(submodule.path.shellWord) && "
    return (isThere ? "" : begin) + "git -C \(checkout.path.shellWord) fetch origin \(submodule.commit)"
  }

  /// Writes the files of all submodules, and of those in them.
  ///
  /// - Returns: A sentence for each that this clone does not have.
  func write(by checkOut: CheckOut) throws(RevisionFault) -> [String] {
    var missing: [String] = []
    for submodule in submodules {
      let place = folder.appendingPathComponent(submodule.path, isDirectory: true)
      guard let gitFolder = submodule.gitFolder else {
        // Its files of another commit are not those of this one.
        try? FileManager.default.removeItem(at: place)
        missing.append(
          "The submodule \(submodule.path) is left out, because this clone does not have its commit "
            + "\(submodule.commit.prefix(10)). Fetch it: \(fetching(submodule))")
        continue
      }
      try checkOut(submodule.commit, gitFolder, place, "-" + SnapshotName.hash(place.path), submodule.path)
      let inner = Submodules(
        of: submodule.commit, repository: repository.appendingPathComponent(submodule.path, isDirectory: true),
        gitFolder: gitFolder, in: place)
      missing += try inner.write(by: checkOut)
    }
    return missing
  }
}
