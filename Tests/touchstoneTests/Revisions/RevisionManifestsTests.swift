import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

struct RevisionManifestsTests {
  /// A repository with two packages that depend on each other, one outside of it, and a copy of the repository.
  private func withCopy(_ body: (_ repository: URL, _ manifests: RevisionManifests) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let folder = folder.resolvingSymlinksInPath()
      let (repository, copy) = (folder.appendingPathComponent("mono"), folder.appendingPathComponent("a/b/c/copy"))
      let manifest = """
        .package(path: "../Kit"), .package(path: "../../Outside"), .package(name: "touchstone", path: "../.."),
        .target(name: "App", path: "./Sources/App"), .package(path: "../Gone"),
        """
      for root in [repository, copy] {
        try write(manifest, to: "Apps/App/Package.swift", in: root)
        try write(
          #".package(path: "../Kit"), .package(path: "../../Outside")"#, to: "Apps/App/Package@swift-6.1.swift",
          in: root)
        try write(#".package(path: "../../../Base")"#, to: "Apps/Kit/Package.swift", in: root)
        try write("", to: "Package.swift", in: root)
        try write("", to: "Plugins/RecordSnapshots/A.swift", in: root)
      }
      try body(
        repository,
        RevisionManifests(
          root: copy, package: copy.appendingPathComponent("Apps/App", isDirectory: true), repository: repository))
    }
  }

  private func write(_ text: String, to path: String, in folder: URL) throws {
    try PackageFixture.write(text, to: path, in: folder)
  }

  private func text(_ path: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `packages of the repository are the commit's, Touchstone and those outside are today's`() throws {
    try withCopy { repository, manifests in
      try manifests.point()
      let outside = repository.deletingLastPathComponent().path
      #expect(
        try text("Apps/App/Package.swift", in: manifests.root) == """
          .package(path: "../Kit"), .package(path: "\(repository.path)/Outside"), \
          .package(name: "touchstone", path: "\(repository.path)"),
          .target(name: "App", path: "./Sources/App"), .package(path: "\(repository.path)/Apps/Gone"),
          """)
      #expect(
        try text("Apps/App/Package@swift-6.1.swift", in: manifests.root)
          == #".package(path: "../Kit"), .package(path: "\#(repository.path)/Outside")"#)
      #expect(try text("Apps/Kit/Package.swift", in: manifests.root) == #".package(path: "\#(outside)/Base")"#)
      // The package itself stays as it is.
      #expect(try text("Apps/Kit/Package.swift", in: repository) == #".package(path: "../../../Base")"#)
    }
  }

  @Test func `a Touchstone of the repository is the commit's where that is to draw`() throws {
    try withCopy { _, manifests in
      var manifests = manifests
      manifests.hasOwnTouchstone = true
      try manifests.point()
      let text = try text("Apps/App/Package.swift", in: manifests.root)
      #expect(text.contains(#"name: "touchstone", path: "../.."#))
      // Nor is a package that the commit lacks, such as a submodule that was not fetched, that of the checkout.
      #expect(text.contains(#".package(path: "../Gone")"#))
    }
  }

  @Test func `a manifest that is written again as it was keeps its times, and a new one does not`() throws {
    try withCopy { repository, manifests in
      try manifests.point()
      let files = ["Apps/App/Package.swift", "Apps/Kit/Package.swift"].map(manifests.root.appendingPathComponent)
      let (kept, stamps) = (manifests.kept(), files.map { FileStamp.of($0.path) })
      #expect(kept.count == 3)
      // As git writes them.
      for path in ["Apps/App/Package.swift", "Apps/Kit/Package.swift"] {
        try write(try text(path, in: repository) + (path.contains("Kit") ? " " : ""), to: path, in: manifests.root)
      }
      try manifests.point()
      manifests.restoreTimes(of: kept)
      #expect(FileStamp.of(files[0].path) == stamps[0])
      #expect(FileStamp.of(files[1].path) != stamps[1])
    }
  }

  @Test func `a manifest that is not UTF-8 is said`() throws {
    try withCopy { _, manifests in
      try Data([0xFF]).write(to: manifests.package.appendingPathComponent("Package@swift-6.1.swift"))
      let error = try #require(throws: RevisionManifests.Fault.self) { try manifests.point() }
      #expect(error.errorDescription == "its Package@swift-6.1.swift is not UTF-8")
    }
  }
}
