import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

/// Which test files a package has, as the log of a run may name them.
@Suite struct TestFoldersTests {
  private let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription
    let name = "Computed"
    let package = Package(name: "App", targets: [
      .testTarget(name: "AppTests"), .testTarget(name: name + "Tests"), .testTarget(name: "Moved", path: "Elsewhere"),
    ])
    """

  private func folders(
    _ files: [String], manifest: String?, contents: [String: String] = [:], _ body: (TestFolders) throws -> Void
  ) throws {
    try withTemporaryFolder { package in
      for file in files + (manifest == nil ? [] : ["Package.swift"]) {
        let place = package.appendingPathComponent(file)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        let text = file == "Package.swift" ? manifest ?? "" : contents[file] ?? "import Testing"
        try Data(text.utf8).write(to: place)
      }
      try body(TestFolders(package: package))
    }
  }

  @Test func `a file below the folder of a test target is one of its files`() throws {
    let files = ["Tests/AppTests/Cards.swift", "Tests/AppTests/Deep/Rows.swift"]
    try folders(files, manifest: manifest) { folders in
      for file in files { #expect(folders.have(file, ofTarget: "AppTests"), "\(file)") }
      #expect(!folders.have("Tests/AppTests/Gone.swift", ofTarget: "AppTests"))
      #expect(!folders.have("Tests/AppTests", ofTarget: "AppTests"))
    }
  }

  @Test func `a folder of tests that is no target has no test file`() throws {
    let files = ["Tests/Fixtures/Card.swift", "Tests/Fixtures/Demo/Sources/Demo/Card.swift"]
    try folders(files, manifest: manifest) { folders in
      for file in files { #expect(!folders.have(file, ofTarget: "Fixtures"), "\(file)") }
    }
  }

  @Test func `a package inside of a test target is none of the target's`() throws {
    let files = ["Tests/AppTests/Demo/Package.swift", "Tests/AppTests/Demo/Sources/Demo/Card.swift"]
    for manifest in [manifest, nil] {
      try folders(files, manifest: manifest, contents: [files[0]: "let package = Package(targets: [.target()])"]) {
        folders in
        for file in files { #expect(!folders.have(file, ofTarget: "AppTests"), "\(file)") }
      }
    }
    // A manifest without targets hides its folder from Xcode.
    try folders(files, manifest: manifest) { folders in
      for file in files { #expect(folders.have(file, ofTarget: "AppTests"), "\(file)") }
    }
  }

  /// SwiftPM is asked for these.
  @Test func `a target with a computed name, or another folder, is found`() throws {
    let files = ["Tests/ComputedTests/Cards.swift", "Elsewhere/Rows.swift", "Tests/Other/Cards.swift"]
    try folders(files, manifest: manifest) { folders in
      #expect(folders.have(files[0], ofTarget: "ComputedTests"))
      #expect(folders.have(files[1], ofTarget: "Moved"))
      #expect(!folders.have(files[2], ofTarget: "Other"))
    }
  }

  /// SwiftPM is asked about what the text does not say for sure.
  @Test func `a target that is commented out, or that lies elsewhere than where its name says, has no file there`()
    throws
  {
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(name: "App", targets: [
        // .testTarget(name: "OldTests"),
        .testTarget(name: "AppTests", path: "Unit"), .testTarget(name: "Others", path: "Tests/AppTests"),
      ])
      """
    let files = ["Tests/OldTests/Cards.swift", "Tests/AppTests/Cards.swift", "Unit/Cards.swift"]
    try folders(files, manifest: manifest) { folders in
      #expect(!folders.have(files[0], ofTarget: "OldTests"))
      #expect(!folders.have(files[1], ofTarget: "AppTests"))
      #expect(folders.have(files[1], ofTarget: "Others"))
      #expect(folders.have(files[2], ofTarget: "AppTests"))
    }
  }

  @Test func `without a manifest, the usual folder counts`() throws {
    try folders(["Tests/AppTests/Cards.swift"], manifest: nil) { folders in
      #expect(folders.have("Tests/AppTests/Cards.swift", ofTarget: "AppTests"))
      #expect(!folders.have("Tests/AppTests/Cards.swift", ofTarget: "OtherTests"))
    }
  }
}
