import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// A test bundle that is up to date, and draws what it is asked for.
struct LookBundle {
  private var record: BuildRecord
  /// The file of the record.
  private let file: URL
  private let session: LookSession

  // MARK: Making

  /// Returns the bundle with the package's previews. It is built if a source has changed.
  ///
  /// - Parameter choosesAgain: Whether the bundle is chosen once more: a target may have got its first preview.
  static func previews(of session: LookSession, choosesAgain: Bool = false) throws(PreviewFailure) -> LookBundle {
    let file = file("previews", of: session)
    let old = BuildRecord(in: file)
    return try catching {
      if !choosesAgain, let old, let bundle = try upToDate(old, in: file, of: session) { return bundle }
      var previews = PackagePreviews(package: session.package, scratch: session.made)
      let manifest = try session.packageManifest()
      // Without previews, nothing has to be built to find none.
      guard manifest.targets.contains(where: { $0.isSwift && $0.mentionsPreviews(in: session.package, of: manifest) })
      else {
        throw PreviewFailure.noPreviews([])
      }
      _ = try previews.update(manifest)
      guard let chosen = previews.bundle else { throw PreviewFailure.noTests }
      let bundle = session.bundle(package: chosen.package, name: chosen.name, isGuest: chosen.isGuest)
      if let old, old.package == bundle.package.path, old.name == bundle.name,
        var same = try upToDate(old, in: file, of: session)
      {
        same.record.isChosen = true
        try same.record.write(to: file)
        return same
      }
      return try built(bundle, in: file, of: session, folders: previews.localSources().map(\.path), isChosen: true)
    }
  }

  /// Whether a name is none of a preview, as far as the sources can tell that: since the bundle with the previews was built, no
  /// file with a preview has changed.
  static func hasNoPreview(named name: String, of session: LookSession) -> Bool {
    guard let record = BuildRecord(in: file("previews", of: session)), record.isChosen, let names = record.previews,
      record.hasManifests(of: session.package), !names.contains(where: { $0.isNamed(name) }),
      let changes = changes(of: session, since: record)
    else { return false }
    return !changes.contains(where: hasPreview)
  }

  /// Returns a bundle with a preview for each of some views. It is built if a source has changed.
  static func views(
    _ places: [PackageViews.Place], _ manifest: PackageManifest, of session: LookSession
  ) throws(PreviewFailure) -> LookBundle {
    let package = session.package
    return try catching {
      let targets = Set(places.map(\.target))
      let products = manifest.products.filter { product in
        product.isLibrary && !manifest.closure(of: product.targets).isDisjoint(with: targets)
      }
      let made = PreviewPackage(in: session.made, name: PreviewPackage.viewsName)
      try made.write(
        for: package, manifest, products: products.map(\.name), sources: PackageViews.sources(for: places))
      let file = file("views", of: session)
      // What was written is a source, too.
      if let old = BuildRecord(in: file), let bundle = try upToDate(old, in: file, of: session) { return bundle }
      let bundle = session.bundle(package: made.folder, name: made.name, isGuest: true)
      var previews = PackagePreviews(package: package, scratch: session.made)
      previews.manifest = manifest
      return try built(
        bundle, in: file, of: session, folders: previews.localSources().map(\.path) + [made.folder.path], isChosen: true
      )
    }
  }

  /// The names of the records of bundles.
  static let recordNames = ["previews", "views"]

  private static func file(_ name: String, of session: LookSession) -> URL {
    session.home.appendingPathComponent("\(name).json")
  }

