import Foundation
import TouchstoneCompare
import TouchstoneSnapshots

/// Draws the snapshots of a commit with the commit's own Touchstone, and keeps them for the next comparison.
///
/// The commit has its files and its build in folders of its own beside the build of the package, so that neither is built
/// again because of the other.
struct BaseDrawing {
  let package: URL
  /// The build folder of the package.
  let scratch: URL
  let interruption: Interruption
  /// Whether previews are drawn instead of the snapshots of tests.
  var hasPreviews = false
  /// Whether a commit is not drawn if this clone lacks files of it.
  var requiresAll = false
  /// The tests that alone run, as an expression for `swift test --filter`; nil for all.
  var filter: String?

  /// The folder of all that is kept.
  var home: URL { scratch.appendingPathComponent("touchstone-base", isDirectory: true) }
  private var build: URL { home.appendingPathComponent("build", isDirectory: true) }
  private var checkout: RevisionFolder {
    RevisionFolder(
      url: home.appendingPathComponent("checkout", isDirectory: true), hasOwnTouchstone: true, build: build)
  }

  /// The name of the folder of what is drawn.
  private var folderName: String { hasPreviews ? "drawn-previews" : filter == nil ? "drawn" : "drawn-filtered" }

  /// Returns the snapshots of a commit, which are drawn unless they are there.
  func snapshots(of revision: Revision) throws(ComparisonError) -> DrawnSnapshots {
    let folder = home.appendingPathComponent(folderName, isDirectory: true)
    let key = key + (filter ?? "")
    if let kept = try? DrawnSnapshots(in: folder), isCurrent(kept.state, revision, key: key), kept.isFlawless {
      return kept
    }
    try DrawnSnapshots.prepare(folder)
    let missing: [String]
    do throws(RevisionFault) {
      missing = try checkout.write(revision, like: package)
    } catch {
      throw .revision(error)
    }
    if requiresAll, !missing.isEmpty { throw .incomplete(side: revision.words, missing) }
    for sentence in missing { Console.complain(sentence) }
    let copy = checkout.package(of: revision)
    if !FileManager.default.fileExists(atPath: build.path) {
      Console.line("\(revision.words) is built in a folder of its own, which takes minutes the first time.")
    }
    var state = DrawnSnapshots.State(
      commit: GitCommit(revision.commit), key: key, missing: missing, hasPreviews: hasPreviews)
    if hasPreviews {
      state.omissions = try PreviewDrawing(
        package: copy, scratch: build, side: revision.words, interruption: interruption
      )
      .draw(into: DrawnSnapshots.previews(in: folder))
    } else {
      var drawing = SnapshotDrawing(
        package: copy, scratch: build, side: revision.words, interruption: interruption)
      drawing.missing = missing
      drawing.filter = filter
      state.failures = try drawing.draw(into: folder, isOld: true)
    }
    state.folders = localFolders
    state.sources = Self.digest(of: state.folders)
    var drawn = DrawnSnapshots(folder: folder, state: state)
    try drawn.finish()
    return drawn
  }

  private func isCurrent(_ state: DrawnSnapshots.State, _ revision: Revision, key: String) -> Bool {
    state.commit?.description == revision.commit && state.key == key && state.hasPreviews == hasPreviews
      && state.missing.isEmpty
      && state.sources == Self.digest(of: state.folders)
  }

  /// What decides what a commit draws besides its files: the compiler, the libraries and fonts of the machine, the versions of
  /// dependencies that the commit may not name, and what the environment asks of tests.
  private var key: String {
    let swift = ExternalProgram.path(of: "swift")
    let program = swift.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path } ?? ""
    let versions = try? String(contentsOf: package.appendingPathComponent("Package.resolved"), encoding: .utf8)
    let asked = ProcessInfo.processInfo.environment.filter { $0.key.hasPrefix("TOUCHSTONE_") }
      .filter { !["TOUCHSTONE_RUN", "TOUCHSTONE_RUNS", "TOUCHSTONE_SHARD"].contains($0.key) }
      .map { "\($0.key)=\($0.value)" }.sorted()
    // Its time is new in each job that installs the same packages.
    let packages = FileManager.default.contents(atPath: "/var/lib/dpkg/status").map(GoldenKind.digest(ofFile:))
    let parts = [program, FileStamp.of(program) ?? "", packages ?? "", versions ?? ""]
    return GoldenKind.digest(ofFile: Data((parts + asked).joined(separator: "\n").utf8))
  }

  /// The local packages outside of the commit's files that its build used.
  private var localFolders: [String] {
    struct Workspace: Decodable {
      struct Object: Decodable { var dependencies: [Dependency] }
      struct Dependency: Decodable { var state: Place }
      struct Place: Decodable { var path: String? }
      var object: Object
    }
    let file = build.appendingPathComponent("workspace-state.json")
    guard let data = try? Data(contentsOf: file), let workspace = try? JSONDecoder().decode(Workspace.self, from: data)
    else { return [] }
    let inside = checkout.url.resolvingSymlinksInPath().path + "/"
    return workspace.object.dependencies.compactMap(\.state.path).filter { $0.hasPrefix("/") && !$0.hasPrefix(inside) }
      .sorted()
  }

  /// A digest of the sources of local packages, which changes when one of their files does.
  private static func digest(of folders: [String]) -> String {
    let state = SourceState(of: folders.map { URL(fileURLWithPath: $0, isDirectory: true) }, except: [])
    return folders.isEmpty ? "" : GoldenKind.digest(ofFile: Data(state.text.utf8))
  }
}
