import Foundation
import TouchstoneConditions
import TouchstoneReport
import TouchstoneSnapshots

/// The views of a package that code can create without arguments, so that they can be looked at without a preview.
struct PackageViews {
  /// A view, and the target that it is in.
  struct Place: Hashable {
    var target: String
    var view: PlainViews.Found

    /// The name that no view of another target has.
    var fullName: String { "\(target)/\(view.name)" }
    /// The target's module: SwiftPM replaces what names in Swift cannot have.
    var module: String { String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
    /// The name of the file of its preview, and so the name of that.
    var fileName: String { "\(target)-\(view.name)" }
  }

  private(set) var places: [Place] = []
  /// Why other views cannot be looked at, by their names, alone and with their targets: `it needs title`.
  private(set) var obstacles: [String: String] = [:]

  /// Reads the sources of a package's libraries and programs.
  init(_ manifest: PackageManifest, of package: URL) {
    let reachable = manifest.closure(of: manifest.products.filter(\.isLibrary).flatMap(\.targets))
    for target in manifest.targets where target.isSwift && target.type != .test {
      guard let folder = target.folder(in: package, of: manifest) else { continue }
      let found = PlainViews(
        target.swiftFiles(in: folder).compactMap { file in
          (try? RegularFile.read(file.path)).map {
            let modules = manifest.modules(of: target)
            let platform = target.applePlatform ?? .linux
            return (file.path, SourceDeclarations([UInt8]($0), platform: platform, modules: modules))
          }
        })
      for skipped in found.skipped { note(skipped.reason, skipped.name, target) }
      for view in found.views {
        if !reachable.contains(target.name) || manifest.touchstone == nil {
          note("\(target.name) is in no library product", view.name, target)
        } else if view.initializer.effort > 0 || !view.availability.isEmpty || !view.conditions.isEmpty {
          note(
            "its initializer is async, throws or fails, or it is there under conditions only", view.name, target)
        } else {
          places.append(Place(target: target.name, view: view))
        }
      }
    }
  }

  private mutating func note(_ obstacle: String, _ view: String, _ target: PackageTarget) {
    for name in [view, "\(target.name)/\(view)"] { obstacles[name] = obstacle }
  }

  /// Returns the names by which the views are drawn: with their targets if another view or a preview has one of the name. A view is
  /// left out if a preview of its module has its name: then the preview is drawn.
  func names(besides previews: [LookAnswer.Name] = []) -> [String] {
    let counts = places.reduce(into: [String: Int]()) { $0[$1.view.name, default: 0] += 1 }
    return places.compactMap { place in
      let name = place.view.name
      let namesakes = previews.filter { $0.isNamed(name) }
      guard !namesakes.contains(where: { $0.module == place.module }) else { return nil }
      return counts[name] == 1 && namesakes.isEmpty ? name : place.fullName
    }
  }

  /// Returns the view with a name, perhaps with its target before it; nil if there is none.
  func place(named name: String) throws(LookFailure) -> Place? {
    let found = places.filter { $0.view.name == name || $0.fullName == name }
    guard found.count < 2 else { throw .severalViews(name, found.map(\.fullName)) }
    return found.first
  }

  /// The files of tests with a preview for each view. A file's name is that of the preview.
  static func sources(for places: [Place]) -> [String: String] {
    Dictionary(
      places.map { place in
        (
          "\(place.fileName).swift",
          """
          import SwiftUI
          @testable import \(place.module)

          #Preview(traits: .sizeThatFitsLayout) { \(place.view.name)() }

          """
        )
      }
    ) { first, _ in first }
  }
}
