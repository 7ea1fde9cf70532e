import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct RegularFileTests {
  @Test func `the bytes of a file are read, whole or in part`() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("file").path
      try Data("0123456789".utf8).write(to: URL(fileURLWithPath: file))
      #expect(try RegularFile.read(file) == Data("0123456789".utf8))
      #expect(try RegularFile.read(file, limit: 10).count == 10)
      #expect(try RegularFile.read(file, prefix: 4) == Data("0123".utf8))
      #expect(throws: FileFault.tooLarge(limit: 9)) { try RegularFile.read(file, limit: 9) }
      #expect(throws: FileFault.system(ENOENT)) { try RegularFile.read(file + "x") }
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `pipes, devices, sockets and folders are refused at once`() throws {
    try withTemporaryFolder { folder in
      let pipe = folder.appendingPathComponent("pipe").path
      #expect(mkfifo(pipe, 0o600) == 0)
      let link = folder.appendingPathComponent("link").path
      #expect(symlink("/dev/zero", link) == 0)
      #expect(throws: FileFault.special("a named pipe")) { try RegularFile.read(pipe) }
      #expect(throws: FileFault.special("a device")) { try RegularFile.read("/dev/zero") }
      #expect(throws: FileFault.special("a device")) { try RegularFile.read(link) }
      #expect(throws: FileFault.link) { try RegularFile.read(link, links: .refuse) }
      #expect(throws: FileFault.system(EISDIR)) { try RegularFile.read(folder.path) }
      // A golden is read the same way.
      let error = #expect(throws: GoldenStoreError.self) {
        try GoldenStore(staging: folder).read(URL(fileURLWithPath: pipe), within: folder)
      }
      #expect(error?.reason == "it is a named pipe, not a file")
    }
  }

  /// The kernel makes such files when they are read, and says that they are empty.
  @Test func `a file of the kernel gives nothing away`() throws {
    #expect(try RegularFile.read("/proc/self/environ").isEmpty)
  }

  @Test func `a link to a file is followed only where it may be`() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("file").path
      let link = folder.appendingPathComponent("link").path
      try Data("a".utf8).write(to: URL(fileURLWithPath: file))
      #expect(symlink(file, link) == 0)
      #expect(try RegularFile.read(link) == Data("a".utf8))
      #expect(throws: FileFault.link) { try RegularFile.read(link, links: .refuse) }
    }
  }
}
