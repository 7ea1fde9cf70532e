import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import touchstone

/// What commands know of a package that keeps hashes.
struct HashedGoldensPathsTests {
  private func write(_ json: String, in package: URL) throws {
    let file = package.appendingPathComponent(PackageSettings.path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(json.utf8).write(to: file)
  }

  @Test func `goldens are named by the paths that their files would have`() throws {
    try withTemporaryFolder { package in
      let goldens = HashedGoldens(package: package, environment: SnapshotEnvironment())
      let place = try #require(ManifestPlace(golden: "Snapshots/A/Cards/dark.1.txt"))
      let entry = try #require(try goldens.record(Data("one".utf8), at: place))
      #expect(HashedGoldens.paths(in: package).isEmpty)
      try write(#"{ "goldens": "hashes" }"#, in: package)
      #expect(HashedGoldens.paths(in: package) == ["A/Cards/dark.1.txt": entry])

    }
  }

  @Test func `a damaged object and lines that do not count are found by prune and doctor`() throws {
    try withTemporaryFolder { package in
      try write(#"{ "goldens": "hashes" }"#, in: package)
      let goldens = HashedGoldens(package: package, environment: SnapshotEnvironment())
      let place = try #require(ManifestPlace(golden: "Snapshots/A/Cards/dark.1.txt"))
      let entry = try #require(try goldens.record(Data("one".utf8), at: place))
      #expect(GoldenSurvey(.init(package: package)).faults.isEmpty)
      try Data("two".utf8).write(to: goldens.objects.url.appendingPathComponent(entry.address.path))
      #expect(GoldenSurvey(.init(package: package)).faults.keys.sorted() == [place.golden])
      let manifest = package.appendingPathComponent(place.manifest)
      try Data((String(contentsOf: manifest, encoding: .utf8) + "=======\n").utf8).write(to: manifest)
      #expect(GoldenSurvey(.init(package: package)).faults.keys.sorted() == [place.manifest])
    }
  }
}