  /// Returns the bundle of a record, which is built if only sources have changed since; nil if it may be another one.
  private static func upToDate(_ old: BuildRecord, in file: URL, of session: LookSession) throws -> LookBundle? {
    // SwiftPM takes a good part of a second to read a manifest.
    let package = session.package
    guard old.hasManifests(of: package), old.isBuilt(by: Toolchain.current(for: package)) else { return nil }
    if !session.isGuest, SetAsideProducts.areLeft(in: session.scratch) {
      let lock = session.lockedBuildFolder()
      defer { withExtendedLifetime(lock) {} }
      SetAsideProducts.clean(session.scratch)
      // Resources are SwiftPM's to make again.
      for name in recordNames { try? FileManager.default.removeItem(at: quickFile(of: self.file(name, of: session))) }
      return nil
    }
    // A change during the build is seen by the next one.
    let sources = session.sources(folders: old.folders)
    if old.isCurrent(sources: sources, scratch: session.scratch) {
      return LookBundle(record: old, file: file, session: session)
    }
    let changes = changes(from: old.sources, to: sources)
    let isChosen = old.isChosen && changes.map { !$0.contains(where: hasPreview) } ?? false
    if let changes, let bundle = try quick(old, changes, sources: sources, isChosen: isChosen, in: file, of: session) {
      return bundle
    }
    let bundle = session.bundle(
      package: URL(fileURLWithPath: old.package, isDirectory: true), name: old.name, isGuest: old.isGuest)
    // A manifest of another package may name other ones now.
    var previews = PackagePreviews(package: session.package, scratch: session.made)
    previews.manifest = try session.packageManifest()
    let folders = previews.localSources().map(\.path) + (old.isGuest ? [old.package] : [])
    return try built(bundle, in: file, of: session, folders: folders, isChosen: isChosen)
  }

  private static func changes(of session: LookSession, since record: BuildRecord) -> Set<String>? {
    changes(from: record.sources, to: session.sources(folders: record.folders))
  }

  private static func changes(from old: String, to new: String) -> Set<String>? {
    SourceState(text: new).changes(since: SourceState(text: old))
  }

