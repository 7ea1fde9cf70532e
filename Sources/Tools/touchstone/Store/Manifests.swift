import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// The pictures that the manifests of a package's goldens name.
struct Manifests {
  /// The goldens by what they show; several may show the same.
  private(set) var goldens: [ObjectAddress: [String]] = [:]
  /// What is wrong with lines, in sentences. What they name is not known, and so neither pushed nor pulled.
  private(set) var faults: [String] = []

  /// Reads the manifests of the checkout.
  ///
  /// - Throws: ``StoreError/file(_:why:)``, if one cannot be read.
  init(inPackage package: URL) throws(StoreError) {
    let hashed = HashedGoldens(package: package, environment: .process)
    do throws(ManifestFault) {
      for path in try hashed.allManifests() {
        for (place, entry) in try hashed.goldens(of: path) { goldens[entry.address, default: []].append(place.golden) }
        faults += try hashed.manifest(at: path).faults(path).map(\.text)
      }
    } catch {
      throw .manifest(error.text)
    }
  }

  /// The goldens that show something, for a list: `2 pictures … :` and the first ten, one a line.
  func list(_ addresses: some Collection<ObjectAddress>) -> [String] {
    let names = addresses.flatMap { goldens[$0] ?? [] }.sorted()
    return names.prefix(10).map { "  \($0.printable)" } + (names.count > 10 ? ["  and \(names.count - 10) more"] : [])
  }
}
