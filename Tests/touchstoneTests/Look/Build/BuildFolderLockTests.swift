import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

struct BuildFolderLockTests {
  @Test func `the lock is a file in the temporary folder with the build folder's path as its name`() {
    func file(_ path: String, _ environment: [String: String] = [:]) -> String {
      BuildFolderLock.file(of: URL(fileURLWithPath: path, isDirectory: true), environment: environment).path
    }
    #expect(file("/nowhere/App/.build") == "/tmp/_nowhere_App_.build.lock")
    #expect(file("/nowhere/A:B/.build", ["TMPDIR": "/var/tmp"]) == "/var/tmp/_nowhere_A_B_.build.lock")
    let long = file("/nowhere/\(String(repeating: "ä", count: 200))/.build")
    #expect(long.hasSuffix("ä_.build.lock") && long.utf8.count <= "/tmp/".utf8.count + 255)
  }

  @Test func `only the command behind a plugin holds the lock of its folder`() throws {
    try withTemporaryFolder { folder in
      let link = folder.appendingPathComponent("link")
      let scratch = folder.appendingPathComponent("scratch", isDirectory: true)
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: scratch)
      func isHeld(_ variables: [String: String]) -> Bool {
        BuildFolderLock.isHeldByPlugin(scratch, environment: variables)
      }
      #expect(!isHeld([:]))
      #expect(isHeld([BuildFolderLock.variable: link.path]))
      #expect(!isHeld([BuildFolderLock.variable: folder.path]))
    }
  }

  /// Asks SwiftPM itself whether it waits for the file.
  @Test func `SwiftPM waits as long as the lock is held`() throws {
    try withTemporaryFolder { folder in
      try Data("// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"A\")\n".utf8)
        .write(to: folder.appendingPathComponent("Package.swift"))
      let scratch = folder.appendingPathComponent("scratch", isDirectory: true)
      var lock = FileLock(BuildFolderLock.file(of: scratch))
      #expect(lock != nil)
      func resolve(limit: Duration) -> ExternalProgram.Result? {
        ExternalProgram.run(
          ["swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path, "resolve"], in: folder,
          joinsOutput: true, limit: limit)
      }
      #expect(resolve(limit: .seconds(4))?.isOverdue == true)
      lock = nil
      #expect(resolve(limit: .seconds(600))?.status == 0)
    }
  }
}
