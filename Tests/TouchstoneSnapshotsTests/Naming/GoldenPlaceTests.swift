import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct GoldenPlaceTests {
  private func entry(_ golden: String, configure: (inout SnapshotResult) -> Void = { _ in }) -> SnapshotResult {
    var entry = SnapshotResult(
      id: "Cards/dark", target: "A", file: "Tests/A/Cards.swift", line: 1, test: "dark()", golden: golden,
      format: "png", verdict: .failed)
    entry.actual = PictureSize(width: 1, height: 1, scale: 2)
    configure(&entry)
    return entry
  }

  /// Whatever names a test, its argument and its snapshot have: what the assertion logs is what the names give.
  @Test func `the places of all assertions follow from their names`() throws {
    let names = [nil, "large", "a/b", "../../x", "größer", "1.5", "a.b.c", ".hidden", "", " ", "日本", "a\nb", "x.2"]
    let functions = ["dark()", "levels(level:)", "a stack, with \"quotes\"()", "`raw: name`()"]
    for layout in [GoldenLayout.package, .besideTests] {
      try withTemporaryFolder { folder in
        var environment = SnapshotEnvironment(["TOUCHSTONE_LAYOUT": layout.rawValue, "CI": "1"])
        environment.run = "r"
        let session = RunSession(environment: environment, package: folder)
        for name in names {
          for function in functions {
            for stem in ["Cards", "Ca rds", "Ünder+X"] {
              for argument in [nil, "1...2"] as [String?] {
                let place = SourcePlace(package: folder, file: "Tests/A/\(stem).swift", target: "A", stem: stem)
                let request = SnapshotRequest(
                  at: AssertionLocation(fileID: "A/\(stem).swift", filePath: "", line: 1, function: function),
                  AssertionArguments(name: name), test: TestIdentity(scope: "\(stem)\(function)", argument: argument))
                for _ in 0..<2 {
                  let entry = SnapshotVerifier(session: session)
                    .verify(request, place: place, strategy: .lines) { "x" }.result
                  let path = GoldenPlace.path(of: entry)?.description
                  #expect(path == entry.golden, "\(entry.id)")
                }
              }
            }
          }
        }
      }
    }
  }

  @Test func `only the place that the names give is a golden's own`() {
    #expect(
      GoldenPlace.path(of: entry("Snapshots/A/Cards/dark@2x.png"))?.description == "Snapshots/A/Cards/dark@2x.png")
    for other in [
      "Snapshots/A/Cards/dark.png", "Snapshots/A/Cards/dark@3x.png", "Snapshots/A/Cards/dark.1@2x.png",
      "Snapshots/B/Cards/dark@2x.png", "Snapshots/dark@2x.png", "Goldens/A/Cards/dark@2x.png",
      "Snapshots/A/Cards/dark@2x.txt", "/Snapshots/A/Cards/dark@2x.png", "Snapshots/A//Cards/dark@2x.png",
      "Snapshots/A/Cards/../Cards/dark@2x.png", "__Snapshots__/Cards/dark.png",
    ] { #expect(GoldenPlace.path(of: entry(other)) == nil, "\(other)") }
    let first = entry("Snapshots/A/Cards/dark.1@2x.png") { $0.counter = 1 }
    #expect(GoldenPlace.path(of: first) != nil)
    let beside = entry("Tests/A/__Snapshots__/Cards/dark.png")
    #expect(GoldenPlace.path(of: beside)?.description == beside.golden)
  }

  @Test func `the file and the test give the place, and text goldens have extensions of two parts`() {
    let tree = entry("Snapshots/A/Cards/dark@2x.tree.txt") { $0.format = "tree.txt" }
    #expect(GoldenPlace.path(of: tree)?.description == tree.golden)
    for change in [{ $0.test = "light()" }, { $0.file = "Tests/A/Others.swift" }, { $0.file = "" }]
      as [(inout SnapshotResult) -> Void]
    {
      #expect(GoldenPlace.path(of: entry("Snapshots/A/Cards/dark@2x.png", configure: change)) == nil)
    }
  }

  @Test func `hidden folders, sources and names that are paths have no goldens`() {
    for (golden, configure) in [
      (
        "Snapshots/../.git/config",
        {
          $0.target = ".."; $0.id = ".git/config"; $0.format = ""; $0.actual = nil
        }
      ),
      ("Snapshots/.git/Cards/dark@2x.png", { $0.target = ".git" }),
      ("Snapshots/A/.git/dark@2x.png", { $0.id = ".git/dark" }),
      ("Snapshots/A/Cards/.dark@2x.png", { $0.id = "Cards/.dark" }),
      ("Snapshots/A/Cards/dark@2x.swift", { $0.format = "swift" }),
      ("Snapshots/A/Cards/dark@2x.a/b", { $0.format = "a/b" }),
      ("Snapshots/A/x/Cards/dark@2x.png", { $0.id = "x/Cards/dark" }),
      (".github/__Snapshots__/Cards/dark.png", { $0.file = ".github/Cards.swift" }),
      ("../__Snapshots__/Cards/dark.png", { $0.file = "../Cards.swift" }),
      ("Tests/__Snapshots__/Cards/dark.png", { $0.file = "Tests/Other.swift" }),
    ] as [(String, (inout SnapshotResult) -> Void)] {
      #expect(GoldenPlace.path(of: entry(golden, configure: configure)) == nil, "\(golden)")
    }
  }

  /// Compared with the names that audits give their files, not with a list of them.
  @Test(arguments: [GoldenLayout.package, .besideTests])
  func `what audits read as a baseline is no golden's place`(layout: GoldenLayout) throws {
    try withTemporaryFolder { folder in
      let variables = ["TOUCHSTONE_LAYOUT": layout.rawValue]
      let harness = VerifierHarness(folder, variables)
      for name in [nil, nil, "large", "a.b", "größer"] as [String?] {
        for argument in [nil, "1...2"] as [String?] {
          let request = SnapshotRequest(
            at: AssertionLocation(fileID: "CardTests/Cards.swift", filePath: "", line: 1, function: "dark()"),
            AssertionArguments(name: name), test: TestIdentity(scope: "\(layout)", argument: argument))
          var file: URL?
          let outcome = SnapshotVerifier(session: harness.session).audit(request, place: harness.place) { baseline in
            file = baseline
            return SnapshotAudit()
          }
          let read = try #require(file)
          #expect(GoldenKey.isAuditBaseline(read.lastPathComponent), "\(read.lastPathComponent)")
          #expect(outcome.result.golden.hasSuffix(read.lastPathComponent))
          #expect(GoldenPlace.path(of: outcome.result) == nil, "\(outcome.result.golden)")
        }
      }
    }
    for other in [
      "audit.txt", "a.audits.txt", "a.audit.png", "a.audit-b.txt", "a.audit-.txt", "a.audit.1.txt", "a.txt",
    ] {
      #expect(!GoldenKey.isAuditBaseline(other), "\(other)")
    }
    #expect(GoldenKey.isAuditBaseline("a.AUDIT.TXT"))
  }

  @Test func `goldens in folders of tests' own are shown, and others of the machine are not`() {
    #expect(GoldenPlace.shownPath(of: entry("Fixtures/dark@2x.png")) != nil)
    for other in ["/home/me/dark.png", "../dark.png", ".ssh/dark.png", "Fixtures/dark.txt", "Package.swift", ""] {
      #expect(GoldenPlace.shownPath(of: entry(other)) == nil, "\(other)")
    }
  }
}
