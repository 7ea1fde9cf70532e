import Foundation

/// The folders in which resources are searched when no bundle is given.
package enum ResourceFolders {
  /// The folders of the program's own resources and of all resource bundles beside it, sorted by name.
  package static let all: [String] = {
    let main = Bundle.main
    let place = main.bundleURL
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    let bundles = beside.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
    return [main.resourceURL?.path ?? place.path] + bundles.map { place.appendingPathComponent($0).path }
  }()
}
