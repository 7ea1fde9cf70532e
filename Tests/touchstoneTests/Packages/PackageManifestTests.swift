import Foundation
import Testing

@testable import touchstone

/// Manifests as `swift package dump-package` prints them.
struct PackageManifestTests {
  @Test func `targets of tests reach what they depend on`() throws {
    let manifest = try PackageFixture.manifest()
    #expect(manifest.closure(of: ["CardTests"]) == ["CardTests", "Cards", "Base"])
  }

  @Test func `a package is named and declared as in the manifest`() throws {
    let text = """
      [
        {"fileSystem": [{"identity": "cards", "nameForTargetDependencyResolutionOnly": "Cards", "path": "/a/cards"}]},
        {"sourceControl": [{"identity": "deck", "location": {"remote": [{"urlString": "https://a.b/deck"}]},
          "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]},
        {"sourceControl": [{"identity": "rows", "location": {"local": ["/a/rows"]}, "requirement": {"branch": ["main"]}}]},
        {"registry": [{"identity": "a.b"}]}
      ]
      """
    let dependencies = try JSONDecoder().decode([PackageDependency].self, from: Data(text.utf8))
    #expect(dependencies.map(\.name) == ["Cards", "deck", "rows", "a.b"])
    #expect(dependencies.map(\.path) == ["/a/cards", nil, nil, nil])
    #expect(
      dependencies.map(\.declaration) == [
        #".package(name: "Cards", path: "/a/cards")"#, #".package(url: "https://a.b/deck", "1.0.0"..<"2.0.0")"#,
        #".package(url: "/a/rows", branch: "main")"#, nil,
      ])
  }
}
