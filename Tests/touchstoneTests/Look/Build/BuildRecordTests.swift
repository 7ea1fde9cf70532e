import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

struct BuildRecordTests {
  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func `a record is current until a source, the manifest or the program changes`() throws {
    try withTemporaryFolder { package in
      let scratch = package.appendingPathComponent("scratch")
      let bundle = TestBundle(package: package, scratch: scratch, name: "App")
      let source = package.appendingPathComponent("Sources/App/Card.swift")
      try write("1", to: source)
      try write("1", to: package.appendingPathComponent("Package.swift"))
      try write("1", to: bundle.file)
      func sources() -> String { BuildRecord.sources(of: package, folders: [], scratch: scratch) }
      let file = package.appendingPathComponent("scratch/record.json")
      try BuildRecord(bundle, sources: sources(), of: package, folders: [], isChosen: true).write(to: file)
      let record = try #require(BuildRecord(in: file))
      #expect(record.isCurrent(sources: sources(), scratch: scratch))
      try write("1 2", to: source)
      #expect(!record.isCurrent(sources: sources(), scratch: scratch))
      try write("1", to: bundle.file)
      #expect(!record.isCurrent(sources: record.sources, scratch: scratch))
      #expect(record.hasManifests(of: package))
      try write("", to: package.appendingPathComponent("Package@swift-6.2.swift"))
      #expect(!record.hasManifests(of: package))
    }
  }

  @Test func `what another Swift has built is built again, unless there is no Swift`() throws {
    try withTemporaryFolder { package in
      var record = BuildRecord(
        TestBundle(package: package, scratch: package, name: "App"), sources: "", of: package, folders: [],
        isChosen: true)
      #expect(record.toolchain != nil && record.isBuilt(by: Toolchain.current(for: package)))
      #expect(!record.isBuilt(by: "Swift version 7"))
      #expect(record.isBuilt(by: nil))
      // A record of an earlier Touchstone names none.
      record.toolchain = nil
      #expect(!record.isBuilt(by: Toolchain.current(for: package)))
    }
  }

  @Test func `a variable that a manifest reads is a part of it, and its value is not kept`() throws {
    try withTemporaryFolder { package in
      try write(#"let a = Context.environment["COLOR"] ?? """#, to: package.appendingPathComponent("Package.swift"))
      let blue = BuildRecord.manifest(of: package, environment: ["COLOR": "blue", "OTHER": "1"])
      #expect(blue != BuildRecord.manifest(of: package, environment: ["COLOR": "red"]))
      #expect(blue == BuildRecord.manifest(of: package, environment: ["COLOR": "blue", "OTHER": "2"]))
      #expect(blue.contains("COLOR ") && !blue.contains("blue"))
    }
  }

  @Test func `a generated package that another package has written is not taken for this one's`() throws {
    try withTemporaryFolder { folder in
      let (package, guest) = (folder.appendingPathComponent("App"), folder.appendingPathComponent("scratch/previews"))
      try write("1", to: package.appendingPathComponent("Package.swift"))
      try write("App", to: guest.appendingPathComponent("Package.swift"))
      let bundle = TestBundle(package: guest, scratch: folder, name: "previews", isGuest: true)
      let record = BuildRecord(bundle, sources: "", of: package, folders: [], isChosen: true)
      #expect(record.hasManifests(of: package))
      try write("Other", to: guest.appendingPathComponent("Package.swift"))
      #expect(!record.hasManifests(of: package))
    }
  }

  @Test func `the program of a quick build is run in place of the bundle, and its stamp counts`() throws {
    try withTemporaryFolder { package in
      var bundle = TestBundle(package: package, scratch: package, name: "App")
      try write("1", to: bundle.file)
      bundle.quick = package.appendingPathComponent("debug/App.look")
      #expect(bundle.stamp == nil)
      try write("1 2", to: package.appendingPathComponent("debug/App.look"))
      let record = BuildRecord(bundle, sources: "", of: package, folders: [], isChosen: true)
      #expect(record.isCurrent(sources: "", scratch: package))
      try FileManager.default.removeItem(at: package.appendingPathComponent("debug/App.look"))
      #expect(!record.isCurrent(sources: "", scratch: package))
    }
  }
}
