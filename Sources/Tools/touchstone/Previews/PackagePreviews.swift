import Foundation

/// Draws a package's previews with a test bundle: the package's own or a generated one.
struct PackagePreviews {
  let package: URL
  /// The build folder.
  let scratch: URL
  var manifest: PackageManifest?
  private(set) var bundle: TestBundle?
  /// What ends a build or a drawing early.
  var interruption: Interruption? { didSet { bundle?.interruption = interruption } }
  /// The modification date of the manifest that the bundle was chosen for.
  private var date: Date?
  /// The targets whose previews are not drawn.
  private(set) var omissions: [PreviewPlan.Omission] = []

  init(package: URL, scratch: URL) {
    self.package = package
    self.scratch = scratch
  }

  /// Chooses the bundle, unless it was chosen and the manifest has not changed since.
  ///
  /// - Parameter known: The manifest, if it was read.
  /// - Returns: Whether a bundle was chosen.
  mutating func update(_ known: PackageManifest? = nil) throws -> Bool {
    let file = package.appendingPathComponent("Package.swift")
    let date = (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
    guard bundle == nil || date != self.date else { return false }
    let manifest = try known ?? Self.manifest(of: package)
    let plan = PreviewPlan(manifest, of: package)
    omissions = plan.omissions
    if plan.isFutile { throw PreviewFailure.nothingDrawn(plan.omissions) }
    switch plan.bundle {
    case .own:
      bundle = TestBundle(package: package, scratch: scratch, name: manifest.name)
    case .made(let products):
      let made = PreviewPackage(in: scratch)
      try made.write(for: package, manifest, products: products)
      bundle = TestBundle(package: made.folder, scratch: scratch, name: PreviewPackage.name, isGuest: true)
    }
    bundle?.interruption = interruption
    (self.manifest, self.date) = (manifest, date)
    return true
  }

  static func manifest(of package: URL) throws -> PackageManifest {
    try JSONDecoder().decode(PackageManifest.self, from: Data(manifestText(of: package).utf8))
  }

  /// Returns the manifest as SwiftPM prints it.
  static func manifestText(of package: URL) throws -> String {
    do {
      return try PackageManifest.json(of: package)
    } catch PackageManifest.Fault.noSwift {
      throw PreviewFailure.notBuilt("There is no `swift` in PATH.")
    } catch PackageManifest.Fault.refused(let result) {
      throw PreviewFailure.notBuilt(result.complaint)
    }
  }

  func build(again isAgain: Bool) throws { try bundle?.build(again: isAgain) }

  func draw(environment: [String: String]) throws { try bundle?.run(environment: environment, in: package) }

  /// Returns the manifests and the folders of targets, plugins among them, of local packages that the package depends on, directly or
  /// not; their tests draw nothing here.
  func localSources() -> [URL] {
    var (found, open) = ([URL](), manifest?.dependencies.compactMap(\.path) ?? [])
    var sources: [URL] = []
    while let path = open.popLast() {
      let folder = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
      guard folder != package, !found.contains(folder) else { continue }
      found.append(folder)
      // The build reports manifests that cannot be read.
      guard let manifest = try? PackageManifest(package: folder) else {
        sources.append(folder)
        continue
      }
      open += manifest.dependencies.compactMap(\.path)
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      sources += files.filter { $0.hasPrefix("Package") && $0.contains(".") }.sorted().map(
        folder.appendingPathComponent)
      sources += manifest.targets.filter { $0.type != .test }.compactMap { $0.builtFolder(in: folder, of: manifest) }
    }
    return sources
  }
}
