import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

struct LookBundleTests {
  @Test func `a changed file keeps the links in the package, as SwiftPM does, and loses those to it`() throws {
    try withTemporaryFolder { folder in
      let link = folder.appendingPathComponent("link")
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("App/Sources/App"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "App")
      try FileManager.default.createSymbolicLink(
        atPath: link.path + "/Sources/App/Shared", withDestinationPath: "../../../Shared")
      let plain = folder.resolvingSymlinksInPath().path + "/App"
      let paths = LookBundle.paths(of: [link.path + "/Sources/App/Shared/View.swift", "/other/A.swift"], in: link)
      #expect(paths == [plain + "/Sources/App/Shared/View.swift", "/other/A.swift"])
    }
  }
}
