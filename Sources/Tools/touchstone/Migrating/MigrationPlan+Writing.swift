import Foundation
import TouchstoneSnapshots

extension MigrationPlan {
  /// Adds the lines and the placeholder files; of the existing text, only the manifest's version of Swift and its end
  /// change.
  ///
  /// - Parameter fault: Returns why SwiftPM cannot read the manifest. If there is a reason, all is undone.
  /// - Returns: The paths of the written files, relative to the package.
  func write(fault: () -> String? = { nil }) throws(MigrationError) -> [String] {
    guard let lines else { return [] }
    let file = manifestFile
    let changed = try changedManifest(file, lines: lines)
    let previous = FileManager.default.contents(atPath: file.path) ?? Data()
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
      func replace(by text: Data) throws {
        try text.write(to: URL(fileURLWithPath: target), options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: mode ?? 0o644], ofItemAtPath: target)
      }
      try replace(by: Data(changed.utf8))
      guard let fault = fault() else { return [file.lastPathComponent] + written }
      try replace(by: previous)
      for marker in written { try FileManager.default.removeItem(at: package.appendingPathComponent(marker)) }
      throw MigrationError.refusedLines(file.lastPathComponent, why: fault)
    } catch let error as MigrationError {
      throw error
    } catch {
      throw .notWritten(file.lastPathComponent, why: error.localizedDescription)
    }
  }

  /// Why ``write()`` would write nothing.
  var refusal: MigrationError? {
    do {
      _ = try lines.map { lines throws(MigrationError) in
        try changedManifest(manifestFile, lines: lines)
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
    let declaration = /(?m)^(?:let|var)\s+(\w+)(?:\s*:\s*Package)?\s*=\s*(?:Package(?:\.init)?|\.init)\s*\(/
    guard let match = manifest.firstMatch(of: declaration) else { throw .noVariable }
    let named = try implicitProducts.isEmpty ? manifest : namingPackages(in: manifest)
    var lines = lines
    lines.variable = String(match.1)
    let text = try newToolsVersion.map { version throws(MigrationError) in
      // SwiftPM reads it in the first line that is not blank.
      guard let first = named.prefixMatch(of: /\s*(\/\/\s*swift-tools-version:\s*[0-9.]+)/) else {
        throw .oldTools(toolsVersion, needed: version)
      }
      let range = first.1.startIndex..<first.1.endIndex
      return named.replacingCharacters(in: range, with: "// swift-tools-version:\(version)")
    }
    return (text ?? named) + (manifest.hasSuffix("\n") ? "\n" : "\n\n") + lines.text
  }

  /// Returns the text of a manifest whose targets name the package of swift-snapshot-testing's products.
  ///
  /// - Throws: ``MigrationError/implicitProducts(_:needed:)`` for products whose packages are not known, or that the
  ///   manifest does not name in a list.
  private func namingPackages(in manifest: String) throws(MigrationError) -> String {
    var (text, unknown) = (manifest, implicitProducts.filter { !ManifestLines.replacedProducts.contains($0) })
    for product in implicitProducts where ManifestLines.replacedProducts.contains(product) {
      // An element of a list, such as `["Cards", "SnapshotTesting"]`: not the name of a package or a product.
      guard manifest.contains("/" + ManifestLines.replacedPackage),
        let element = try? Regex<(Substring, Substring, Substring)>(#"([\[,]\s*)"\#(product)"(?=(\s*[,\]]))"#),
        text.contains(element)
      else {
        unknown.append(product)
        continue
      }
      text.replace(element) { $0.1 + ManifestLines.reference(to: product) }
    }
    guard unknown.isEmpty else { throw .implicitProducts(unknown, needed: newToolsVersion ?? toolsVersion) }
    return text
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

  func exists(_ path: String) -> Bool {
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
