import Foundation

/// The test bundle that draws the previews of a package, and the targets with previews that it does not contain.
struct PreviewPlan: Equatable {
  enum Bundle: Equatable {
    /// The package's own tests.
    case own
    /// The tests of a generated package that depends on these products.
    case made(products: [String])
  }

  /// A target whose previews are not drawn.
  struct Omission: Hashable, CustomStringConvertible {
    var target: String
    var reason: String

    var description: String { "The previews of \(target) are left out: \(reason)" }
  }

  var bundle: Bundle
  var omissions: [Omission]
  /// Whether there are previews but none is drawn.
  var isFutile: Bool

  /// The product that lets a test target draw previews.
  static let testing = "TouchstoneTesting"
  private static let drawingProducts: Set<String> = [testing, "SnapshotTesting"]

  /// - Parameter targets: The targets whose sources have previews.
  init(_ manifest: PackageManifest, previewsIn targets: Set<String>) {
    let tests = manifest.targets.filter { $0.type == .test }
    let linked = manifest.closure(of: tests.map(\.name))
    let draws = manifest.targets.contains { target in
      linked.contains(target.name)
        && target.dependencies.contains { $0.package != nil && Self.drawingProducts.contains($0.name) }
    }
    let own = draws ? targets.intersection(linked) : []
    let libraries = manifest.products.filter(\.isLibrary)
    let reachable = manifest.touchstone == nil ? [] : manifest.closure(of: libraries.flatMap(\.targets))
    let others = targets.intersection(reachable)
    let drawn: Set<String>
    // The package's own tests are built anyway when the package is tested.
    if others.count > own.count {
      drawn = others
      bundle = .made(
        products: libraries.filter { !manifest.closure(of: $0.targets).isDisjoint(with: others) }.map(\.name))
    } else {
      drawn = own
      bundle = .own
    }
    isFutile = drawn.isEmpty && !targets.isEmpty
    omissions = manifest.targets.filter { targets.contains($0.name) && !drawn.contains($0.name) }.map { target in
      Omission(target: target.name, reason: target.reason(tests: linked.contains(target.name), drawing: draws))
    }
  }

  /// Creates the plan for a package by searching its sources for previews.
  init(_ manifest: PackageManifest, of package: URL) {
    let targets = manifest.targets.filter(\.isSwift)
    self.init(manifest, previewsIn: Set(targets.filter { $0.hasPreviews(in: package, of: manifest) }.map(\.name)))
  }
}

extension PackageManifest {
  /// The dependency on Touchstone, if it is direct and can be declared in another manifest.
  var touchstone: PackageDependency? {
    dependencies.first { $0.name.lowercased() == "touchstone" && $0.declaration != nil }
  }
}

extension PackageTarget {
  fileprivate func reason(tests areLinked: Bool, drawing: Bool) -> String {
    if areLinked, !drawing {
      return "no test target depends on \(PreviewPlan.testing), whose code draws previews. Add the product to one."
    }
    if areLinked { return "only tests depend on it, and other targets with previews are in no test target." }
    let reason =
      type == .executable
      ? "no test target depends on it, and executables can only be linked by tests of their own package."
      : "it is in no library product, and no test target depends on it."
    return "\(reason) Add a test target that depends on \(name) and \(PreviewPlan.testing)."
  }

  /// Matches a line with a preview, unless a comment or a string other than in attributes begins before it.
  // SAFETY: the value is only read; regular expressions are not `Sendable`.
  private nonisolated(unsafe) static let preview =
    /(?m)^(\s*(\/\*[^\n]*?\*\/|@[\w.]+(\([^)\n]*\))?))*[^\/"\n]*(#(SwiftUI\.)?Preview\b|[:,]([^\/"\n]*[ .,&])?PreviewProvider\b)/

  /// Returns whether a source of the target has a preview.
  fileprivate func hasPreviews(in package: URL, of manifest: PackageManifest) -> Bool {
    hasSource(in: package, of: manifest) { String(decoding: $0, as: UTF8.self).firstMatch(of: Self.preview) != nil }
  }

  /// Returns whether a source of the target has the word: without it, it has no preview of any form.
  func mentionsPreviews(in package: URL, of manifest: PackageManifest) -> Bool {
    hasSource(in: package, of: manifest) { _ in true }
  }

  /// Returns whether a closure accepts a source of the target that has the word `Preview`.
  private func hasSource(
    in package: URL, of manifest: PackageManifest, where isWanted: (Data) -> Bool
  ) -> Bool {
    let files = folder(in: package, of: manifest).flatMap {
      FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil)
    }
    let word = Data("Preview".utf8)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", let data = try? Data(contentsOf: file), data.range(of: word) != nil else {
        continue
      }
      if isWanted(data) { return true }
    }
    return false
  }
}
