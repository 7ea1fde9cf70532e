import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// Has views of a package drawn: builds what draws them if a source has changed, and reads the answer.
struct LookSession {
  let package: URL
  /// The build folder.
  let scratch: URL
  /// Whether the build folder is that of another package.
  let isGuest: Bool

  init(package: URL, scratch: URL? = nil, isGuest: Bool = false) {
    self.package = package
    self.scratch = scratch ?? package.appendingPathComponent(".build", isDirectory: true)
    self.isGuest = isGuest
  }

  /// The folder of records, answers and pictures.
  var home: URL { package.appendingPathComponent(".build/touchstone/look", isDirectory: true) }

  /// Returns the folder of a view's pictures.
  func folder(of name: String) -> URL {
    home.appendingPathComponent(SnapshotName.component(name, limit: 120), isDirectory: true)
  }

  // MARK: Names

  /// The previews of the package, and the names of its views without parameters.
  func names() throws(LookFailure) -> (previews: [LookAnswer.Name], views: [String]) {
    let views = PackageViews(try manifest(), of: package).places.map(\.view.name)
    do throws(PreviewFailure) {
      var bundle = try LookBundle.previews(of: self)
      return (try bundle.names(in: package), views)
    } catch {
      // Without previews, there are the views.
      if views.isEmpty || error.isOfPackage { throw LookFailure(error, package: package) }
      return ([], views)
    }
  }

  private func manifest() throws(LookFailure) -> PackageManifest {
    do {
      return try PackagePreviews.manifest(of: package)
    } catch {
      throw (error as? PreviewFailure).map { LookFailure($0, package: package) } ?? .other("\(error)")
    }
  }

  // MARK: Answers

  /// Has a preview, a view without parameters or a snapshot drawn.
  func answer(to request: LookRequest) throws(LookFailure) -> LookAnswer {
    let name = request.name ?? ""
    var known: [String] = []
    var preview: LookAnswer?
    do throws(PreviewFailure) {
      var bundle = try LookBundle.previews(of: self)
      preview = try bundle.answer(to: request, in: package)
      if preview == nil, !bundle.isChosen {
        var other = try LookBundle.previews(of: self, choosesAgain: true)
        if !other.isSame(as: bundle) { preview = try other.answer(to: request, in: package) }
        bundle = other
      }
      if preview == nil { known = try bundle.names(in: package).map(\.name) }
    } catch {
      // Without tests or previews, there are the views. A crash is that of the view.
      if error.isOfPackage { throw LookFailure(error, package: package) }
    }
    if let preview { return try drawn(preview, name) }
    let manifest = try manifest()
    let views = PackageViews(manifest, of: package)
    if let place = views.places.first(where: { $0.view.name == name || "\($0.target)/\($0.view.name)" == name }) {
      return try drawn(try answer(to: request, showing: place, among: views.places, manifest), name)
    }
    guard name.contains("/") else {
      throw .noView(name, names: known + views.places.map(\.view.name), obstacle: views.obstacles[name])
    }
    return try drawn(try SnapshotRun(package: package, scratch: scratch).answer(to: request), name)
  }

  private func drawn(_ answer: LookAnswer, _ name: String) throws(LookFailure) -> LookAnswer {
    if let problem = answer.problem { throw .notDrawn(name, why: problem) }
    return answer
  }

  private func answer(
    to request: LookRequest, showing place: PackageViews.Place, among places: [PackageViews.Place],
    _ manifest: PackageManifest
  ) throws(LookFailure) -> LookAnswer {
    var request = request
    request.name = "PreviewTests/\(place.view.name)"
    // If one of the views keeps the others from being compiled, only the one that is looked at is built.
    for shown in [places, [place]] {
      do throws(PreviewFailure) {
        var bundle = try LookBundle.views(shown, manifest, of: self)
        if var answer = try bundle.answer(to: request, in: package) {
          // The preview's own place is in a file that was made.
          answer.name = LookAnswer.Name(name: place.view.name, module: place.target)
          return answer
        }
      } catch {
        if !error.isBuild || shown == [place] { throw LookFailure(error, package: package) }
      }
    }
    throw .noView(place.view.name, names: [], obstacle: "the preview that was made for it is not in the test bundle")
  }
}

extension PreviewFailure {
  /// Whether the compiler or SwiftPM refuses the package.
  fileprivate var isBuild: Bool { if case .notBuilt = self { true } else { false } }

  /// Whether the package cannot be built, or crashes: not that it merely has no previews, or no tests that draw them.
  fileprivate var isOfPackage: Bool {
    switch self {
    case .notBuilt, .crashed: true
    case .noTests, .noTouchstone, .nothingDrawn, .noPreviews: false
    }
  }
}
