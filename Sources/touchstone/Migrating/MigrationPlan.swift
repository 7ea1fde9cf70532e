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
  private var toolsVersion: String
  /// The dependencies whose modules are not known, as they are not on disk.
  private let unread: [String]

  init(_ manifest: PackageManifest, package: URL, touchstone: String, preferred: Platform?) {
    self.package = package
    toolsVersion = manifest.toolsVersion._version
    let surveys = manifest.swiftTargets.compactMap { TargetSurvey($0, in: manifest, package: package) }
    let known = KnownNames(of: manifest, package: package, surveys: surveys)
    unread = known.unread
    targets = surveys.map { survey in
      // Targets that use one another are compiled as on one platform.
      let group = surveys.filter { other in
        let (one, two) = (survey.target.name, other.target.name)
        return manifest.closure(of: [one]).contains(two) || manifest.closure(of: [two]).contains(one)
      }
      return TargetMigration(
        survey, in: manifest, package: package, as: preferred ?? TargetSurvey.platform(of: group, known: known),
        known: known)
    }
    let changed = targets.filter(\.needsLines)
    guard !changed.isEmpty else { return }
    let references = manifest.targets.flatMap { $0.dependencies + ($0.pluginUsages ?? []) }
    lines = ManifestLines(
      targets: changed, touchstone: touchstone,
      dependsOnTouchstone: references.contains { $0.package?.lowercased() == "touchstone" }, isOld: isOlder(than: "5.6")
    )
  }

  private func isOlder(than version: String) -> Bool {
    toolsVersion.compare(version, options: .numeric) == .orderedAscending
  }

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
      let file = Self.manifestFile(of: package, toolsVersion: toolsVersion).lastPathComponent
      parts.append("\(file): add at the end\n" + lines.text.dropLast().indented(by: 4))
    }
    parts += markers.filter { !exists($0) }.map { "\($0): add this file with a single comment" }
    if hasLinuxMain {
      parts.append(
        "Tests/LinuxMain.swift: SwiftPM runs only the tests that this file lists, and fails if the lists are out of date. "
          + "Delete it, or run: swift test --enable-test-discovery")
    }
    for target in targets where !target.remarks.isEmpty {
      parts.append(
        "Target \(target.name)\n"
          + target.remarks.flatMap { file, texts in texts.map { "  \(file)\($0)" } }.joined(separator: "\n"))
    }
    if targets.contains(where: { $0.plugins.contains("CompileAsMacOS") }) {
      parts.append(
        "Files that CompileAsMacOS compiles draw as on macOS 15. Other tests do so where they ask for it: "
          + "@Suite(.snapshots(look: .macOS15))")
    }
    let modules = Set(targets.flatMap(\.unreadImports)).sorted()
    if !modules.isEmpty {
      parts.append(
        "Not checked out: \(unread.joined(separator: ", ")). Whether it has these modules is not known: "
          + "\(modules.joined(separator: ", ")). To find out: swift package resolve, and then touchstone migrate")
    }
    return parts.isEmpty
      ? "Nothing to change: no condition hides tests, or code that a plugin could compile, and no import is known to be "
        + "missing on Linux."
      : parts.joined(separator: "\n\n")
  }

  /// Adds the lines and the placeholder files; the end of the manifest is the only existing text that changes.
  ///
  /// - Returns: The paths of the written files, relative to the package.
  func write() throws(MigrationError) -> [String] {
    guard let lines else { return [] }
    let file = Self.manifestFile(of: package, toolsVersion: toolsVersion)
    let changed = try changedManifest(file, lines: lines)
    var written: [String] = []
    try RootFolder.requireOwn([file.lastPathComponent] + markers, of: package)
    do {
      for marker in markers where !exists(marker) {
        try Data(ManifestLines.markerText.utf8).write(
          to: package.appendingPathComponent(marker), options: .withoutOverwriting)
        written.append(marker)
      }
      // A link stays one, and the mode what it was.
      let target = RootFolder.target(of: file.path)
      let mode = try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions]
      try Data(changed.utf8).write(to: URL(fileURLWithPath: target), options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: mode ?? 0o644], ofItemAtPath: target)
    } catch {
      throw .notWritten(file.lastPathComponent, why: error.localizedDescription)
    }
    return [file.lastPathComponent] + written
  }

  /// Why ``write()`` would write nothing.
  var refusal: MigrationError? {
    do {
      _ = try lines.map { lines throws(MigrationError) in
        try changedManifest(Self.manifestFile(of: package, toolsVersion: toolsVersion), lines: lines)
      }
      return nil
    } catch {
      return error
    }
  }

  /// Returns the text of a manifest with the lines at its end.
  private func changedManifest(_ file: URL, lines: ManifestLines) throws(MigrationError) -> String {
    try refuseUncommitted(but: file)
    guard let manifest = try? String(contentsOf: file, encoding: .utf8) else { throw .noManifest(package.path) }
    guard !manifest.contains(ManifestLines.mark) else { throw .migrated }
    guard !isOlder(than: lines.toolsVersion) else { throw .oldTools(toolsVersion, needed: lines.toolsVersion) }
    let declaration = /(?m)^(?:let|var)\s+(\w+)(?:\s*:\s*Package)?\s*=\s*(?:Package(?:\.init)?|\.init)\s*\(/
    guard let match = manifest.firstMatch(of: declaration) else { throw .noVariable }
    var lines = lines
    lines.variable = String(match.1)
    return manifest + (manifest.hasSuffix("\n") ? "\n" : "\n\n") + lines.text
  }

  /// Returns the manifest that SwiftPM reads: a version-specific one such as `Package@swift-6.swift` if there is one
  /// for this version.
  static func manifestFile(of package: URL, toolsVersion: String) -> URL {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? []).sorted().reversed()
    let special = names.filter { $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }
    let files = special.map { package.appendingPathComponent($0) }
    return files.first { file in
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        let version = text.firstMatch(of: /swift-tools-version:\s*([0-9.]+)/)
      else { return false }
      return toolsVersion == version.1 || toolsVersion.hasPrefix(version.1 + ".")
    } ?? package.appendingPathComponent("Package.swift")
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: package.appendingPathComponent(path).path)
  }

  /// - Parameter manifest: A file whose version of Swift may be another than in the last commit, as ``MigrationError/oldTools``
  ///   asks for.
  /// - Throws: ``MigrationError/uncommitted(_:)``. Without Git, nothing is refused: lines are only added.
  private func refuseUncommitted(but manifest: URL) throws(MigrationError) {
    let exempt = hasNewVersionOnly(manifest) ? [":(exclude)\(manifest.lastPathComponent)"] : []
    guard let status = ExternalProgram.run(["git", "status", "--porcelain", "--", "."] + exempt, in: package),
      status.status == 0
    else { return }
    // The lines have the form `?? path` or ` M path`.
    let paths = status.output.split(separator: "\n").map { line in
      String(line.drop { $0 == " " }.drop { $0 != " " }.drop { $0 == " " })
    }
    if !paths.isEmpty { throw .uncommitted(paths) }
  }

  /// Returns whether a manifest differs from that in the last commit by nothing but the version of Swift.
  private func hasNewVersionOnly(_ manifest: URL) -> Bool {
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { !$0.contains("swift-tools-version") }
    }
    guard let before = ExternalProgram.run(["git", "show", "HEAD:./\(manifest.lastPathComponent)"], in: package),
      before.status == 0, let now = try? String(contentsOf: manifest, encoding: .utf8)
    else { return false }
    return lines(before.output) == lines(now)
  }
}

extension Substring {
  fileprivate func indented(by spaces: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: spaces) + $0 }.joined(separator: "\n")
  }
}
