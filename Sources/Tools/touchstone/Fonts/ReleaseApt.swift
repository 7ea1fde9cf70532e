import Foundation

/// An apt configuration for a single Debian release that leaves the machine's own package lists alone.
///
/// It is a class because it downloads its lists only once.
final class ReleaseApt {
  let release: String
  private let mirror: String
  private let folder: URL
  private var outcome: String??

  init(mirror: String, release: String, folder: URL) {
    self.mirror = mirror
    self.release = release
    self.folder = folder.appendingPathComponent("apt-\(release)-\(UUID().uuidString)")
  }

  /// The options that make apt-get use this configuration.
  var options: [String] {
    [
      "Dir::Etc::SourceList=\(folder.path)/sources.list", "Dir::Etc::SourceParts=/dev/null",
      "Dir::State::Lists=\(folder.path)/lists", "Dir::Cache=\(folder.path)/cache", "Dir::Etc::Preferences=/dev/null",
      "Dir::Etc::PreferencesParts=/dev/null", "APT::Sandbox::User=",
    ].flatMap { ["--option", $0] }
  }

  /// Downloads the release's package lists, once. Signatures are checked as usual.
  ///
  /// - Returns: The reason that the lists cannot be downloaded, or `nil`.
  func update() -> String? {
    if let outcome { return outcome }
    let result = load()
    outcome = .some(result)
    return result
  }

  private func load() -> String? {
    let keys = "/usr/share/keyrings/debian-archive-keyring.gpg"
    let signature = FileManager.default.fileExists(atPath: keys) ? "[signed-by=\(keys)] " : ""
    do {
      for name in ["lists/partial", "cache/archives/partial"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      try FontSetWriter.write(
        Data("deb \(signature)\(mirror) \(release) main\n".utf8),
        to: folder.appendingPathComponent("sources.list").path, within: nil)
    } catch {
      return "\(folder.path) cannot be written"
    }
    // Without this option, a network error is only a warning.
    let strict = ["--option", "APT::Update::Error-Mode=any"]
    let result = ExternalProgram.run(["apt-get", "--quiet=2"] + options + strict + ["update"])
    guard let result else { return "apt-get could not be started" }
    return result.status == 0 ? nil : result.reason
  }
}
