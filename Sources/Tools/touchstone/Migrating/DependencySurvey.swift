import Foundation
import Synchronization
import TouchstoneConditions
import TouchstoneReport
import TouchstoneSnapshots

/// A dependency that does not compile on Linux as it is, because its sources import what only Touchstone or Apple has.
struct DependencySurvey {
  /// The name by which SwiftPM's commands know it.
  var name: String
  var folder: URL
  /// Whether the package itself names it, and not just another dependency.
  private(set) var isDirect = true
  /// The path at which the package is told of it, if it is a local one.
  var path: String?
  /// The modules that no condition hides on Linux, with the place of their first import and the number of files.
  private(set) var modules: [String: (place: String, files: Int)] = [:]

  /// The modules that a package on Linux has only with Touchstone, or never.
  private static let foreign = AppleModules.absent.union(Advice.products).union(["Cocoa"])

  /// Reads the dependencies of a package that are on disk, also indirect ones.
  static func all(of manifest: PackageManifest, package: URL) -> [DependencySurvey] {
    let references = manifest.targets.flatMap(\.dependencies).filter(\.isOnLinux)
    let all = DependencyFolders(of: manifest, package: package).all
    // SwiftPM notes a local checkout of Touchstone by the name of its folder.
    let own = all["touchstone"]?.standardizedFileURL.path
    let folders = all.sorted { $0.key < $1.key }
      .filter { !KnownNames.isReplaced($0.key) && $0.value.standardizedFileURL.path != own }
    let surveys = Mutex([DependencySurvey?](repeating: nil, count: folders.count))
    // SwiftPM takes a second to read a manifest.
    DispatchQueue.concurrentPerform(iterations: folders.count) { index in
      let (name, folder) = folders[index]
      let direct = manifest.dependencies.first { $0.name.lowercased() == name }
      // Names of products, and of targets of the package, which no product of a dependency has.
      let products = direct.map { _ in Set(references.map(\.name)) }
      var survey = DependencySurvey(name: direct?.name ?? name, folder: folder, products: products)
      survey?.isDirect = direct != nil
      survey?.path = direct?.path.map { URL(fileURLWithPath: $0, relativeTo: package).standardizedFileURL.path }
      surveys.withLock { $0[index] = survey }
    }
    return surveys.withLock { $0 }.compactMap { $0 }
  }

  /// Reads the sources of a dependency; `nil` if nothing is wrong with it, or it has been migrated.
  ///
  /// - Parameter products: The products that are used of it; `nil` for all.
  init?(name: String, folder: URL, products: Set<String>?) {
    (self.name, self.folder) = (name, folder)
    let manifest = FileManager.default.contents(atPath: folder.appendingPathComponent("Package.swift").path) ?? Data()
    guard manifest.range(of: Data(ManifestLines.mark.utf8)) == nil else { return nil }
    let files = Self.sources(below: folder).compactMap { file in
      (try? RegularFile.read(file.path)).flatMap { data in
        Self.mentions(data) ? (file, Self.imports(in: [UInt8](data))) : nil
      }
    }
    guard files.contains(where: { !$0.1.isEmpty }) else { return nil }
    let folders = Self.usedFolders(of: folder, products: products)
    for (file, imports) in files {
      let path = file.standardizedFileURL.path
      guard folders.map({ $0.contains { path.hasPrefix($0.path + "/") } }) ?? true else { continue }
      for (module, line) in imports {
        let known = modules[module]
        modules[module] = (known?.place ?? "\(path.relative(to: folder)):\(line)", (known?.files ?? 0) + 1)
      }
    }
    if modules.isEmpty { return nil }
  }

  /// What to do about it.
  var text: String {
    let names = modules.sorted { ($1.value.files, $0.key) < ($0.value.files, $1.key) }
    let imports = names.map { "\($0.key) (\($0.value.place))" }.joined(separator: ", ")
    let folder = (path ?? "../\(name)").shellWord
    let check = path == nil ? "\n    swift package edit \(name.shellWord) --path \(folder)" : ""
    // Other dependencies may use products of it that do not have these modules.
    let fault = isDirect ? "does not build on Linux as it is. Migrate" : "may not build on Linux. If so, migrate"
    return "Dependency \(name) imports \(imports) and \(fault) it as well"
      + "\(path == nil ? ", in a checkout of yours" : ""):\(check)\n    touchstone migrate --package \(folder) --write"
  }

  private static func sources(below folder: URL) -> [URL] {
    let names = ["Sources", "Source", "src", "srcs"].filter {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
    return HiddenTests.swiftFiles(below: names.first.map { folder.appendingPathComponent($0) } ?? folder)
  }

  /// The folders of the targets that products consist of; `nil` if the manifest cannot be read.
  private static func usedFolders(of package: URL, products: Set<String>?) -> [URL]? {
    guard let manifest = try? PackageManifest(package: package) else { return nil }
    let used = manifest.products.filter { products?.contains($0.name) ?? true }.flatMap(\.targets)
    let targets = manifest.closure(of: used)
    return manifest.targets.filter { targets.contains($0.name) && $0.isSwift }
      .compactMap { $0.folder(in: package, of: manifest) }
  }

  /// Returns whether a source has the name of one of the modules after `import`, in code or not.
  private static func mentions(_ source: Data) -> Bool {
    let word = Data("import ".utf8)
    var rest = source[...]
    while let match = rest.range(of: word) {
      rest = rest[match.upperBound...]
      let text = String(decoding: rest.prefix { $0.isModuleName || $0 == UInt8(ascii: " ") }, as: UTF8.self)
      let name = text.split(separator: " ").first { !SourceWords.importKinds.contains(String($0)) }
      if let name, foreign.contains(String(name)) { return true }
    }
    return false
  }

  /// The lines at which a source imports the modules on Linux.
  private static func imports(in source: [UInt8]) -> [String: Int] {
    let survey = SourceSurvey(source, path: "", modules: [], own: [])
    let modules = (survey.imports[.linux] ?? []).filter { foreign.contains($0.module) }
    return Dictionary(modules.map { ($0.module, $0.line) }) { first, _ in first }
  }
}

extension UInt8 {
  fileprivate var isModuleName: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || self == UInt8(ascii: "_")
  }
}
