import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport

struct PackageFolderTests {
  @Test(arguments: [
    ("", false), ("// Hides the folder from Xcode.\n", false),
    ("import PackageDescription\nlet package = Package(name: \"x\", products: [], targets: [])\n", false),
    ("let package = Package(name: \"x\", targets: [.testTarget(name: \"ATests\")])\n", true),
    ("// An example has a .target(name: \"A\").\nlet package = Package(name: \"x\")\n", false),
    ("/*\n  .target(name: \"A\")\n*/\nlet package = Package(name: \"x\")\n", false),
    ("// .target(name: \"A\")\nlet package = Package(targets: [.target(name: \"B\")])\n", true),
    ("let a = Dependency.package(url: \"https://a.b/c\"), b = Target.target(name: \"A\")\n", true),
  ])
  func `a manifest without a target, but for comments, does not make a folder a package`(
    manifest: String, isPackage: Bool
  ) throws {
    let outer = try TemporaryFolder()
    let inner = outer.url.appendingPathComponent("Examples/App/Tests")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data("let package = Package(name: \"o\", targets: [.target(name: \"O\")])".utf8)
      .write(to: outer.url.appendingPathComponent("Package.swift"))
    let app = inner.deletingLastPathComponent()
    try Data(manifest.utf8).write(to: app.appendingPathComponent("Package.swift"))
    #expect(PackageFolder.isPackage(app) == isPackage)
    #expect(PackageFolder.around(inner)?.path == (isPackage ? app : outer.url).standardizedFileURL.path)
  }
}
