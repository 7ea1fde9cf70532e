import Foundation

/// What a package and its dependencies have: modules, and names that hide those of SwiftUI.
struct KnownNames {
  /// The modules of the package and its dependencies.
  private var modules: Set<String> = []
  /// The modules that the package itself has.
  private var own: Set<String> = []
  /// The dependencies that could not be read: another module may be one of theirs.
  private(set) var unread: [String] = []
  /// The names that the package declares.
  private var declared: Set<String> = []

  /// Nothing is known.
  init() {}

  /// Reads the package's targets and the manifests of its dependencies, as far as they are on disk.
  init(of manifest: PackageManifest, package: URL, surveys: [TargetSurvey]) {
    own = Set((manifest.targets.map(\.name) + manifest.products.map(\.name)).map(Self.moduleName))
    modules = own
    declared = surveys.flatMap(\.files).reduce(into: []) { $0.formUnion($1.declared) }
    let folders = DependencyFolders(of: manifest, package: package).all
    let isRead = folders.mapValues { read($0) }
    unread = manifest.dependencies.map(\.name).filter { !Self.isReplaced($0) && isRead[$0.lowercased()] != true }
  }

  /// Returns a remark about an import; `nil` if there is such a module, or may be.
  func remark(on item: SourceSurvey.Import, in survey: SourceSurvey) -> String? {
    let module = item.module
    if Advice.absentModules.contains(module), !modules.contains(module) { return Advice.text(forModule: module) }
    return unread.isEmpty && isUnknown(item, in: survey) ? Advice.text(forUnknownModule: module) : nil
  }

  /// Returns whether an import is one of a module that nothing on disk has, though the file needs it.
  func isUnknown(_ item: SourceSurvey.Import, in survey: SourceSurvey) -> Bool {
    let module = item.module
    // The plugins remove the import of Objective-C, and import AppKit instead of Cocoa.
    let isOptional =
      ["Cocoa", "ObjectiveC"].contains(module) || survey.askedModules.contains(module) || module.hasPrefix("_")
      || module.hasPrefix("Touchstone")
    return !isOptional && !modules.contains(module) && !Advice.products.contains(module)
      && !Advice.systemModules.contains(module) && !Advice.absentModules.contains(module)
  }

  /// Returns a remark about a name of SwiftUI, UIKit or AppKit; `nil` if the package declares it.
  ///
  /// - Parameter imports: The modules that the file imports.
  func remark(on name: String, imports: Set<String>) -> String? {
    // A property often has the name of the key that it reads: @Environment(\.managedObjectContext) var managedObjectContext.
    let base = name.split(separator: "(").first.map(String.init) ?? name
    if let advice = Advice.byName[name] { return declared.contains(base) ? nil : advice }
    let word = name.filter { $0 != "." && $0 != "\\" }
    if declared.contains(word) || modules.contains(word) { return nil }
    if let advice = AbsentNames.advice(for: name) { return advice }
    // A dependency may declare names that begin with `UI`; of Apple's other modules, only Core Data has names of this kind.
    let isOwn = imports.allSatisfy {
      own.contains($0) || Advice.products.contains($0) || Advice.systemModules.contains($0)
        || ["Cocoa", "ObjectiveC"].contains($0) || Advice.absentModules.contains($0) && $0 != "CoreData"
    }
    return isOwn ? KitNames.advice(for: name) : nil
  }

  /// Returns whether a name looks like one of SwiftUI, UIKit or AppKit that Linux lacks.
  func lacks(_ name: String) -> Bool {
    let word = name.filter { $0 != "." && $0 != "\\" }
    return !declared.contains(word) && !modules.contains(word) && (AbsentNames.contains(name) || KitNames.lacks(name))
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

  /// Returns whether Touchstone takes the place of a dependency with a name.
  static func isReplaced(_ dependency: String) -> Bool {
    ["touchstone", ManifestLines.replacedPackage].contains(dependency.lowercased())
  }

  private static func moduleName(_ name: String) -> String {
    name.replacingOccurrences(of: "-", with: "_")
  }
}
