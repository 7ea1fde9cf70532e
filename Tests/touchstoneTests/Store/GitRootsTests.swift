import Foundation
import Testing
import TouchstoneSnapshots

@testable import touchstone

struct GitRootsTests {
  private let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  /// The digest of a number.
  private func digest(_ number: Int) -> String {
    let end = String(number)
    return String(repeating: "0", count: 64 - end.count) + end
  }

  private func line(_ number: Int) -> String { "\(digest(number))\t8x4@1x\tpng\tcard\(number)\n" }

  /// Commits a manifest as if it were days ago.
  private func commit(_ path: String, _ numbers: [Int], days: Int) throws {
    let text = numbers.map(line).joined()
    try fixture.repository.write([path: text])
    try fixture.repository.git("add", "--all")
    let date = "@\(Int(Date().timeIntervalSince1970) - days * 86_400) +0000"
    let words = [
      "-c", "user.name=Ada", "-c", "user.email=a@b", "-c", "commit.gpgsign=false", "commit", "-q", "-m", "x", "--date",
      date,
    ]
    let result = try #require(Git.run(words, in: fixture.package, ["GIT_COMMITTER_DATE=\(date)"]))
    #expect(result.status == 0, "\(result.complaint)")
  }

  private func numbers(_ branches: [String], days: Int = 90, of folder: String = "") throws -> Set<Int> {
    let roots = try GitRoots(
      of: fixture.package.appendingPathComponent(folder), branches: branches,
      since: Date(timeIntervalSinceNow: -Double(days) * 86_400))
    return Set((1...99).filter { roots.digests.contains(digest($0)) })
  }

  @Test func `kept branches and young commits keep what their manifests name, and older ones do not`() throws {
    let git = fixture.repository
    try commit("Snapshots/A.goldens", [1, 2], days: 400)
    try commit("Sub/Snapshots/B.goldens", [3], days: 390)
    try commit("Snapshots/A.goldens", [2, 4], days: 300)
    try git.git("switch", "-q", "-c", "release/1.0")
    try commit("Snapshots/A.goldens", [2, 5], days: 290)
    try git.git("switch", "-q", "-c", "old/idea")
    try commit("Snapshots/A.goldens", [2, 6], days: 280)
    try git.git("switch", "-q", "main")
    try commit("Snapshots/A.goldens", [2, 7], days: 200)
    try git.git("switch", "-q", "-c", "young/idea")
    try commit("Snapshots/A.goldens", [2, 8], days: 20)
    try commit("Snapshots/A.goldens", [2, 9], days: 10)
    #expect(try numbers(["main"]) == [2, 3, 7, 8, 9])
    #expect(try numbers(["main", "release/*"]) == [2, 3, 5, 7, 8, 9])
    #expect(try numbers(["main"], days: 5) == [2, 3, 7])
    #expect(try numbers(["*"], days: 5) == [2, 3, 5, 6, 7, 9])
    // A young commit on a branch that is gone is in no history any more.
    try git.git("switch", "-q", "main")
    try git.git("branch", "-q", "-D", "young/idea")
    #expect(try numbers(["main"]) == [2, 3, 7])
  }

  @Test func `a young commit keeps what it did not change, also below a later one that replaced it`() throws {
    try commit("Snapshots/A.goldens", [1], days: 400)
    try commit("Snapshots/B.goldens", [2], days: 50)
    try commit("Snapshots/A.goldens", [3], days: 40)
    #expect(try numbers(["main"], days: 90) == [1, 2, 3])
    #expect(try numbers(["main"], days: 30) == [2, 3])
  }

  @Test func `packages beside this one in the repository keep what their young commits name`() throws {
    try commit("Snapshots/A.goldens", [1], days: 40)
    try commit("Sub/Snapshots/B.goldens", [2], days: 40)
    try commit("Snapshots/A.goldens", [3], days: 39)
    #expect(try numbers(["main"]) == [1, 2, 3])
    #expect(try numbers(["main"], of: "Sub") == [1, 2, 3])
  }

  @Test func `conflict markers keep both sides, and a merge what only it has`() throws {
    try fixture.repository.commit([
      "Snapshots/A.goldens": "<<<<<<< ours\n\(line(1))=======\n\(line(2))>>>>>>> theirs\n"
    ])
    #expect(try numbers(["main"]) == [1, 2])
  }

  @Test func `runs of the last fifty commits of kept branches stay`() throws {
    for number in 1...52 { try fixture.repository.commit(["a": "\(number)"]) }
    let roots = try GitRoots(of: fixture.package, branches: ["main"], since: .now)
    let all = try fixture.repository.git("rev-list", "HEAD").split(separator: "\n").compactMap { GitCommit(String($0)) }
    #expect(roots.commits == Set(all.prefix(50)))
  }

  @Test func `branches of a remote count by their names there`() throws {
    try commit("Snapshots/A.goldens", [1], days: 400)
    let clone = fixture.root.appendingPathComponent("clone")
    try fixture.repository.git("clone", "-q", fixture.package.path, clone.path, allowsFiles: true)
    let cloned = GitRepository(at: clone)
    try cloned.git("switch", "-q", "--detach")
    try cloned.git("branch", "-q", "-D", "main")
    let roots = try GitRoots(of: clone, branches: ["main"], since: .now)
    #expect(roots.digests == [digest(1)])
  }

  @Test func `in a shallow clone and without a branch nothing is known, so nothing is deleted`() throws {
    try commit("Snapshots/A.goldens", [1], days: 400)
    let clone = fixture.root.appendingPathComponent("shallow")
    try fixture.repository.git("clone", "-q", "--depth", "1", "file://\(fixture.package.path)", clone.path)
    #expect {
      _ = try GitRoots(of: clone, branches: ["main"], since: .now)
    } throws: {
      "\($0)".hasSuffix("Fetch it: git fetch --unshallow")
    }
    #expect {
      _ = try GitRoots(of: fixture.package, branches: ["main", "relaese/*"], since: .now)
    } throws: {
      "\($0)".hasPrefix("No branch matches \"relaese/*\", so nothing was deleted. Fetch all branches: git fetch")
    }
  }
}
