import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct ConfinedFolderTests {
  /// A folder with a file `inside/file`, beside another one with a file `secret`.
  private func withFolders(_ body: (_ folder: ConfinedFolder, _ outside: URL) throws -> Void) throws {
    try withTemporaryFolder { both in
      let (folder, outside) = (both.appendingPathComponent("folder"), both.appendingPathComponent("outside"))
      for made in [folder.appendingPathComponent("inside"), outside] {
        try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
      }
      try Data("file".utf8).write(to: folder.appendingPathComponent("inside/file"))
      try Data("secret".utf8).write(to: outside.appendingPathComponent("secret"))
      try body(ConfinedFolder(folder), outside)
    }
  }

  private func path(_ text: String) throws -> ConfinedPath { try #require(ConfinedPath(text)) }

  @Test(arguments: ["", "/", "/etc/passwd", "..", "../x", "a/../b", "a//b", "a/", "./a", "a/.", "a\nb"])
  func `a path that could lead elsewhere is none`(text: String) {
    #expect(ConfinedPath(text) == nil)
  }

  @Test(arguments: ["a", "a/b", "a/..b/c", "Snapshots/Ä/dark mode@2x.png", ".git/config"])
  func `a path below the folder is as it was written`(text: String) {
    #expect(ConfinedPath(text)?.description == text)
  }

  @Test func `files are read, written and deleted`() throws {
    try withFolders { folder, _ in
      #expect(try folder.read(path("inside/file")) == Data("file".utf8))
      #expect(folder.size(of: try path("inside/file")) == 4)
      try folder.write(Data("new".utf8), to: path("inside/file"))
      try folder.write(Data("deep".utf8), to: path("a/b/c"))
      #expect(try folder.read(path("inside/file")) == Data("new".utf8))
      #expect(try folder.read(path("a/b/c")) == Data("deep".utf8))
      try folder.remove(path("a/b/c"))
      try folder.remove(path("a/b/c"))
      try folder.remove(path("nowhere/c"))
      #expect(throws: FileFault.system(ENOENT)) { try folder.read(path("a/b/c")) }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("inside").path)
      #expect(names == ["file"])
    }
  }

  @Test func `no link is followed, wherever it is in the path`() throws {
    try withFolders { folder, outside in
      for (name, target) in [("folder-link", outside.path), ("file-link", outside.path + "/secret"), ("up", "..")] {
        #expect(symlink(target, folder.url.appendingPathComponent(name).path) == 0)
      }
      for text in ["folder-link/secret", "file-link", "up/outside/secret"] {
        let path = try path(text)
        #expect(throws: FileFault.link) { try folder.read(path) }
        #expect(throws: FileFault.link) { try folder.write(Data("x".utf8), to: path) }
        #expect(throws: FileFault.link) { try folder.remove(path) }
        #expect(folder.size(of: path) == nil)
      }
      #expect(throws: FileFault.link) { try folder.write(Data("x".utf8), to: path("folder-link/new")) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["secret"])
      #expect(try String(contentsOf: outside.appendingPathComponent("secret"), encoding: .utf8) == "secret")
    }
  }

  @Test func `a file in the place of a folder, and a folder in that of a file, stay`() throws {
    try withFolders { folder, _ in
      #expect(throws: FileFault.system(ENOTDIR)) { try folder.write(Data(), to: path("inside/file/x")) }
      #expect(throws: FileFault.system(EISDIR)) { try folder.write(Data(), to: path("inside")) }
      #expect(throws: FileFault.system(EISDIR)) { try folder.remove(path("inside")) }
      let kept = try folder.read(path("inside/file"))
      #expect(kept == Data("file".utf8))
    }
  }
}
