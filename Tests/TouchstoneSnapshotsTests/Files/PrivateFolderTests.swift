import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct PrivateFolderTests {
  private func mode(_ folder: URL?) -> mode_t? {
    var status = stat()
    guard let folder, lstat(folder.path, &status) == 0 else { return nil }
    return status.st_mode & 0o7777
  }

  @Test func `processes of one user share a folder that others cannot enter`() throws {
    try withTemporaryFolder { parent in
      let first = PrivateFolder.make(named: "t-0", in: parent)
      #expect(first?.lastPathComponent == "t-0")
      #expect(mode(first) == 0o700)
      #expect(PrivateFolder.make(named: "t-0", in: parent) == first)
      // One that others could only read becomes one that they cannot.
      #expect(chmod(first?.path ?? "", 0o755) == 0)
      #expect(PrivateFolder.make(named: "t-0", in: parent) == first)
      #expect(mode(first) == 0o700)
    }
  }

  @Test func `a unique folder has a name that no other has, and is not made where there is no folder`() throws {
    try withTemporaryFolder { parent in
      let folders = try (0..<2).map { _ in try PrivateFolder.makeUnique(named: "t", in: parent) }
      #expect(folders[0] != folders[1])
      #expect(folders.allSatisfy { $0.lastPathComponent.hasPrefix("t-") && mode($0) == 0o700 })
      #expect(throws: FileFault.system(ENOENT)) {
        try PrivateFolder.makeUnique(named: "t", in: parent.appendingPathComponent("none"))
      }
    }
  }

  @Test func `a link, a file or a folder that others may write to is not used`() throws {
    try withTemporaryFolder { parent in
      let victim = parent.appendingPathComponent("victim")
      #expect(mkdir(victim.path, 0o700) == 0)
      #expect(symlink(victim.path, parent.appendingPathComponent("link").path) == 0)
      try Data().write(to: parent.appendingPathComponent("file"))
      let open = parent.appendingPathComponent("open")
      #expect(mkdir(open.path, 0o700) == 0 && chmod(open.path, 0o777) == 0)
      for name in ["link", "file", "open"] {
        let folder = try #require(PrivateFolder.make(named: name, in: parent))
        #expect(folder.lastPathComponent.hasPrefix("\(name)-"))
        #expect(mode(folder) == 0o700)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: victim.path).isEmpty)
      if geteuid() == 0 {
        let other = parent.appendingPathComponent("other")
        #expect(mkdir(other.path, 0o700) == 0 && chown(other.path, 12345, 12345) == 0)
        #expect(PrivateFolder.make(named: "other", in: parent)?.lastPathComponent.hasPrefix("other-") == true)
      }
    }
  }
}
