import Foundation
import TouchstoneSnapshots

/// A folder with the files of one commit after another, so that each is built from what the one before it has built.
///
/// It has an index of its own. Git keeps no record of it, so it can be deleted at any time; the user's checkout, index and
/// branches do not change. Nothing is fetched over a network.
struct RevisionFolder {
  /// The folder, which has the contents of the whole repository.
  let url: URL
  /// Whether the commit's own Touchstone draws, if it is in the repository, and the commit's own versions of other packages count.
  var hasOwnTouchstone = false
  /// The folder in which these commits are built, and nothing else; nil if it is the user's.
  var build: URL?

  /// Returns the folder of the package.
  func package(of revision: Revision) -> URL {
    revision.path.isEmpty ? url : url.appendingPathComponent(revision.path, isDirectory: true)
  }

  /// Writes the files of a commit. Those that stay the same are not touched, so that they are not compiled again.
  ///
  /// - Returns: What is missing in this clone, a sentence for each.
  /// - Throws: ``RevisionFault`` if a file cannot be written, or the commit has no such package.
  func write(_ revision: Revision, like package: URL) throws(RevisionFault) -> [String] {
    let copy = self.package(of: revision)
    let manifests = RevisionManifests(
      root: url, package: copy, repository: revision.repository, hasOwnTouchstone: hasOwnTouchstone)
    let kept = manifests.kept()
    var places: [Place] = []
    func write(
      _ commit: String, gitFolder: String, into folder: URL, index: String, name: String
    ) throws(RevisionFault) {
      try checkOut(commit, gitFolder: gitFolder, into: folder, index: index, name: name)
      places.append(Place(commit: commit, gitFolder: gitFolder, folder: folder))
    }
    try write(revision.commit, gitFolder: revision.gitFolder, into: url, index: "", name: revision.commit)
    guard FileManager.default.fileExists(atPath: copy.appendingPathComponent("Package.swift").path) else {
      throw RevisionFault(revision.commit, "the package was not there yet.")
    }
    let missing = try Submodules(of: revision, in: url).write(by: write)
    do { try manifests.point() } catch { throw RevisionFault(revision.commit, error.localizedDescription) }
    useVersions(of: package, in: copy, revision)
    manifests.restoreTimes(of: kept)
    forgetModules()
    return missing + places.compactMap(pointers)
  }

