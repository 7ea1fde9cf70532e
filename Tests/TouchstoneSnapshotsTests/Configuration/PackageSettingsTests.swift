import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct PackageSettingsTests {
  private func settings(_ json: String) -> PackageSettings { PackageSettings(json: Data(json.utf8)) }

  @Test func `a package says that it keeps no goldens`() {
    #expect(settings(#"{ "goldens": "none" }"#).goldens == .none)
    #expect(settings(#"{ "goldens": "kept" }"#).goldens == .kept)
    #expect(settings("{}") == PackageSettings())
  }

  @Test func `a package says that it keeps approvals`() {
    #expect(settings(#"{ "approvals": "kept", "goldens": "kept" }"#).approvals == .kept)
    #expect(settings("{}").approvals == .none)
    #expect(
      settings(#"{ "approvals": "signed" }"#).fault
        == #"Snapshots/touchstone.json has a value of "approvals" that is not known. The values are "kept" and "none"."#
    )
  }

  @Test func `a package says that it keeps hashes, and where their pictures are`() throws {
    let found = settings(#"{ "goldens": "hashes", "store": "s3://goldens/app" }"#)
    #expect(found.goldens == .hashes && found.store == "s3://goldens/app" && found.fault == nil)
    #expect(settings("{}").store == nil)
    for word in [#""""#, #""--config=x""#, #""a\nb""#, "1"] {
      #expect(settings("{ \"store\": \(word) }").fault?.contains(#"a value of "store""#) == true, "\(word)")
    }
    #expect(
      settings(#"{ "goldens": "hash" }"#).fault?.hasSuffix(#"The values are "kept", "hashes" and "none"."#) == true)
  }

  @Test func `the file is written with what else it says, and not at all if it says nothing`() throws {
    let old = Data(#"{ "approvals": "kept", "store": "file:/mnt/goldens" }"#.utf8)
    let hashes = try #require(PackageSettings.json(goldens: .hashes, in: old))
    let found = PackageSettings(json: hashes)
    #expect(found.goldens == .hashes && found.approvals == .kept && found.store == "file:/mnt/goldens")
    let back = try #require(PackageSettings.json(goldens: .kept, in: hashes))
    #expect(PackageSettings(json: back) == PackageSettings(json: old))
    #expect(PackageSettings.json(goldens: .kept, in: PackageSettings.json(goldens: .hashes, in: nil)) == nil)
  }

  @Test func `a package without the file keeps goldens`() throws {
    try withTemporaryFolder { folder in
      #expect(PackageSettings(ofPackage: folder) == PackageSettings())
      // What has the folder's name is for others to complain of.
      try Data().write(to: folder.appendingPathComponent("Snapshots"))
      #expect(PackageSettings(ofPackage: folder) == PackageSettings())
    }
  }

  @Test(arguments: [#"{ "goldens": "non" }"#, #"{ "goldens": false }"#, #"{ "golden": "none" }"#, "none", ""])
  func `what is mistyped is a fault`(json: String) {
    let settings = settings(json)
    #expect(settings.goldens == .kept)
    #expect(settings.fault?.hasPrefix("Snapshots/touchstone.json ") == true)
  }

  @Test func `a file that cannot be read is a fault`() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent(PackageSettings.path)
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      #expect(PackageSettings(ofPackage: folder).fault?.hasPrefix("Snapshots/touchstone.json cannot be read: ") == true)
    }
  }
}
