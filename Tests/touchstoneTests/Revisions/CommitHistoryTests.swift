import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

@Suite struct CommitHistoryTests {
  @Test func `a history begins and ends with the commits that are named`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      let commits = try ["a", "b"].map { try repository.commit(["Card.swift": $0]) }
      let first = try repository.git("rev-parse", "HEAD~2")
      let (begin, end) = (try Revision("HEAD~2", of: repository.url), try Revision("HEAD", of: repository.url))
      #expect(try CommitHistory(from: begin, to: end).commits == [first] + commits)
      #expect(try CommitHistory(from: end, to: end).commits == [commits[1]])
      #expect(throws: RevisionFault.self) { try CommitHistory(from: end, to: begin) }
    }
  }

  @Test func `a history from a merged branch goes on with the merge, without the commits of the other side`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      try repository.git("switch", "-q", "-c", "branch")
      let begin = try repository.commit(["Golden.txt": "a"])
      let tip = try repository.commit(["Card.swift": "b"])
      try repository.git("switch", "-q", "main")
      try repository.commit(["Other.swift": "a"])
      try repository.commit(["Other.swift": "b"])
      try repository.git("merge", "-q", "--no-ff", "--message", "Merge", "branch")
      let merge = try repository.git("rev-parse", "HEAD")
      let last = try repository.commit(["Card.swift": "a"])
      let end = try Revision("HEAD", of: repository.url)
      for first in [begin, tip] {
        #expect(try CommitHistory(from: Revision(first, of: repository.url), to: end).commits == [first, merge, last])
      }
    }
  }

  @Test func `a shallow clone says to fetch its history`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      try repository.commit(["Card.swift": "a"])
      let begin = try repository.git("rev-parse", "HEAD")
      try repository.git("tag", "old", "HEAD~1")
      try repository.git("branch", "other", "old")
      let clone = GitRepository(at: folder.appendingPathComponent("clone"))
      try repository.git("clone", "-q", "--depth", "1", "file://\(repository.url.path)", clone.url.path)
      try clone.git("fetch", "-q", "--depth", "1", "origin", "other")
      let old = try Revision("FETCH_HEAD", of: clone.url)
      let fault = try #require(throws: RevisionFault.self) {
        try CommitHistory(from: old, to: Revision(begin, of: clone.url))
      }
      #expect(fault.reason.contains("git fetch --unshallow"))
    }
  }
}