  private static func hasPreview(_ path: String) -> Bool {
    (try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped))?.range(of: Data("Preview".utf8)) != nil
  }

  // MARK: Building

  /// The file of a bundle's quick build.
  private static func quickFile(of file: URL) -> URL {
    file.deletingPathExtension().appendingPathExtension("quick.json")
  }

  /// Has the bundle built without SwiftPM; nil if that is not possible.
  private static func quick(
    _ old: BuildRecord, _ changes: Set<String>, sources: String, isChosen: Bool, in file: URL, of session: LookSession
  ) throws -> LookBundle? {
    guard let data = try? Data(contentsOf: quickFile(of: file)),
      var quick = try? JSONDecoder().decode(QuickBuild.self, from: data)
    else { return nil }
    // SwiftPM writes the same files.
    let lock = session.lockedBuildFolder()
    defer { withExtendedLifetime(lock) {} }
    let files = paths(of: changes, in: session.package)
    guard quick.run(changed: files, in: session.package, until: session.isOver) else { return nil }
    try JSONEncoder().encode(quick).write(to: quickFile(of: file), options: .atomic)
    var bundle = old.testBundle(scratch: session.scratch)
    bundle.quick = URL(fileURLWithPath: quick.program)
    let record = BuildRecord(bundle, sources: sources, of: session.package, folders: old.folders, isChosen: isChosen)
    try record.write(to: file)
    return LookBundle(record: record, file: file, session: session)
  }

  /// Returns files as SwiftPM names them: without links to the package, but with those in it.
  static func paths(of files: Set<String>, in package: URL) -> Set<String> {
    let (given, plain) = (package.path + "/", package.resolvingSymlinksInPath().path + "/")
    return Set(files.map { $0.hasPrefix(given) ? plain + $0.dropFirst(given.count) : $0 })
  }

  /// Has SwiftPM build a bundle.
  private static func built(
    _ bundle: TestBundle, in file: URL, of session: LookSession, folders: [String], isChosen: Bool
  ) throws -> LookBundle {
    let sources = session.sources(folders: folders)
    let lock = session.lockedBuildFolder()
    defer { withExtendedLifetime(lock) {} }
    var bundle = bundle
    if lock != nil { bundle.holdsLock = true }
    var quick: QuickBuild?
    try bundle.build(again: bundle.stamp != nil) { manifest in
      // A copy of an earlier commit is built once.
      guard !session.isGuest else { return }
      try FileManager.default.createDirectory(at: session.home, withIntermediateDirectories: true)
      quick = QuickBuild(
        after: manifest, of: bundle.file, package: session.package, scratch: session.scratch, in: session.home)
    }
    // One that is there stays if the sources do not compile: it knows what it has made.
    if let quick {
      try JSONEncoder().encode(quick).write(to: quickFile(of: file), options: .atomic)
    } else {
      try? FileManager.default.removeItem(at: quickFile(of: file))
    }
    try bundle.requireTouchstone()
    let record = BuildRecord(bundle, sources: sources, of: session.package, folders: folders, isChosen: isChosen)
    try record.write(to: file)
    return LookBundle(record: record, file: file, session: session)
  }

  private static func catching(_ body: () throws -> LookBundle) throws(PreviewFailure) -> LookBundle {
    do {
      return try body()
    } catch {
      throw error as? PreviewFailure ?? .notBuilt("\(error)")
    }
  }

  /// Whether the bundle was chosen for the present sources.
  var isChosen: Bool { record.isChosen }

  /// Whether the bundle is that of the same package as another one.
  func isSame(as other: LookBundle) -> Bool {
    (record.package, record.name) == (other.record.package, other.record.name)
  }

  // MARK: Asking

  /// The previews in the bundle. Once asked, it is not asked again until it changes.
  mutating func names() throws(PreviewFailure) -> [LookAnswer.Name] {
    if let names = record.previews { return names }
    let folder = file.deletingLastPathComponent().appendingPathComponent("names", isDirectory: true)
    let answer = try ask(LookRequest(name: nil, folder: folder.path))
    record.previews = answer.names
    try? record.write(to: file)
    return answer.names
  }

  /// Returns the bundle's answer; nil if it has no such preview.
  mutating func answer(to request: LookRequest) throws(PreviewFailure) -> LookAnswer? {
    if let names = record.previews, let name = request.name, !names.contains(where: { $0.isNamed(name) }) { return nil }
    let answer = try ask(request)
    guard answer.name == nil, !answer.names.isEmpty || answer.problem != nil else { return answer }
    record.previews = answer.names
    try? record.write(to: file)
    return nil
  }

  private func ask(_ request: LookRequest) throws(PreviewFailure) -> LookAnswer {
    do {
      let requestFile = try request.prepare()
      var bundle = record.testBundle(scratch: session.scratch)
      (bundle.limit, bundle.interruption) = (session.limit, session.interruption)
      try bundle.runKnown(environment: [LookRequest.variable: requestFile.path], in: session.package)
      return try request.readAnswer()
    } catch {
      throw error as? PreviewFailure ?? .crashed(code: 0, "\(error)")
    }
  }
}

extension LookAnswer.Name {
  /// Whether a word, in any case, names the preview.
  func isNamed(_ word: String) -> Bool {
    [name.lowercased(), "\(module)/\(name)".lowercased()].contains(word.lowercased())
  }
}

extension LookRequest {
  /// The folder, as a URL.
  var place: URL { URL(fileURLWithPath: folder, isDirectory: true) }

  /// Writes the request for a process to read, and removes earlier answers.
  ///
  /// - Returns: The request's file.
  func prepare() throws -> URL {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: place.appendingPathComponent(Self.answerName))
    let file = place.appendingPathComponent("request.json")
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
    return file
  }

  /// Reads what the process wrote.
  func readAnswer() throws -> LookAnswer {
    try JSONDecoder().decode(LookAnswer.self, from: Data(contentsOf: place.appendingPathComponent(Self.answerName)))
  }
}
