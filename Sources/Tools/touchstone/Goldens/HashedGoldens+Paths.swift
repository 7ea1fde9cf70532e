import Foundation
import TouchstoneSnapshots

extension HashedGoldens {
  /// Returns the goldens of a package that are hashes, by the paths that their files would have below `Snapshots`; none if it
  /// keeps files.
  static func paths(in package: URL) -> [String: GoldenManifest.Entry] {
    guard let goldens = HashedGoldens(ofPackage: package) else { return [:] }
    let found = goldens.manifests.flatMap { (try? goldens.goldens(of: $0)) ?? [] }
    return Dictionary(found.map { ("\($0.place.target)/\($0.place.stem)/\($0.place.fileName)", $0.entry) }) {
      first, _ in
      first
    }
  }
}
