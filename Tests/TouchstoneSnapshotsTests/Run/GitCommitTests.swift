import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct GitCommitTests {
  private static let number = String(repeating: "0123456789abcdef", count: 3).prefix(40)

  /// Writes files below a folder, and returns the commit that is checked out in it.
  private func commit(_ files: [String: String], in place: String = "") throws -> String? {
    try withTemporaryFolder { folder in
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      return GitCommit(checkedOutAt: folder.appendingPathComponent(place))?.description
    }
  }

  /// The layouts are those of gitrepository-layout(5).
  @Test func `the commit of a branch, of none, and of a worktree is found`() throws {
    let number = String(Self.number)
    #expect(try commit([".git/HEAD": "\(number)\n"]) == number)
    #expect(try commit([".git/HEAD": "ref: refs/heads/a/b\n", ".git/refs/heads/a/b": "\(number)\n"]) == number)
    let other = String(number.reversed())
    let packed =
      "# pack-refs with: peeled fully-peeled sorted \n\(other) refs/heads/a-main\n\(number) refs/heads/main\n"
    #expect(try commit([".git/HEAD": "ref: refs/heads/main\n", ".git/packed-refs": packed]) == number)
    let worktree = [
      "main/.git/worktrees/w/HEAD": "ref: refs/heads/w\n", "main/.git/worktrees/w/commondir": "../..\n",
      "main/.git/refs/heads/w": "\(number)\n", "w/.git": "gitdir: ../main/.git/worktrees/w\n", "w/Sub/a.txt": "",
    ]
    #expect(try commit(worktree, in: "w/Sub") == number)
  }

  @Test func `what is no commit is none`() throws {
    for head in ["", "\n", "ref: refs/heads/main\n", "HEAD\n", "\(Self.number)0\n", "ref: ../../secret\n"] {
      #expect(try commit([".git/HEAD": head, "secret": "word"]) == nil)
    }
    #expect(try commit([".git/config": ""]) == nil)
  }

  @Test func `a CI system says which commit it tests`() {
    let number = String(Self.number)
    #expect(GitCommit(["GITHUB_SHA": number])?.description == number)
    #expect(GitCommit(["GITHUB_SHA": "main", "CI_COMMIT_SHA": number])?.description == number)
    #expect(GitCommit(["GITHUB_SHA": "main"]) == nil)
    #expect(SnapshotEnvironment(["BUILDKITE_COMMIT": number]).commit == number)
  }

  @Test func `JSON that has no commit where one belongs is refused`() throws {
    let text = "\"\(Self.number)\""
    #expect(try JSONDecoder().decode(GitCommit.self, from: Data(text.utf8)).short == "0123456789ab")
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(GitCommit.self, from: Data("\"HEAD\"".utf8)) }
  }
}
