import Foundation

/// The views without parameters whose previews the compiler refuses: they are left out of the bundle with the others, until one of
/// them is asked for and compiles.
struct BrokenViews: Codable, Equatable {
  /// The stamp of the package's manifest. A new one may change what compiles.
  private var manifest: String
  /// The names of the files of their previews.
  private var names: Set<String> = []

  init(manifest: String) {
    self.manifest = manifest
  }

  /// Reads what was written for the same manifest; else, no view is known to be broken.
  init(in file: URL, manifest: String) {
    let data = try? Data(contentsOf: file)
    let known = data.flatMap { try? JSONDecoder().decode(BrokenViews.self, from: $0) }
    self = known.flatMap { $0.manifest == manifest ? $0 : nil } ?? BrokenViews(manifest: manifest)
  }

  func write(to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try encoder.encode(self).write(to: file, options: .atomic)
  }

  /// The views that are built together so that one can be looked at.
  func shown(of places: [PackageViews.Place], for place: PackageViews.Place) -> [PackageViews.Place] {
    places.filter { $0 == place || !names.contains($0.fileName) }
  }

  /// What a failed build says about the views that were built.
  enum Verdict: Equatable {
    /// Others were refused, and are known now: the build can succeed without them.
    case othersAreBroken
    /// The view that is asked for was refused, or its module was.
    case isBroken
    /// No one knows which view it is: perhaps it is in another module than the one that is asked for.
    case unknown
  }

  /// Notes the views that the compiler refused.
  ///
  /// - Parameters:
  ///   - errors: The compiler's errors.
  ///   - tests: The folder of the previews that were made.
  ///   - sources: The folders of what the view's module is built from, as paths in the package.
  mutating func note(
    _ errors: [CompilerMessage], for place: PackageViews.Place, tests: String, sources: [String]
  ) -> Verdict {
    let files = Set(errors.map(\.file))
    let refused = Set(
      files.filter { $0.hasPrefix(tests + "/") && $0.hasSuffix(".swift") }
        .map { String($0.dropFirst(tests.count + 1).dropLast(".swift".count)) })
    let new = refused.subtracting(names).subtracting([place.fileName])
    names.formUnion(new)
    let isOwn = files.contains { file in sources.contains { file.hasPrefix($0 + "/") } }
    return isOwn || refused.contains(place.fileName) ? .isBroken : new.isEmpty ? .unknown : .othersAreBroken
  }

  /// Notes that a view compiles.
  mutating func clear(_ place: PackageViews.Place) { names.remove(place.fileName) }
}
