import Foundation
import TouchstoneCompare
import TouchstoneReport
import TouchstoneSnapshots

/// Has views of a package drawn: builds what draws them if a source has changed, and reads the answer.
struct LookSession {
  let package: URL
  /// The build folder.
  let scratch: URL
  /// Whether the build folder is that of another package.
  var isGuest = false
  /// Whether this process, or one that waits for it, holds SwiftPM's lock of the build folder.
  var holdsBuildFolder: Bool
  /// The longest time that a view may take to be drawn.
  var limit: Duration?
  /// What ends builds and drawings early.
  var interruption: Interruption?

  init(package: URL, scratch: URL? = nil) {
    self.package = package
    self.scratch = scratch ?? package.appendingPathComponent(".build", isDirectory: true)
    holdsBuildFolder = BuildFolderLock.isHeldByPlugin(self.scratch)
  }

  /// A session for a copy of the package, which is built in the same folder.
  func copied(to package: URL) -> LookSession {
    var copy = LookSession(package: package, scratch: scratch)
    (copy.isGuest, copy.limit, copy.interruption) = (true, limit, interruption)
    copy.holdsBuildFolder = holdsBuildFolder
    return copy
  }

  /// The folder of records, answers and pictures.
  var home: URL { package.appendingPathComponent(".build/touchstone/look", isDirectory: true) }

  /// The folder of the packages that are made to draw. Those for a copy are not those for the package itself, which are not written
  /// again unless they change.
  var made: URL { isGuest ? home : scratch }

  /// Returns the folder of a view's pictures.
  func folder(of name: String) -> URL {
    home.appendingPathComponent("views/\(SnapshotName.component(name, limit: 120))", isDirectory: true)
  }

  /// Says when work must end early.
  var isOver: (() -> Bool)? { interruption.map { interruption in { interruption.hasCome } } }

  /// The state of the package's sources, and of others, as text.
  func sources(folders: [String]) -> String { BuildRecord.sources(of: package, folders: folders, scratch: scratch) }

  /// Returns a test bundle in the build folder.
  func bundle(package: URL, name: String, isGuest: Bool) -> TestBundle {
    var bundle = TestBundle(package: package, scratch: scratch, name: name, isGuest: isGuest || self.isGuest)
    (bundle.interruption, bundle.holdsLock) = (interruption, holdsBuildFolder)
    return bundle
  }

  /// Waits until no other process builds in the build folder, and keeps others from it as long as the lock is referred to; nil if
  /// that is so anyway.
  func lockedBuildFolder() -> FileLock? {
    guard !holdsBuildFolder else { return nil }
    return FileLock(BuildFolderLock.file(of: scratch), until: isOver ?? { false }) {
      Console.complain("Waiting for another SwiftPM process that builds in the same folder.")
    }
  }

  /// The sources of local packages that the package depends on, as far as what was built tells them; else as SwiftPM does. What
  /// lies in the build folder is not among them: it was made, or is of the same commit.
  func dependencyFolders() -> [URL] {
    let records = LookBundle.recordNames.compactMap { BuildRecord(in: home.appendingPathComponent("\($0).json")) }
    var folders = Set(records.flatMap(\.folders))
    if records.isEmpty {
      var previews = PackagePreviews(package: package, scratch: scratch)
      previews.manifest = try? packageManifest()
      folders = Set(previews.localSources().map(\.path))
    }
    return folders.filter { folder in ![scratch, home].contains { folder.hasPrefix($0.path + "/") } }.sorted()
      .map { URL(fileURLWithPath: $0) }
  }

  // MARK: Names

  /// The previews of the package, the names of its views without parameters, and why there are no previews if the sources have
  /// some.
  func names() throws(LookFailure) -> (previews: [LookAnswer.Name], views: [String], remark: String?) {
    let views = PackageViews(try manifest(), of: package)
    do throws(PreviewFailure) {
      var bundle = try LookBundle.previews(of: self)
      let previews = try bundle.names()
      // Sources mention previews, or no bundle would have been built for them.
      return (
        previews, views.names(besides: previews),
        previews.isEmpty ? "The test bundle has no previews, although sources mention some." : nil
      )
    } catch {
      // Without previews, there are the views.
      if views.places.isEmpty || error.isOfPackage { throw LookFailure(error, package: package) }
      return ([], views.names(), error == .noPreviews([]) ? nil : "\(error)")
    }
  }

  private func manifest() throws(LookFailure) -> PackageManifest {
    do {
      return try packageManifest()
    } catch {
      throw (error as? PreviewFailure).map { LookFailure($0, package: package) } ?? .other("\(error)")
    }
  }

  /// The package's manifest. SwiftPM, which takes half a second to read it, is asked once, until it changes.
  func packageManifest() throws -> PackageManifest {
    let file = home.appendingPathComponent("manifest.json")
    let (stamp, toolchain) = (BuildRecord.manifest(of: package), Toolchain.current(for: package))
    if let data = try? Data(contentsOf: file), let kept = try? JSONDecoder().decode(KeptManifest.self, from: data),
      kept.stamp == stamp, kept.isRead(by: toolchain),
      let manifest = try? JSONDecoder().decode(PackageManifest.self, from: Data(kept.json.utf8))
    {
      return manifest
    }
    let json = try PackagePreviews.manifestText(of: package)
    let manifest = try JSONDecoder().decode(PackageManifest.self, from: Data(json.utf8))
    try? FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try? JSONEncoder().encode(KeptManifest(stamp: stamp, toolchain: toolchain, json: json)).write(
      to: file, options: .atomic)
    return manifest
  }

