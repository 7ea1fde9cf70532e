import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

struct ReportBuildTests {
  private func document(
    _ environment: [String: String], source: String = "Tests/CardTests/Cards.swift", folder: String = ""
  ) throws -> (document: ReportDocument, run: SampleRun) {
    let run = try SampleRun()
    run.add("Cards/a", .failed, reason: .missing) { $0.file = source }
    _ = try run.document()
    var environment = environment
    for name in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"] where environment[name] == nil {
      environment[name] = folder.isEmpty ? run.package.path : run.package.deletingLastPathComponent().path
    }
    let log = try RunLog(runFolders: [run.runFolder], package: run.package)
    return (ReportDocument(log: log, environment: environment), run)
  }

  // As the documentation of GitHub Actions and GitLab has them for a branch, and for a request from a fork.
  private static let gitHub = [
    "GITHUB_ACTIONS": "true", "GITHUB_SHA": SampleRun.commit, "GITHUB_SERVER_URL": "https://github.com",
    "GITHUB_REPOSITORY": "octo-org/cards", "GITHUB_REF": "refs/heads/feature/a b", "GITHUB_REF_NAME": "feature/a b",
  ]
  private static let gitLab = [
    "GITLAB_CI": "true", "CI_COMMIT_SHA": SampleRun.commit, "CI_PROJECT_URL": "https://gitlab.example.com/group/cards",
    "CI_COMMIT_REF_NAME": "main",
  ]

  @Test func `a branch on GitHub has its page, and assertions the lines of their commit`() throws {
    let (document, run) = try document(Self.gitHub)
    let build = try #require(document.build)
    #expect(build.branch?.text == "feature/a b")
    #expect(build.branch?.link == "https://github.com/octo-org/cards/tree/feature/a%20b")
    #expect(build.commit?.text == "012345678901")
    #expect(build.commit?.link == "https://github.com/octo-org/cards/commit/\(SampleRun.commit)")
    #expect(build.request == nil)
    let line = "https://github.com/octo-org/cards/blob/\(SampleRun.commit)/Tests/CardTests/Cards.swift#L12"
    #expect(build.link(to: "Tests/CardTests/Cards.swift:12") == line)
    #expect(MarkdownReport(document).text.contains("| [`Tests/CardTests/Cards.swift:12`](\(line)) |"))
    withExtendedLifetime(run) {}
  }

  @Test func `a pull request has its number, and the branch of a fork no page`() throws {
    let request = [
      "GITHUB_REF": "refs/pull/12/merge", "GITHUB_REF_NAME": "12/merge", "GITHUB_HEAD_REF": "fix\u{202E}<b>",
    ]
    let build = try document(Self.gitHub.merging(request) { $1 }).document.build
    #expect(build?.request?.text == "#12" && build?.request?.link == "https://github.com/octo-org/cards/pull/12")
    #expect(build?.branch?.text == "fix·<b>" && build?.branch?.link == nil)
  }

  @Test func `a merge request on GitLab has its pages, also of a package in a folder of the repository`() throws {
    let request = [
      "CI_MERGE_REQUEST_IID": "7", "CI_MERGE_REQUEST_PROJECT_URL": "https://gitlab.example.com/group/cards",
      "CI_MERGE_REQUEST_SOURCE_BRANCH_NAME": "fix",
    ]
    let (document, run) = try document(Self.gitLab.merging(request) { $1 }, folder: "above")
    let build = try #require(document.build)
    #expect(build.request?.text == "!7")
    #expect(build.request?.link == "https://gitlab.example.com/group/cards/-/merge_requests/7")
    let base = "https://gitlab.example.com/group/cards/-"
    #expect(build.commit?.link == "\(base)/commit/\(SampleRun.commit)")
    #expect(build.files == "\(base)/blob/\(SampleRun.commit)/\(run.package.lastPathComponent)/")
    // A package beside it in the repository, and what would lead out of it.
    #expect(build.link(to: "../Design/Chip.swift:3") == "\(base)/blob/\(SampleRun.commit)/Design/Chip.swift#L3")
    for outside in [
      "../../Design/Chip.swift:3", "./../../Design/Chip.swift:3", "..:3", ".build/checkouts/Kit/A.swift:1",
    ] {
      #expect(build.link(to: outside) == nil)
    }
    #expect(try self.document(Self.gitLab).document.build?.branch?.link == "\(base)/tree/main")
  }

  @Test(arguments: [
    "http://github.com", "javascript:alert(1)//", "https://user:secret@github.com", "https://", "https://a.b?c=",
    "file:///x",
    "https://a\"onmouseover=\"b", "https://a.b)|x",
  ])
  func `links lead only to a server by https`(server: String) throws {
    let build = try document(Self.gitHub.merging(["GITHUB_SERVER_URL": server]) { $1 }).document.build
    #expect(build?.branch?.text == "feature/a b")
    #expect(build?.branch?.link == nil && build?.commit?.link == nil && build?.files == nil)
  }

  @Test func `runs of another commit are not taken for what is built`() throws {
    let other = ["GITHUB_SHA": String(repeating: "f", count: 40)]
    let build = try document(Self.gitHub.merging(other) { $1 }).document.build
    #expect(build?.commit?.text == "012345678901" && build?.commit?.link == nil && build?.branch == nil)
    #expect(try document([:]).document.build?.commit?.link == nil)
  }

  @Test(arguments: ["/etc/passwd:1", "../a.swift:1", "a/../../b.swift:1", "a.swift", ""])
  func `a file outside of the package has no link`(source: String) throws {
    #expect(try document(Self.gitHub).document.build?.link(to: source) == nil)
  }
}