  /// Writes the files of a commit of a repository.
  ///
  /// - Parameter index: What the name of the index has besides that of the folder.
  private func checkOut(
    _ commit: String, gitFolder: String, into folder: URL, index: String, name: String
  ) throws(RevisionFault) {
    let file = url.deletingLastPathComponent().appendingPathComponent(url.lastPathComponent + index + ".index")
    // A process that was killed leaves the lock of an index that no one else writes.
    unlink(file.path + ".lock")
    // Nothing is fetched over a network: neither what a partial clone lacks, nor files of Git LFS, which are written if they are here.
    let variables = [
      "GIT_DIR=\(gitFolder)", "GIT_WORK_TREE=\(folder.path)", "GIT_INDEX_FILE=\(file.path)", "GIT_NO_LAZY_FETCH=1",
    ]
    let settings = [
      "core.hooksPath=/dev/null", "core.splitIndex=false", "core.fsmonitor=false", "lfs.url=file:///nowhere",
      "lfs.skipdownloaderrors=true",
      // A folder that a cache brought back has other numbers and times of changes, and need not be written again.
      "core.trustctime=false", "core.checkStat=minimal",
      // The user's choice of folders is not that of another commit.
      "core.sparseCheckout=false",
      // It would move the submodules of the checkout.
      "submodule.recurse=false",
    ].flatMap { ["-c", $0] }
    let manager = FileManager.default
    // Git writes the index last: files of a commit that was interrupted would stay, as files that git knows nothing of.
    let mark = file.path + ".begun"
    if manager.fileExists(atPath: mark) {
      try? manager.removeItem(at: folder)
      try? manager.removeItem(at: file)
    }
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: URL(fileURLWithPath: mark))
    } catch {
      throw RevisionFault(name, "\(folder.path) cannot be written: \(error.localizedDescription)")
    }
    removeSubmodules(notIn: commit, of: folder, variables)
    let result = Git.run(settings + ["read-tree", "-u", "--reset", commit], in: folder, variables)
    guard let result, result.status == 0 else {
      let complaint = result?.complaint ?? "there is no `git` in PATH"
      let promisors = Git.run(["config", "--get-regexp", #"^remote\..*\.promisor$"#], in: folder, variables)
      throw RevisionFault(
        name,
        promisors?.status == 0
          ? "git could not write its files, which this partial clone may not have: \(complaint)\nFetch them: "
            + "git -C \(gitFolder.shellWord) archive --output=/dev/null --format=tar \(commit)"
          : "git could not write its files: \(complaint)")
    }
    unlink(mark)
  }

  /// Removes the submodules of the commit before that this one lacks: git leaves their files.
  private func removeSubmodules(notIn commit: String, of folder: URL, _ variables: [String]) {
    func paths(_ words: [String]) -> Set<String> {
      let entries = Git.entries(words, in: folder, variables) ?? []
      return Set(entries.filter(\.isSubmodule).map(\.path))
    }
    let old = paths(["ls-files", "--stage"])
    if old.isEmpty { return }
    for path in old.subtracting(paths(["ls-tree", "-r", "--full-tree", commit])) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }
  }

  /// Has the compiler read the headers of C targets again: the modules that it keeps lack those which a commit has added.
  private func forgetModules() {
    guard let build else { return }
    try? FileManager.default.removeItem(at: build.appendingPathComponent("debug/ModuleCache", isDirectory: true))
  }

  // MARK: What the copy has from the checkout

  /// Has the copy use the versions of other packages that the package uses, which are there already; where the commit's own
  /// count, only if it does not say any.
  private func useVersions(of package: URL, in copy: URL, _ revision: Revision) {
    let (versions, old) = (
      package.appendingPathComponent("Package.resolved"), copy.appendingPathComponent("Package.resolved")
    )
    // The file in the copy may be from an earlier comparison.
    let path = (revision.path.isEmpty ? "" : revision.path + "/") + "Package.resolved"
    let isNamed = Git.run(["cat-file", "-e", "\(revision.commit):\(path)"], in: revision.repository)?.status == 0
    if hasOwnTouchstone, isNamed { return }
    guard let data = try? Data(contentsOf: versions), data != (try? Data(contentsOf: old)) else { return }
    try? data.write(to: old, options: .atomic)
  }

  /// The files of a commit of the repository, or of a submodule.
  private struct Place {
    var commit: String
    var gitFolder: String
    var folder: URL
  }

  /// Says which files were not fetched from Git LFS, apart from goldens and documentation: pictures that views show. Git's
  /// attributes are not asked which those are: they may be in any folder, and in the settings of the clone.
  private func pointers(_ place: Place) -> String? {
    let words = ["ls-tree", "-r", "-l", "--full-tree", place.commit]
    let entries = Git.entries(words, in: place.folder, ["GIT_DIR=\(place.gitFolder)"]) ?? []
    // Pointers are short.
    let files = entries.filter { ($0.size ?? .max) < 1024 }.map(\.path).filter { path in
      let isShown = !["/Snapshots/", "__Snapshots__/", ".docc/"].contains { "/\(path)".contains($0) }
      let data = !isShown ? nil : try? Data(contentsOf: place.folder.appendingPathComponent(path))
      return data.map(LFSPointer.isPointer) ?? false
    }
    guard let first = files.first else { return nil }
    // Git writes files of another time again, and so the contents that are fetched meanwhile.
    for path in files {
      utimensat(AT_FDCWD, place.folder.appendingPathComponent(path).path, [timespec(), timespec()], 0)
    }
    let module = place.folder.path.relative(to: url)
    let isSubmodule = place.folder != url
    let name = isSubmodule ? "\(module)/\(first)" : first
    return
      "\(files.count == 1 ? "The file \(name) of the commit is" : "\(files.count) files of the commit, such as \(name), are") "
      + "not fetched from Git LFS. Fetch: git \(isSubmodule ? "--git-dir \(place.gitFolder.shellWord) " : "")lfs fetch origin \(place.commit)"
  }
}