  private struct KeptManifest: Codable {
    var stamp: String
    /// A manifest may ask for the version of Swift, or be there for one.
    var toolchain: String?
    /// What SwiftPM prints.
    var json: String

    /// Whether it was read by the Swift that is there. Where none is, nothing could be read again.
    func isRead(by toolchain: String?) -> Bool { toolchain == nil || self.toolchain == toolchain }
  }

  // MARK: Answers

  /// Has a preview, a view without parameters or a snapshot drawn.
  func answer(to request: LookRequest) throws(LookFailure) -> LookAnswer {
    let name = request.name ?? ""
    var known: [String] = []
    var preview: LookAnswer?
    // For a view, the bundle with the previews need not be built.
    var views: PackageViews?
    if LookBundle.hasNoPreview(named: name, of: self) {
      let manifest = try manifest()
      let found = PackageViews(manifest, of: package)
      if let place = try found.place(named: name) {
        return try drawn(try answer(to: request, showing: place, among: found.places, manifest), name)
      }
      views = found
    }
    do throws(PreviewFailure) {
      var bundle = try LookBundle.previews(of: self)
      preview = try bundle.answer(to: request)
      if preview == nil, !bundle.isChosen {
        var other = try LookBundle.previews(of: self, choosesAgain: true)
        if !other.isSame(as: bundle) { preview = try other.answer(to: request) }
        bundle = other
      }
      if preview == nil { known = try bundle.names().map(\.name) }
    } catch {
      // Without tests or previews, there are the views. A crash is that of the view.
      if error.isOfPackage { throw LookFailure(error, package: package, view: name) }
    }
    if let preview { return try drawn(preview, name) }
    let manifest = try manifest()
    let all = views ?? PackageViews(manifest, of: package)
    if let place = try all.place(named: name) {
      return try drawn(try answer(to: request, showing: place, among: all.places, manifest), name)
    }
    let near = known.filter { Self.isShort(name, for: $0) }
    guard near.count < 2 else { throw .severalViews(name, near) }
    if let only = near.first {
      var named = request
      named.name = only
      return try answer(to: named)
    }
    let snapshots = SnapshotNames(manifest, of: package)
    let obstacle = all.obstacles[name]
    guard name.contains("/"), obstacle == nil, !snapshots.filters(for: name).isEmpty else {
      let names = known + all.names().filter { !known.contains($0) } + (name.contains("/") ? snapshots.goldens : [])
      throw .noView(name, names: names, obstacle: obstacle)
    }
    return try drawn(try SnapshotRun(session: self, names: snapshots).answer(to: request), name)
  }

  /// Whether a word is the first or the last part of a preview's name: `Card` or `Dark` of `Card-Dark`.
  static func isShort(_ word: String, for name: String) -> Bool {
    let (word, name) = (word.lowercased(), name.lowercased())
    return name.hasPrefix(word + "-") || name.hasSuffix("-" + word)
  }

  private func drawn(_ answer: LookAnswer, _ name: String) throws(LookFailure) -> LookAnswer {
    if let badOption = answer.badOption { throw .badOption(badOption) }
    if let problem = answer.problem { throw .notDrawn(name, why: problem) }
    return answer
  }

  private func answer(
    to request: LookRequest, showing place: PackageViews.Place, among places: [PackageViews.Place],
    _ manifest: PackageManifest
  ) throws(LookFailure) -> LookAnswer {
    var request = request
    request.name = "PreviewTests/\(place.fileName)"
    guard var answer = try answer(to: request, bundling: place, with: places, manifest) else {
      throw .noView(place.view.name, names: [], obstacle: "the preview that was made for it is not in the test bundle")
    }
    // The preview's own place is in a file that was made.
    answer.name = LookAnswer.Name(name: place.view.name, module: place.target)
    return answer
  }

  /// Builds a bundle with a view and all others that the compiler takes, and asks it.
  private func answer(
    to request: LookRequest, bundling place: PackageViews.Place, with places: [PackageViews.Place],
    _ manifest: PackageManifest
  ) throws(LookFailure) -> LookAnswer? {
    let file = home.appendingPathComponent("broken.json")
    let known = BrokenViews(in: file, manifest: BuildRecord.manifest(of: package))
    var broken = known
    defer { if broken != known { try? broken.write(to: file) } }
    var shown = broken.shown(of: places, for: place)
    while true {
      do throws(PreviewFailure) {
        var bundle = try LookBundle.views(shown, manifest, of: self)
        broken.clear(place)
        return try bundle.answer(to: request)
      } catch {
        let failure = LookFailure(error, package: package, view: place.view.name)
        guard case .notBuilt(let errors, _) = failure, shown != [place] else { throw failure }
        let sources = manifest.closure(of: [place.target]).compactMap { name in
          manifest.targets.first { $0.name == name }?.folder(in: package, of: manifest)?.path.relative(to: package)
        }
        let tests = PreviewPackage(in: made, name: PreviewPackage.viewsName).tests.resolvingSymlinksInPath()
        switch broken.note(errors, for: place, tests: tests.path.relative(to: package), sources: sources) {
        case .isBroken: throw failure
        case .othersAreBroken: shown = broken.shown(of: places, for: place)
        // Without the modules of the others, it may compile.
        case .unknown: shown = [place]
        }
      }
    }
  }
}

extension PreviewFailure {
  /// Whether the package cannot be built, or crashes: not that it merely has no previews, or no tests that draw them.
  fileprivate var isOfPackage: Bool {
    switch self {
    case .notBuilt, .crashed, .overdue: true
    case .noTests, .noTouchstone, .nothingDrawn, .noPreviews: false
    }
  }
}
