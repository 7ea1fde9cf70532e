import Foundation
import TouchstoneConditions
import TouchstoneReport
import TouchstoneSnapshots

/// The changes that a package needs so that it compiles and its tests run on Linux.
struct MigrationPlan {
  var package: URL
  var targets: [TargetMigration]
  /// The lines to add to the manifest; `nil` if there are none.
  var lines: ManifestLines?
  let toolsVersion: String
  /// The version of SwiftPM that the manifest must be for; `nil` if it is.
  private(set) var newToolsVersion: String?
  /// The products that the manifest names without their packages, if the new version does not allow that.
  private(set) var implicitProducts: [String] = []
  /// The dependencies that do not compile on Linux as they are.
  private let dependencies: [DependencySurvey]
  /// The targets that do not compile on Linux, and the tests that are in none.
  private let foreign: ForeignTargets
  private let outside: [(folder: String, tests: Int)]
  /// The dependencies whose modules are not known, as they are not on disk.
  private let unread: [String]

  init(_ manifest: PackageManifest, package: URL, touchstone: String, preferred: Platform?) {
    self.package = package
    toolsVersion = manifest.toolsVersion._version
    let surveys = manifest.swiftTargets.compactMap { TargetSurvey($0, in: manifest, package: package) }
    let known = KnownNames(of: manifest, package: package, surveys: surveys)
    unread = known.unread
    dependencies = DependencySurvey.all(of: manifest, package: package)
    foreign = ForeignTargets(of: manifest, package: package, surveys: surveys)
    outside = OutsideTests.counts(in: package, of: manifest)
    // Targets that use one another are compiled as on one platform.
    var platforms: [String: Platform] = [:]
    for group in manifest.connectedGroups(of: surveys.map(\.target.name)) {
      let platform =
        preferred ?? TargetSurvey.platform(of: surveys.filter { group.contains($0.target.name) }, known: known)
      for name in group { platforms[name] = platform }
    }
    targets = surveys.map { survey in
      TargetMigration(
        survey, in: manifest, package: package, as: platforms[survey.target.name] ?? .iOS, known: known)
    }
    let changed = targets.filter(\.needsLines)
    guard !changed.isEmpty else { return }
    let references = manifest.targets.flatMap { $0.dependencies + ($0.pluginUsages ?? []) }
    var lines = ManifestLines(
      targets: changed, touchstone: touchstone,
      dependsOnTouchstone: references.contains { $0.package?.lowercased() == "touchstone" })
    if toolsVersion.isOlder(than: lines.toolsVersion) { newToolsVersion = lines.toolsVersion }
    if newToolsVersion != nil, toolsVersion.isOlder(than: "5.2") { implicitProducts = manifest.implicitProducts }
    lines.isOld = (newToolsVersion ?? toolsVersion).isOlder(than: "5.6")
    self.lines = lines
  }

  /// The manifest that SwiftPM reads.
  var manifestFile: URL { Self.manifestFile(of: package, toolsVersion: toolsVersion) }

  /// The placeholder files that the targets' manifest entries name.
  var markers: [String] {
    targets.filter { $0.platform != nil }.map { "\($0.folder)/\(ManifestLines.markerFile)" }
  }

  /// Whether the tests are listed, as for SwiftPM before 5.4.
  var hasLinuxMain: Bool { exists("Tests/LinuxMain.swift") }

  /// The changes as text, file by file.
  var text: String {
    var parts: [String] = []
    if let lines {
      let file = manifestFile.lastPathComponent
      if let newToolsVersion {
        parts.append(
          "\(file): make its first line // swift-tools-version:\(newToolsVersion) instead of \(toolsVersion), for "
            + "\(lines.reason). This also holds on other platforms")
      }
      for product in implicitProducts where ManifestLines.replacedProducts.contains(product) {
        parts.append(
          "\(file): write \(ManifestLines.reference(to: product)) instead of \(product.quoted) in lists of dependencies, "
            + "as Swift 5.2 and later require")
      }
      parts.append("\(file): add at the end\n" + lines.text.dropLast().indented(by: 4))
    }
    parts += markers.filter { !exists($0) }.map { "\($0): add this file with a single comment" }
    if hasLinuxMain {
      parts.append(
        "Tests/LinuxMain.swift: SwiftPM runs only the tests that this file lists, and fails if the lists are out of date. "
          + "Delete it, or run: swift test --enable-test-discovery")
    }
    for target in targets where !target.remarks.isEmpty {
      parts.append((["Target \(target.name)"] + target.report.map { "  " + $0 }).joined(separator: "\n"))
    }
    parts += foreign.remarks.map { target, text in
      foreign.needed.contains(target)
        ? "Target \(target) is \(text). Make the dependencies on it conditional: "
          + "condition: .when(platforms: [.iOS, .macOS])"
        : "Target \(target) is \(text). No other target needs it there, but swift build may compile it"
    }
    parts += dependencies.map(\.text)
    if let text = OutsideTests.text(outside) { parts.append(text) }
    if targets.contains(where: { $0.plugins.contains("CompileAsMacOS") }) {
      parts.append(
        "Files that CompileAsMacOS compiles draw as on macOS 15. Other tests do so where they ask for it: "
          + "@Suite(.snapshots(look: .macOS15))")
    }
    let modules = verdict.unread.modules
    if !modules.isEmpty {
      parts.append(
        "Not checked out: \(unread.joined(separator: ", ")). Whether it has these modules is not known: "
          + "\(modules.joined(separator: ", ")). To find out: swift package resolve, and then touchstone migrate")
    }
    if parts.isEmpty {
      parts.append(
        "Nothing to change: no condition hides tests, or code that a plugin could compile, and no import is known to be "
          + "missing on Linux.")
    }
    return parts.joined(separator: "\n\n")
  }

  /// The command that runs the tests, or builds a package that has none.
  var next: String {
    if !targets.contains(where: \.isTest) { return "swift build" }
    return hasLinuxMain ? "swift test --enable-test-discovery" : "swift test"
  }

  /// What is known of the build.
  var verdict: Verdict {
    var verdict = Verdict(obstacles: targets.flatMap(\.obstacles), isChanged: lines != nil, next: next)
    verdict.unread = (unread, Set(targets.flatMap(\.unreadImports)).sorted())
    verdict.obstacles += foreign.remarks.filter { foreign.needed.contains($0.target) }
      .map { .init(cause: "target \($0.target) is \($0.text)") }
    // Whether products of others are used is not known.
    verdict.obstacles += dependencies.filter(\.isDirect).map { .init(cause: "dependency \($0.name) is not migrated") }
    return verdict
  }
}

extension Substring {
  fileprivate func indented(by spaces: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: spaces) + $0 }.joined(separator: "\n")
  }
}
