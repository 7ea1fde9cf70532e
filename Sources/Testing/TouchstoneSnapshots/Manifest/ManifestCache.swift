import Synchronization

/// The manifests that this process has read, for as long as their files stay the same: each of thousands of assertions asks.
///
/// A class, because all who ask share it.
final class ManifestCache: Sendable {
  static let shared = ManifestCache()

  private let known = Mutex<[String: (version: FileVersion, manifest: GoldenManifest)]>([:])

  subscript(version: FileVersion) -> GoldenManifest? {
    get { known.withLock { $0[version.path].flatMap { $0.version == version ? $0.manifest : nil } } }
    set { known.withLock { known in known[version.path] = newValue.map { (version, $0) } } }
  }
}
