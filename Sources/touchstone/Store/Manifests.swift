import Foundation
import TouchstoneSnapshots

/// The manifests of goldens of a package, `*.goldens`, for the digests that they name.
enum Manifests {
  static let pathExtension = "goldens"

  /// Returns the digests that the manifests of the checkout name.
  static func digests(inPackage package: URL) -> Set<String> {
    contents(ofPackage: package).reduce(into: []) { $0.formUnion(Digests.all(in: $1)) }
  }

  /// Returns the addresses that the manifests of the checkout name: digest, size, extension and name, with tabs between them.
  static func addresses(inPackage package: URL) -> Set<ObjectAddress> {
    var addresses: Set<ObjectAddress> = []
    for line in contents(ofPackage: package).flatMap({ $0.split(separator: UInt8(ascii: "\n")) }) {
      let fields = String(decoding: line, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count > 3 else { continue }
      if let address = ObjectAddress(digest: String(fields[0]), pathExtension: String(fields[2])) {
        addresses.insert(address)
      }
    }
    return addresses
  }

  /// The manifests. Hidden folders, such as those of builds, have none.
  private static func contents(ofPackage package: URL) -> [Data] {
    let walk = FileManager.default.enumerator(
      at: package, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsPackageDescendants])
    var contents: [Data] = []
    while let file = walk?.nextObject() as? URL {
      guard file.pathExtension == pathExtension else { continue }
      if let data = try? RegularFile.read(file.path, links: .refuse) { contents.append(data) }
    }
    return contents
  }
}
