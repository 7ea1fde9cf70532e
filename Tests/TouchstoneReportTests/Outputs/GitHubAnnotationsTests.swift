import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

struct GitHubAnnotationsTests {
  @Test func `a failure is annotated at its line, with what could break the command escaped`() throws {
    let run = try SampleRun()
    run.add("Cards/dark", .failed, reason: .differs, message: "100% off:\nsee, here")
    run.add("Cards/light", .passed)
    let text = GitHubAnnotations(try run.document(), prefix: "Packages/Cards, old").text
    #expect(
      text == "::error file=Packages/Cards%2C old/Tests/CardTests/Cards.swift,line=12,title=Cards/dark::"
        + "100%25 off:%0Asee, here\n")
  }

  @Test func `paths start at the repository, wherever the package lies in it`() throws {
    let run = try SampleRun()
    run.add("Cards/dark", .failed, reason: .differs, message: "off")
    func file(_ package: String, _ workspace: String?) throws -> Substring? {
      let text = GitHubAnnotations(
        try run.document(), package: URL(fileURLWithPath: package, isDirectory: true),
        environment: workspace.map { ["GITHUB_WORKSPACE": $0] } ?? [:]
      ).text
      return text.firstMatch(of: /file=([^,]*),/)?.1
    }
    #expect(try file("/repo/Packages/Cards", "/repo") == "Packages/Cards/Tests/CardTests/Cards.swift")
    for (package, workspace) in [("/repo", "/repo"), ("/repo/", "/repo/"), ("/elsewhere", "/repo"), ("/repo", nil)] {
      #expect(try file(package, workspace) == "Tests/CardTests/Cards.swift")
    }
  }

  @Test func `a run without failures says nothing`() throws {
    let run = try SampleRun()
    run.add("Cards/dark", .passed)
    #expect(GitHubAnnotations(try run.document()).text.isEmpty)
  }

  @Test func `what is beyond the limit is counted, and a crash is reported`() throws {
    let run = try SampleRun()
    for index in 1...5 { run.add("Cards/\(index)", .failed, reason: .missing) }
    run.ended = false
    let lines = GitHubAnnotations(try run.document(), limit: 2).text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("::error title=Snapshots::Process 42 of run run-1 did not finish"))
    #expect(lines[3] == "::error title=Snapshots::3 more snapshots failed: see the report.")
    let but1 = GitHubAnnotations(try run.document(), limit: 4).text
    #expect(but1.hasSuffix("::error title=Snapshots::1 more snapshot failed: see the report.\n"))
  }

  @Test func `an unknown message cannot begin a command of its own`() throws {
    let run = try SampleRun()
    run.add("Cards/x", .failed, reason: .differs, message: "a\r\n::set-output name=x::y")
    let text = GitHubAnnotations(try run.document()).text
    #expect(text.split(separator: "\n").count == 1)
    #expect(text.contains("a%0D%0A::set-output"))
  }
}
