import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

struct PreviewPackageTests {
  @Test func `the made package depends on the products, and on Touchstone as the user's does`() throws {
    let text = PreviewPackage.manifest(
      for: URL(fileURLWithPath: "/home/a \"b\"/Design"), try PackageFixture.manifest(), products: ["Cards", "Rows"])
    #expect(
      text == """
        // swift-tools-version: 6.1
        // Made by `swift package snapshot-previews`; made again whenever that runs.
        import PackageDescription

        let package = Package(
          name: "touchstone-previews",
          dependencies: [
            .package(name: "Design", path: "/home/a \\"b\\"/Design"),
            .package(url: "https://example.org/touchstone", "1.0.0"..<"2.0.0"),
          ],
          targets: [
            .testTarget(
              name: "PreviewTests",
              dependencies: [
                .product(name: "Cards", package: "Design"),
                .product(name: "Rows", package: "Design"),
                .product(name: "TouchstoneTesting", package: "touchstone"),
              ])
          ])

        """)
  }

  @Test(arguments: [
    (
      #"{"fileSystem": [{"identity": "main", "nameForTargetDependencyResolutionOnly": "touchstone", "path": "/a/main"}]}"#,
      #".package(name: "touchstone", path: "/a/main")"#
    ),
    (
      #"{"sourceControl": [{"identity": "touchstone", "location": {"local": ["/a/t"]}, "requirement": {"branch": ["main"]}}]}"#,
      #".package(url: "/a/t", branch: "main")"#
    ),
    (
      #"{"sourceControl": [{"identity": "touchstone", "location": {"remote": [{"urlString": "git@e.org:t"}]}, "requirement": {"exact": ["1.2.0"]}}]}"#,
      #".package(url: "git@e.org:t", exact: "1.2.0")"#
    ),
  ])
  func `a dependency is declared as it was`(json: String, declaration: String) throws {
    let manifest = try PackageFixture.manifest(dependency: json)
    #expect(manifest.touchstone?.declaration == declaration)
  }

  @Test func `files that stay the same are not written again, and versions are the user's`() throws {
    try withTemporaryFolder { folder in
      let manifest = try PackageFixture.manifest()
      try PackageFixture.write("{}", to: "Package.resolved", in: folder)
      let made = PreviewPackage(in: folder.appendingPathComponent(".build"))
      try made.write(for: folder, manifest, products: ["Cards"])
      let state = SourceState(of: [made.folder], except: folder.appendingPathComponent("none"))
      try made.write(for: folder, manifest, products: ["Cards"])
      #expect(SourceState(of: [made.folder], except: folder.appendingPathComponent("none")) == state)
      let files = try FileManager.default.subpathsOfDirectory(atPath: made.folder.path)
      #expect(Set(files).isSuperset(of: ["Package.swift", "Package.resolved", "Tests/PreviewTests/Previews.swift"]))
    }
  }
}
