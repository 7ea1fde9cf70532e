import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

@Suite struct RevisionTests {
  @Test func `a comparison is with the commit in which the histories meet`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      let first = try repository.git("rev-parse", "HEAD")
      try repository.git("checkout", "-q", "-b", "topic")
      try repository.commit(["Card.swift": "struct Card { var a = 1 }\n"])
      try repository.git("checkout", "-q", "main")
      let main = try repository.commit(["Other.swift": "\n"])
      try repository.git("checkout", "-q", "topic")
      let revision = try Revision("main", of: repository.url)
      #expect(revision.commit == main)
      let base = try revision.mergeBase()
      #expect(base.commit == first)
      #expect(base.words == "main (\(first.prefix(10)))")
      // A checkout without a branch.
      try repository.git("checkout", "-q", "--detach", "HEAD")
      #expect(try Revision("main", of: repository.url).mergeBase().commit == first)
    }
  }

  @Test func `a package in a folder of the repository knows its path`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      try repository.commit(["Apps/Shop/Package.swift": GitRepository.manifest])
      let revision = try Revision("HEAD", of: repository.url.appendingPathComponent("Apps/Shop"))
      #expect(revision.path == "Apps/Shop")
    }
  }

  @Test func `what is no commit is refused, with what to do`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      #expect(
        throws: RevisionFault(
          "origin/main", "git knows no such commit. Fetch it: git fetch origin main")
      ) { try Revision("origin/main", of: repository.url) }
      // It would be an option of git.
      #expect(throws: RevisionFault.self) { try Revision("--all", of: repository.url) }
      let plain = folder.appendingPathComponent("plain")
      try FileManager.default.createDirectory(at: plain, withIntermediateDirectories: true)
      #expect(throws: RevisionFault("main", "the package is not in a git repository.")) {
        try Revision("main", of: plain)
      }
    }
  }

  @Test func `a shallow clone says how to fetch the history`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      try repository.git("checkout", "-q", "-b", "topic")
      try repository.commit(["Card.swift": "struct Card { var a = 1 }\n"])
      try repository.git("checkout", "-q", "main")
      try repository.commit(["Other.swift": "\n"])
      let clone = folder.appendingPathComponent("clone")
      try repository.git(
        "clone", "-q", "--depth", "1", "--no-single-branch", "--branch", "topic", "file://\(repository.url.path)",
        clone.path)
      let revision = try Revision("origin/main", of: clone)
      let fault = #expect(throws: RevisionFault.self) { try revision.mergeBase() }
      #expect(fault?.reason.contains("git fetch --unshallow (in CI: fetch-depth: 0)") == true)
      let unknown = #expect(throws: RevisionFault.self) { try Revision("origin/gone", of: clone) }
      #expect(unknown?.reason.contains("The clone is shallow.") == true)
    }
  }

  @Test func `histories without a common commit are said to have none`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      try repository.git("checkout", "-q", "--orphan", "other")
      try repository.commit(["Card.swift": "\n"])
      let fault = #expect(throws: RevisionFault.self) { try Revision("main", of: repository.url).mergeBase() }
      #expect(fault?.description.contains("--no-merge-base") == true)
    }
  }
}
