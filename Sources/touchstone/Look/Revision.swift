import Foundation
import TouchstoneReport

/// A package as it was at a commit, in a folder of its own. It is built in the package's build folder, so that only the
/// package's own modules are compiled again.
struct Revision {
  /// The commit's hash.
  let commit: String
  /// The root of the repository, and the path of the package in it.
  private let repository: URL
  private let path: String

  /// Reads which commit a word names: `HEAD`, `main`, `HEAD~2`, a hash.
  init(_ word: String, of package: URL) throws(LookFailure) {
    let folder = package.resolvingSymlinksInPath()
    // A word that begins with a dash would be an option.
    guard !word.hasPrefix("-"), let root = Self.git(["rev-parse", "--show-toplevel"], in: folder) else {
      throw .noBase(word, why: "the package is not in a git repository, and this is not a golden")
    }
    guard let commit = Self.git(["rev-parse", "--verify", "--quiet", "\(word)^{commit}"], in: folder) else {
      throw .noBase(word, why: "git knows no such commit, and it is not a golden: pass HEAD, a branch, or a .png file")
    }
    self.commit = commit
    repository = URL(fileURLWithPath: root, isDirectory: true)
    path = folder.path == root ? "" : String(folder.path.dropFirst(root.count + 1))
  }

  /// Has a view drawn as it was.
  func answer(to request: LookRequest, _ session: LookSession) throws(LookFailure) -> LookAnswer {
    let home = session.home.appendingPathComponent("revision", isDirectory: true)
    let package = path.isEmpty ? home : home.appendingPathComponent(path, isDirectory: true)
    let manifests = RevisionManifests(root: home, package: package, repository: repository)
    let kept = manifests.kept()
    try checkOut(into: home)
    guard FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path) else {
      throw .noBase(commit, why: "the package was not there yet")
    }
    do { try manifests.point() } catch { throw .noBase(commit, why: error.localizedDescription) }
    useVersions(of: session.package, in: package)
    manifests.restoreTimes(of: kept)
    // What a commit looks like only changes with what draws it.
    var copy = session.copied(to: package)
    let file = request.place.appendingPathComponent("commit.txt")
    let old = key(of: request, copy)
    if (try? String(contentsOf: file, encoding: .utf8)) == old, let answer = try? request.readAnswer() { return answer }
    // From here on, the answer that is there may be another one's.
    try? FileManager.default.removeItem(at: file)
    do {
      let lock = session.lockedBuildFolder()
      defer { withExtendedLifetime(lock) {} }
      if lock != nil { copy.holdsBuildFolder = true }
      let products = try SetAsideProducts(in: session.scratch, names: try copy.packageManifest().productNames)
      defer { products.restore() }
      let answer = try copy.answer(to: request)
      // A dependency that has changed meanwhile may be in it, or not.
      let new = key(of: request, copy)
      if new == old { try? new.write(to: file, atomically: true, encoding: .utf8) }
      return answer
    } catch {
      throw .noBase(commit, why: "\(error)")
    }
  }

  /// All that decides how a view is drawn: the commit, the request, and the packages that the package depends on.
  ///
  /// - Parameter copy: The session of the package as it was.
  private func key(of request: LookRequest, _ copy: LookSession) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = (try? encoder.encode(request)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let versions = try? String(
      contentsOf: copy.package.appendingPathComponent("Package.resolved"), encoding: .utf8)
    let sources = SourceState(of: copy.dependencyFolders(), except: [copy.scratch]).text
    return [commit, text, versions ?? "", sources].joined(separator: "\n")
  }

  /// Writes the files of the commit. Those that stay the same are not touched, so that they are not compiled again, except the
  /// manifest.
  private func checkOut(into folder: URL) throws(LookFailure) {
    let index = folder.deletingLastPathComponent().appendingPathComponent("revision.index").path
    // Nothing is fetched over a network: neither what a partial clone lacks, nor files of Git LFS.
    let variables = [
      "GIT_DIR=\(gitFolder)", "GIT_WORK_TREE=\(folder.path)", "GIT_INDEX_FILE=\(index)", "GIT_NO_LAZY_FETCH=1",
    ]
    let settings = ["-c", "core.hooksPath=/dev/null", "-c", "lfs.fetchexclude=*"]
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .noBase(commit, why: "\(folder.path) cannot be written: \(error.localizedDescription)")
    }
    // An index of its own: the user's does not change, and neither do files that both commits have.
    let result = ExternalProgram.run(
      ["env"] + variables + ["git"] + settings + ["read-tree", "-u", "--reset", commit], in: folder)
    guard let result, result.status == 0 else {
      throw .noBase(commit, why: "git could not write its files: \(result?.complaint ?? "there is no `git` in PATH")")
    }
  }

  private var gitFolder: String {
    Self.git(["rev-parse", "--absolute-git-dir"], in: repository) ?? repository.appendingPathComponent(".git").path
  }

  /// Has the copy use the versions of other packages that the package uses, which are there already.
  private func useVersions(of package: URL, in copy: URL) {
    let (versions, old) = (
      package.appendingPathComponent("Package.resolved"), copy.appendingPathComponent("Package.resolved")
    )
    guard let data = try? Data(contentsOf: versions), data != (try? Data(contentsOf: old)) else { return }
    try? data.write(to: old, options: .atomic)
  }

  private static func git(_ arguments: [String], in folder: URL) -> String? {
    ExternalProgram.run(["git"] + arguments, in: folder).flatMap { $0.status == 0 ? $0.output : nil }
  }
}
