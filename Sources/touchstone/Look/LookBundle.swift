import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// A test bundle that is up to date, and draws what it is asked for.
struct LookBundle {
  private var record: BuildRecord
  /// The file of the record.
  private let file: URL
  private let scratch: URL

  // MARK: Making

  /// Returns the bundle with the package's previews. It is built if a source has changed.
  ///
  /// - Parameter choosesAgain: Whether the bundle is chosen once more: a target may have got its first preview.
  static func previews(of session: LookSession, choosesAgain: Bool = false) throws(PreviewFailure) -> LookBundle {
    let file = session.home.appendingPathComponent("previews.json")
    if !choosesAgain, let record = BuildRecord.current(in: file, of: session.package, scratch: session.scratch) {
      return LookBundle(record: record, file: file, scratch: session.scratch)
    }
    return try catching {
      // SwiftPM takes a good part of a second to read a manifest.
      if !choosesAgain, let record = BuildRecord.outdated(in: file, of: session.package) {
        return try built(
          record.testBundle(scratch: session.scratch), in: file, of: session.package, folders: record.folders,
          isChosen: false)
      }
      var previews = PackagePreviews(package: session.package, scratch: session.scratch)
      _ = try previews.update()
      guard let chosen = previews.bundle else { throw PreviewFailure.noTests }
      let bundle = TestBundle(
        package: chosen.package, scratch: chosen.scratch, name: chosen.name,
        isGuest: chosen.isGuest || session.isGuest)
      return try built(bundle, in: file, of: session.package, folders: previews.localSources().map(\.path))
    }
  }

  /// Returns a bundle with a preview for each of some views. It is built if a source has changed.
  static func views(
    _ places: [PackageViews.Place], _ manifest: PackageManifest, of session: LookSession
  ) throws(PreviewFailure) -> LookBundle {
    let (package, scratch) = (session.package, session.scratch)
    return try catching {
      let targets = Set(places.map(\.target))
      let products = manifest.products.filter { product in
        product.isLibrary && !manifest.closure(of: product.targets).isDisjoint(with: targets)
      }
      let made = PreviewPackage(in: scratch, name: PreviewPackage.viewsName)
      try made.write(
        for: package, manifest, products: products.map(\.name), sources: PackageViews.sources(for: places))
      let file = session.home.appendingPathComponent("views.json")
      // What was written is a source, too.
      if let record = BuildRecord.current(in: file, of: package, scratch: scratch) {
        return LookBundle(record: record, file: file, scratch: scratch)
      }
      let bundle = TestBundle(package: made.folder, scratch: scratch, name: made.name, isGuest: true)
      var previews = PackagePreviews(package: package, scratch: scratch)
      previews.manifest = manifest
      return try built(
        bundle, in: file, of: package, folders: previews.localSources().map(\.path) + [made.folder.path])
    }
  }

  private static func built(
    _ bundle: TestBundle, in file: URL, of package: URL, folders: [String], isChosen: Bool = true
  ) throws -> LookBundle {
    // A change during the build is seen by the next one.
    let sources = BuildRecord.sources(of: package, folders: folders)
    try bundle.build(again: bundle.stamp != nil)
    try bundle.requireTouchstone()
    let record = BuildRecord(
      sources: sources, manifest: BuildRecord.manifest(of: package), folders: folders, bundle: bundle.stamp ?? "",
      package: bundle.package.path, name: bundle.name,
      isGuest: bundle.isGuest, isChosen: isChosen)
    try record.write(to: file)
    return LookBundle(record: record, file: file, scratch: bundle.scratch)
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
  mutating func names(in package: URL) throws(PreviewFailure) -> [LookAnswer.Name] {
    if let names = record.previews { return names }
    let folder = file.deletingLastPathComponent().appendingPathComponent("names", isDirectory: true)
    let answer = try ask(LookRequest(name: nil, folder: folder.path), in: package)
    record.previews = answer.names
    try? record.write(to: file)
    return answer.names
  }

  /// Returns the bundle's answer; nil if it has no such preview.
  mutating func answer(to request: LookRequest, in package: URL) throws(PreviewFailure) -> LookAnswer? {
    if let names = record.previews, let name = request.name?.lowercased(),
      !names.contains(where: { [$0.name.lowercased(), "\($0.module)/\($0.name)".lowercased()].contains(name) })
    {
      return nil
    }
    let answer = try ask(request, in: package)
    guard answer.name == nil, !answer.names.isEmpty || answer.problem != nil else { return answer }
    record.previews = answer.names
    try? record.write(to: file)
    return nil
  }

  private func ask(_ request: LookRequest, in package: URL) throws(PreviewFailure) -> LookAnswer {
    do {
      let requestFile = try request.prepare()
      try record.testBundle(scratch: scratch)
        .runKnown(environment: [LookRequest.variable: requestFile.path], in: package)
      return try request.readAnswer()
    } catch {
      throw error as? PreviewFailure ?? .crashed(code: 0, "\(error)")
    }
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
