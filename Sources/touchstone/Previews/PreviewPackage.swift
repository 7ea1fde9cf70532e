import Foundation

/// A package with a single test target that links the library products of another package, so that previews are drawn
/// without any tests of the user.
struct PreviewPackage {
  /// The name of the package and of its test bundle.
  static let name = "touchstone-previews"

  let folder: URL

  /// - Parameter scratch: The build folder of the user's package.
  init(in scratch: URL) {
    folder = scratch.appendingPathComponent(Self.name, isDirectory: true)
  }

  /// Writes the package. Files that do not change are not touched.
  func write(for package: URL, _ manifest: PackageManifest, products: [String]) throws {
    guard let text = Self.manifest(for: package, manifest, products: products) else { return }
    let tests = folder.appendingPathComponent("Tests/PreviewTests", isDirectory: true)
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    try write(Data(text.utf8), to: folder.appendingPathComponent("Package.swift"))
    try write(
      Data("// Links the code that draws previews.\nimport TouchstoneTesting\n".utf8),
      to: tests.appendingPathComponent("Previews.swift"))
    // The same dependency versions as in the user's package.
    let versions = "Package.resolved"
    if let pins = try? Data(contentsOf: package.appendingPathComponent(versions)) {
      try write(pins, to: folder.appendingPathComponent(versions))
    }
  }

  private func write(_ data: Data, to file: URL) throws {
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
  }

  static func manifest(for package: URL, _ manifest: PackageManifest, products: [String]) -> String? {
    guard let touchstone = manifest.touchstone, let declaration = touchstone.declaration else { return nil }
    let dependencies =
      products.map { ".product(name: \($0.quoted), package: \(manifest.name.quoted))" }
      + [".product(name: \(PreviewPlan.testing.quoted), package: \(touchstone.name.quoted))"]
    let opening = [
      "// swift-tools-version: 6.1", "// Made by `swift package snapshot-previews`; made again whenever that runs.",
      "import PackageDescription",
    ]
    return """
      \(opening.joined(separator: "\n"))

      let package = Package(
        name: \(name.quoted),
        dependencies: [
          .package(name: \(manifest.name.quoted), path: \(package.path.quoted)),
          \(declaration),
        ],
        targets: [
          .testTarget(
            name: "PreviewTests",
            dependencies: [
              \(dependencies.joined(separator: ",\n        ")),
            ])
        ])

      """
  }
}
