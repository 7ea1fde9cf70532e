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
