import Foundation
import TouchstoneImageIO
import TouchstoneReport

/// What the last build for `touchstone look` was made from, so that a package that has not changed is not built again: SwiftPM
/// takes seconds to find that out.
struct BuildRecord: Codable {
  /// The sources: see ``SourceState/text``.
  var sources: String
  /// The stamp of the package's manifest, which decides what the bundle is.
  var manifest: String
  /// The same of the generated package, if it is one: another package with the same build folder writes it as well.
  var generatedManifest: String
  /// The Swift that built it: see ``Toolchain``.
  var toolchain: String?
  /// The sources of local packages that the package depends on.
  var folders: [String]
  /// The stamp of the program that draws.
  var stamp: String
  /// The package with the tests, the name of it, and whether it is a generated one.
  var package: String
  var name: String
  var isGuest: Bool
  /// The program that draws, if that is not the test bundle: see ``QuickBuild``.
  var program: String?
  /// Whether the bundle was chosen for these sources, rather than earlier ones.
  var isChosen: Bool
  /// The previews in the bundle, once it was asked.
  var previews: [LookAnswer.Name]?

  /// Reads the record in a file; nil if there is none.
  init?(in file: URL) {
    guard let data = try? Data(contentsOf: file), let record = try? JSONDecoder().decode(BuildRecord.self, from: data)
    else { return nil }
    self = record
  }

  /// - Parameter folders: The sources of local packages that the package depends on.
  init(_ bundle: TestBundle, sources: String, of package: URL, folders: [String], isChosen: Bool) {
    (self.sources, self.folders, self.isChosen) = (sources, folders, isChosen)
    manifest = Self.manifest(of: package)
    generatedManifest = bundle.isGuest ? Self.manifest(of: bundle.package) : ""
    toolchain = Toolchain.current(for: package)
    stamp = bundle.stamp ?? ""
    (self.package, name, isGuest) = (bundle.package.path, bundle.name, bundle.isGuest)
    program = bundle.quick?.path
  }

  /// Whether the record speaks of the sources of a package as they are, and of the program that is there.
  func isCurrent(sources: String, scratch: URL) -> Bool {
    self.sources == sources && testBundle(scratch: scratch).stamp == stamp
  }

  /// Whether the manifests of a package, and of the one that was generated for it, are what they were.
  func hasManifests(of package: URL) -> Bool {
    let generated = isGuest ? Self.manifest(of: URL(fileURLWithPath: self.package, isDirectory: true)) : ""
    return manifest == Self.manifest(of: package) && generatedManifest == generated
  }

  /// Whether the bundle was built by the Swift that is there. Where none is, nothing could be built again.
  func isBuilt(by toolchain: String?) -> Bool { toolchain == nil || self.toolchain == toolchain }

  /// A text that changes when a package's manifest does.
  static func manifest(
    of package: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? []
    // There may be others, for versions of Swift.
    let files = names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.sorted()
    let stamps = files.map { "\($0) \(FileStamp.of("\(package.path)/\($0)") ?? "")" }
    return (stamps + files.flatMap { variables(of: "\(package.path)/\($0)", environment) }).joined(separator: "\n")
  }

  /// The variables that a manifest names, with digests of their values, which may be secrets.
  private static func variables(of manifest: String, _ environment: [String: String]) -> [String] {
    guard let text = try? String(contentsOfFile: manifest, encoding: .utf8), text.contains("environment") else {
      return []
    }
    let names = Set(text.matches(of: /environment\s*\[\s*"([^"]+)"/).map { String($0.1) })
    return names.sorted().map { "\($0) \(environment[$0].map { Data($0.utf8).sha256 } ?? "")" }
  }

  /// The state of the sources that a bundle of a package is built from, as text.
  ///
  /// - Parameter folders: The sources of other packages.
  static func sources(of package: URL, folders: [String], scratch: URL) -> String {
    SourceState(
      of: [package] + folders.map { URL(fileURLWithPath: $0) },
      except: [scratch, package.appendingPathComponent(".build", isDirectory: true)]
    ).text
  }

  func testBundle(scratch: URL) -> TestBundle {
    var bundle = TestBundle(
      package: URL(fileURLWithPath: package, isDirectory: true), scratch: scratch, name: name, isGuest: isGuest)
    bundle.quick = program.map { URL(fileURLWithPath: $0) }
    return bundle
  }

  func write(to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
  }
}
