import Foundation
import TouchstoneConditions
import TouchstoneReport
import TouchstoneSnapshots

/// A new package for a folder of sources without a manifest, such as a module of an Xcode project.
struct NewPackage {
  var folder: URL
  var name: String
  /// The path of the sources, relative to the folder: `.` or `Sources/Cards`.
  private(set) var path = "."
  private var exclude: [String] = []
  private(set) var views: [PlainViews.Found] = []
  /// The views without a test, with the path of their file, relative to the folder.
  private(set) var skipped: [PlainViews.Skipped] = []
  private(set) var hasPreviews = false
  private var isProgram = false
  private var isLocalized = false
  private var target: TargetMigration?

  /// - Throws: ``MigrationError`` if there is a manifest or no source.
  init(folder: URL, name: String?, touchstone: String, preferred: Platform?) throws(MigrationError) {
    self.folder = folder
    self.name = Self.identifier(name ?? folder.lastPathComponent)
    guard !Self.isTaken(self.name) else { throw .takenName(self.name) }
    let manifest = folder.appendingPathComponent("Package.swift")
    guard !FileManager.default.fileExists(atPath: manifest.path) else { throw .exists("Package.swift") }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    if files.contains("Sources") { path = "Sources" }
    let sources = folder.appendingPathComponent(path, isDirectory: true).standardizedFileURL
    if path == "." {
      exclude = files.filter { file in Self.foreignEndings.contains { file.hasSuffix($0) } } + ["Snapshots"]
    }
    let entry = PackageTarget(
      name: self.name, type: .regular, path: path, exclude: exclude + ["Tests"], sources: nil, resources: [],
      dependencies: [], pluginUsages: nil)
    let empty = PackageManifest(name: self.name, toolsVersion: "6.2")
    guard let survey = TargetSurvey(entry, in: empty, package: folder) else { throw .noSources(folder.path) }
    let target = TargetMigration(
      survey, in: empty, package: folder, as: preferred ?? TargetSurvey.platform(of: [survey]))
    let modules = Set(Advice.products).subtracting(Advice.platformProducts).union(target.products)
    let swift = entry.swiftFiles(in: sources)
    guard !swift.isEmpty else { throw .noSources(sources.path) }
    self.target = target
    let read = swift.compactMap { file in
      (try? RegularFile.read(file.path)).map { data in
        (
          path: file.standardizedFileURL.path.relative(to: folder),
          declarations: SourceDeclarations([UInt8](data), platform: target.platform ?? .linux, modules: modules)
        )
      }
    }
    let found = PlainViews(read)
    (views, skipped) = (found.views, found.skipped)
    hasPreviews = read.contains { $0.declarations.hasPreviews }
    isProgram = read.contains { $0.declarations.hasMain }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: sources.path)) ?? []
    isLocalized = paths.contains { $0.hasSuffix(".xcstrings") || $0.hasSuffix(".lproj") }
    lines = ManifestLines(
      targets: target.needsLines ? [target] : [], command: "init", touchstone: touchstone, dependsOnTouchstone: true)
  }

  private var lines: ManifestLines?

  /// The ends of the names of files that are no sources or resources of a package.
  private static let foreignEndings = [
    "Tests", ".entitlements", ".md", ".plist", ".storyboard", ".xcconfig", ".xcodeproj", ".xcworkspace", ".xib",
  ]

  /// Returns a valid module name: letters, digits and underscores.
  private static func identifier(_ name: String) -> String {
    let word = String(
      name.unicodeScalars.map { $0.properties.isAlphabetic || $0.properties.numericType != nil ? Character($0) : "_" })
    return word.first?.isNumber != false ? "_" + word : word
  }

  /// Returns whether no module of a package can have a name: it is a keyword, or another module's.
  private static func isTaken(_ name: String) -> Bool {
    TestNames.keywords.contains(name) || ["Any", "Protocol", "Self", "Type", "main"].contains(name)
      || Advice.products.contains(name) || Advice.systemModules.contains(name) || Advice.absentModules.contains(name)
      || AppleModules.provided.contains(name) || name.hasPrefix("Touchstone")
  }

  /// The new files with their paths, relative to the folder.
  var files: [(path: String, text: String)] {
    var files = [("Package.swift", manifest), ("Tests/\(name)Tests/\(name)Tests.swift", tests)]
    if target?.platform != nil {
      let marker = path == "." ? ManifestLines.markerFile : "\(path)/\(ManifestLines.markerFile)"
      files.append((marker, ManifestLines.markerText))
    }
    // SwiftPM warns of goldens in a target's folder, and of a folder to exclude that does not exist.
    if path == "." { files.append(("Snapshots/.gitkeep", "")) }
    return files
  }

  private var manifest: String {
    let dependency = lines.map { $0.dependency } ?? ""
    let excluded = (path == "." ? exclude + ["Tests"] : exclude).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let exclusion = excluded.isEmpty ? "" : ", exclude: [\(excluded.map { "\"\($0)\"" }.joined(separator: ", "))]"
    return """
      // swift-tools-version: 6.2
      \("import PackageDescription")

      let package = Package(
        name: "\(name)",\(isLocalized ? "\n  defaultLocalization: \"en\"," : "")
        platforms: [.iOS(.v17), .macOS(.v14)],
        dependencies: [\(dependency)],
        targets: [
          .\(isProgram ? "executableTarget" : "target")(name: "\(name)", path: "\(path)"\(exclusion)),
          .testTarget(
            name: "\(name)Tests", dependencies: ["\(name)", .product(name: "TouchstoneTesting", package: "touchstone")]),
        ],
        swiftLanguageModes: [.v5]
      )

      """ + (target?.needsLines == true ? "\n" + (lines?.text ?? "") : "")
  }

  private var tests: String {
    let preview = """

        @Test(arguments: Previews.all(in: "\(name)"))
        func preview(_ preview: Preview) {
          assertSnapshot(of: preview, as: .image)
        }

      """
    let plain = zip(views, TestNames(views.map(\.name)).names).map { "\n" + Creation.test(of: $0, named: $1) }
    let all = (hasPreviews ? [preview] : []) + plain
    let remark = "\n  // No preview and no view without parameters was found: write the first test here.\n"
    return (hasPreviews ? "import SwiftUI\n" : "") + """
      import Testing
      import TouchstoneTesting

      @testable import \(name)

      @MainActor
      @Suite struct \(name)Tests {
      """ + (all.isEmpty ? remark : all.joined()) + "}\n"
  }

  /// Writes the files. If one of them exists, nothing is written.
  func write() throws(MigrationError) {
    for file in files where FileManager.default.fileExists(atPath: folder.appendingPathComponent(file.path).path) {
      throw .exists(file.path)
    }
    try RootFolder.requireOwn(files.map(\.path), of: folder)
    for file in files {
      let place = folder.appendingPathComponent(file.path)
      do {
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: place, options: .withoutOverwriting)
      } catch {
        throw .notWritten(file.path, why: error.localizedDescription)
      }
    }
  }
}

extension NewPackage {
  /// What the tests show, what they do not, and what to do next.
  var summary: String {
    let plain = "\(views.count) \(views.count == 1 ? "view" : "views") without parameters"
    var lines =
      hasPreviews || !views.isEmpty
      ? ["Snapshots of \(hasPreviews ? "all previews and " : "")\(plain)."]
      : ["NO SNAPSHOT: there is no preview and no view without parameters. Write a test in Tests/\(name)Tests."]
    if !skipped.isEmpty { lines.append("Views without a test:") }
    lines += skipped.map { "  \($0.path):\($0.line): \($0.name): \($0.reason)" }
    if let platform = target?.platform {
      let other = Platform.compilable.first { $0 != platform } ?? platform
      lines.append(
        "Compiled as on \(platform.rawValue). For \(other.rawValue): delete these files, and touchstone init --as \(other.rawValue)"
      )
    }
    let isClean = target?.remarks.isEmpty != false
    let next = isClean ? "swift test" : "touchstone migrate, which lists what Linux lacks, and then swift test"
    return (lines + ["Next: \(next)"]).joined(separator: "\n")
  }
}
