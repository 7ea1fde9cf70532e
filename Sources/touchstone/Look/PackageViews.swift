import Foundation
import TouchstoneConditions
import TouchstoneSnapshots

/// The views of a package that code can create without arguments, so that they can be looked at without a preview.
struct PackageViews {
  /// A view, and the target that it is in.
  struct Place: Hashable {
    var target: String
    var view: PlainViews.Found
  }

  private(set) var places: [Place] = []
  /// Why other views cannot be looked at, by their names: `it needs title`.
  private(set) var obstacles: [String: String] = [:]

  /// Reads the sources of a package's libraries and programs.
  init(_ manifest: PackageManifest, of package: URL) {
    let reachable = manifest.closure(of: manifest.products.filter(\.isLibrary).flatMap(\.targets))
    for target in manifest.targets where target.isSwift && target.type != .test {
      guard let folder = target.folder(in: package) else { continue }
      let found = PlainViews(
        target.swiftFiles(in: folder).compactMap { file in
          (try? RegularFile.read(file.path)).map {
            let modules = manifest.modules(of: target)
            let platform = target.applePlatform ?? .linux
            return (file.path, SourceDeclarations([UInt8]($0), platform: platform, modules: modules))
          }
        })
      for skipped in found.skipped { obstacles[skipped.name] = skipped.reason }
      for view in found.views {
        if !reachable.contains(target.name) || manifest.touchstone == nil {
          obstacles[view.name] = "\(target.name) is in no library product"
        } else if view.initializer.effort > 0 || !view.availability.isEmpty || !view.conditions.isEmpty {
          obstacles[view.name] = "its initializer is async, throws or fails, or it is there under conditions only"
        } else {
          places.append(Place(target: target.name, view: view))
        }
      }
    }
  }

  /// The files of tests with a preview for each view. A file's name is that of the preview.
  static func sources(for places: [Place]) -> [String: String] {
    Dictionary(
      places.map { place in
        (
          "\(place.view.name).swift",
          """
          import SwiftUI
          @testable import \(place.target)

          #Preview(traits: .sizeThatFitsLayout) { \(place.view.name)() }

          """
        )
      }
    ) { first, _ in first }
  }
}
