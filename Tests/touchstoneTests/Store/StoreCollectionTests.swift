import Foundation
import Testing
import TouchstoneSnapshots

@testable import touchstone

struct StoreCollectionTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private static let commit = String(repeating: "0a", count: 20)
  private static let other = String(repeating: "0b", count: 20)
  private static let digest = String(repeating: "54", count: 32)

  private func file(_ path: String, days: Double) -> StoredFile {
    StoredFile(path: ConfinedPath(unwrapping: path), size: 1, modified: Self.now - days * 86_400)
  }

  private func deleted(_ files: [StoredFile], used: Set<String> = [], commits: Set<String> = []) -> [String] {
    StoreCollection(files: files, commits: Set(commits.compactMap { GitCommit($0) }), now: Self.now, days: 90)
      .plan(used: used).files.map(\.path.description)
  }

  @Test func `an object goes if nothing names it and it is older than seven days`() {
    let path = "v1/sha256/54/\(Self.digest.dropFirst(2)).png"
    #expect(deleted([file(path, days: 8)]) == [path])
    #expect(deleted([file(path, days: 6)]) == [])
    #expect(deleted([file(path, days: 8000)], used: [Self.digest]) == [])
  }

  /// What a push relies on is younger than this when it names it, and a push takes no days.
  @Test func `a push makes objects young long before they may go`() {
    #expect(StoreCollection.grace - StoreCollection.refreshAge >= 3 * 86_400)
  }

  /// Earlier versions wrote runs without compression.
  @Test(arguments: ["jsonl.gz", "jsonl"])
  func `a run goes if it is old and its commit is none of a kept branch`(suffix: String) {
    let run = "v1/runs/\(Self.commit)/1-of-1.\(Self.digest).\(suffix)"
    #expect(deleted([file(run, days: 91)]) == [run])
    #expect(deleted([file(run, days: 89)]) == [])
    #expect(deleted([file(run, days: 91)], commits: [Self.commit]) == [])
    #expect(deleted([file(run, days: 91)], commits: [Self.other]) == [run])
  }

  @Test func `what belongs to a pull request's commit goes as a whole, and what names files before these`() {
    let folder = "v1/pr/12/\(Self.commit)"
    let files = [
      "\(folder)/sha256/54/\(Self.digest.dropFirst(2)).png", "\(folder)/pages/1/pictures/7.png",
      "\(folder)/pages/1/index.html",
      "\(folder)/runs/1-of-1.\(Self.digest).jsonl.gz",
    ]
    #expect(deleted(files.map { file($0, days: 91) }) == [files[2], files[3], files[0], files[1]])
    // One that is young keeps the others, which it may name.
    #expect(deleted(files.map { file($0, days: 91) } + [file("\(folder)/runs/2.jsonl", days: 1)]) == [])
    let elsewhere = files[0].replacing(Self.commit, with: Self.other)
    #expect(deleted([file(files[0], days: 91), file(elsewhere, days: 89)]) == [files[0]])
    let page = "v1/pages/\(Self.commit)/1/index.html"
    #expect(deleted([file(page, days: 91)]) == [page])
  }

  @Test func `what a killed process left goes, and files of others stay`() {
    let staged = "v1/staging/.touchstone-12-1.tmp"
    #expect(deleted([file(staged, days: 8), file("v1/staging/.touchstone-12-2.tmp", days: 1)]) == [staged])
    let foreign = [
      "v1/README.md", "v1/sha256/54/readme.png", "v1/sha256/54/x/\(Self.digest.dropFirst(2)).png",
      "v1/runs/latest/a.jsonl", "v1/runs/\(Self.commit)/a.jsonl",
      "v1/pr/12/notes/a.txt/b/c", "v2/sha256/54/\(Self.digest.dropFirst(2)).png", "v1/staging/mine.txt",
    ]
    #expect(deleted(foreign.map { file($0, days: 9999) }) == [])
  }
}
