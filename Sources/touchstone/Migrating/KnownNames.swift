import Foundation

/// What a package and its dependencies have: modules, and names that hide those of SwiftUI.
struct KnownNames {
  /// The modules of the package and its dependencies.
  private var modules: Set<String> = []
  /// Whether all dependencies could be read, so that another module is none of theirs.
  private var isComplete = true
  /// The names that the package declares.
  private var declared: Set<String> = []

  /// Nothing is known.
  init() {}

  /// Reads the package's targets and the manifests of its dependencies, as far as they are on disk.
  init(of manifest: PackageManifest, package: URL, surveys: [TargetSurvey]) {
    modules = Set((manifest.targets.map(\.name) + manifest.products.map(\.name)).map(Self.moduleName))
    declared = surveys.flatMap(\.files).reduce(into: []) { $0.formUnion($1.declared) }
    let checkouts = package.appendingPathComponent(".build/checkouts", isDirectory: true)
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: checkouts.path)) ?? []
    for folder in folders { read(checkouts.appendingPathComponent(folder)) }
    for dependency in manifest.dependencies where !Self.isReplaced(dependency) {
      if let path = dependency.path {
        isComplete = read(URL(fileURLWithPath: path, relativeTo: package)) && isComplete
      } else {
        isComplete = isComplete && folders.contains { $0.lowercased() == dependency.name.lowercased() }
      }
    }
  }

  /// Returns a remark about an import; `nil` if there is such a module, or may be.
  func remark(on item: SourceSurvey.Import, in survey: SourceSurvey) -> String? {
    let module = item.module
    guard !modules.contains(module), !Advice.products.contains(module), !Advice.systemModules.contains(module) else {
      return nil
    }
    if Advice.absentModules.contains(module) { return Advice.text(forModule: module) }
    // The plugins remove the import of Objective-C.
    let isOptional =
      module == "ObjectiveC" || survey.askedModules.contains(module) || module.hasPrefix("_")
      || module.hasPrefix("Touchstone")
    return isComplete && !isOptional ? Advice.text(forUnknownModule: module) : nil
  }

  /// Returns a remark about a name of SwiftUI; `nil` if the package declares it.
  func remark(on name: String) -> String? {
    if let advice = Advice.byName[name] { return advice }
    return declared.contains(name.filter { $0 != "." && $0 != "\\" }) ? nil : AbsentNames.advice(for: name)
  }

  /// Notes the names in a dependency's manifest, which are those of its targets and products.
  @discardableResult
  private mutating func read(_ folder: URL) -> Bool {
    let file = folder.appendingPathComponent("Package.swift")
    guard let manifest = try? String(contentsOf: file, encoding: .utf8) else { return false }
    let names = manifest.matches(of: /"([\w-]+)"/).map { Self.moduleName(String($0.1)) }
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/Sources")) ?? []
    modules.formUnion(names + folders)
    return true
  }

  /// Returns whether Touchstone takes the place of a dependency.
  private static func isReplaced(_ dependency: PackageDependency) -> Bool {
    ["touchstone", "swift-snapshot-testing"].contains(dependency.name.lowercased())
  }

  private static func moduleName(_ name: String) -> String {
    name.replacingOccurrences(of: "-", with: "_")
  }
}
