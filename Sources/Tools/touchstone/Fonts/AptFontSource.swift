import Foundation
import TouchstoneFonts

/// The Debian or Ubuntu packages that fonts were pinned from, as reachable through this machine's apt.
struct AptFontSource {
  var set: FontSet

  /// Takes missing fonts from packages of the exact version. Nothing is installed: packages are unpacked elsewhere.
  ///
  /// - Throws: `FontSetError.notWritten`.
  func fill(_ intake: inout FontIntake) throws {
    let packages = set.packages.filter { package in intake.missing.contains { $0.package == package.name } }
    guard !packages.isEmpty else {
      intake.note("no known package has \(intake.missing.map(\.name).joined(separator: ", "))")
      return
    }
    guard ExternalProgram.exists("apt-get"), ExternalProgram.exists("dpkg-deb") else {
      intake.note("this system has no apt for \(packages.map { "\($0.name) \($0.version)" }.joined(separator: ", "))")
      return
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-fonts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for package in packages {
      try take(package, releases: [nil], into: folder, &intake)
    }
    let others = packages.filter { package in intake.missing.contains { $0.package == package.name } }
    guard !others.isEmpty, SystemRelease().system == "debian" else { return }
    for (release, packages) in Dictionary(grouping: others.filter { $0.system == "debian" }, by: \.release) {
      let apts = Self.mirrors().map { ReleaseApt(mirror: $0, release: release, folder: folder) }
      for package in packages { try take(package, releases: apts, into: folder, &intake) }
    }
  }

  /// Downloads a package from the first source that has it, and takes its fonts.
  private func take(
    _ package: FontPackage, releases: [ReleaseApt?], into folder: URL, _ intake: inout FontIntake
  ) throws {
    for release in releases {
      let words = "\(package.name) \(package.version)" + (release.map { " of \($0.release)" } ?? "")
      switch download(package, by: release, into: folder) {
      case .failure(let failure):
        intake.note("\(words): \(failure.reason)")
      case .success(let content):
        try intake.take(
          fromFolder: content.path, origin: words,
          license: SystemPackages.copyright(of: package.name, root: content.path))
        return
      }
    }
  }

  private func download(
    _ package: FontPackage, by release: ReleaseApt?, into folder: URL
  ) -> Result<URL, Download.Failure> {
    let place = folder.appendingPathComponent(UUID().uuidString)
    let content = place.appendingPathComponent("content")
    guard (try? FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)) != nil else {
      return .failure(Download.Failure(reason: "\(place.path) cannot be made"))
    }
    if let reason = release?.update() { return .failure(Download.Failure(reason: reason)) }
    let options = release?.options ?? ["--option", "APT::Sandbox::User="]
    let command = ["apt-get", "--quiet=2"] + options + ["download", "\(package.name)=\(package.version)"]
    let loaded = ExternalProgram.run(command, in: place)
    guard let loaded, loaded.status == 0 else {
      return .failure(Download.Failure(reason: loaded?.reason ?? "apt-get could not be started"))
    }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    guard let file = files.first(where: { $0.hasSuffix(".deb") }) else {
      return .failure(Download.Failure(reason: "apt-get downloaded no package"))
    }
    let unpacked = ExternalProgram.run(["dpkg-deb", "--extract", file, content.path], in: place)
    guard let unpacked, unpacked.status == 0 else {
      return .failure(Download.Failure(reason: unpacked?.reason ?? "dpkg-deb could not be started"))
    }
    return .success(content)
  }

  /// Returns the mirrors that this machine's apt uses.
  private static func mirrors() -> [String] {
    let command = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"]
    var mirrors: [String] = []
    for line in (ExternalProgram.run(command)?.output ?? "").split(separator: "\n").map(String.init)
    where !mirrors.contains(line) { mirrors.append(line) }
    return mirrors
  }
}
