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
}
