import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

@Suite struct TouchstoneDeclarationTests {
  private let declaration = TouchstoneDeclaration(
    name: "touchstone", code: #".package(name: "touchstone", path: "/new")"#)

  /// The dependencies that SwiftPM reads in a manifest with the lines.
  private func dependencies(_ dependency: String) throws -> [String] {
    try withTemporaryFolder { folder in
      let manifest = folder.appendingPathComponent("Package.swift")
      let text = """
        // swift-tools-version: 6.1
        import PackageDescription

        let app = Package(name: "App", dependencies: [\(dependency), .package(path: "../touchstone-kit")])
        """
      try Data(text.utf8).write(to: manifest)
      try declaration.append(to: manifest)
      return try PackageManifest(package: folder).dependencies.compactMap(\.path).map {
        URL(fileURLWithPath: $0).lastPathComponent
      }
    }
  }

  @Test(arguments: [
    #".package(url: "https://example.org/touchstone.git", from: "0.1.0")"#, #".package(path: "../touchstone")"#,
    #".package(name: "touchstone", path: "../elsewhere")"#,
  ])
  func `a manifest names the other Touchstone instead of its own, and keeps other packages`(dependency: String) throws {
    #expect(try dependencies(dependency) == ["touchstone-kit", "new"])
  }
}
