import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

/// The command, with a script in place of `swift`.
@Suite struct BlameTests {
  @Test
  func `the commit to blame is not known from the first commit of a shallow clone, nor where an end does not build`()
    throws
  {
    try withComparisonFixture { fixture in
      let golden = "Snapshots/AppTests/CardTests/card.txt"
      try fixture.repository.commit([golden: "card"])
      try fixture.repository.commit(["Card.swift": "broken"])
      let end = try fixture.run(["blame", "CardTests/card"])
      #expect(end.status == 1 && end.output.contains("cannot find 'broken' in scope"), "\(end.output)")
      #expect(end.output.contains("--from REF --to REF"), "\(end.output)")
      let clone = fixture.folder.appendingPathComponent("clone").path
      try fixture.repository.git(
        "clone", "-q", "--depth", "1", "file://\(fixture.repository.url.path)", clone)
      let shallow = try fixture.run(["blame", "CardTests/card", "--package", clone])
      #expect(shallow.status == 1 && shallow.output.contains("git fetch --unshallow"), "\(shallow.output)")
      #expect(!shallow.output.contains("was last changed by"))
    }
  }

  @Test func `the test alone runs once it is known, in a class that its file is not named after as well`() throws {
    try withComparisonFixture { fixture in
      for card in ["struct Card {}\n\n", "broken", "struct Old {}", "struct New {}", "struct New { /* new */ }"] {
        try fixture.repository.commit(["Card.swift": card])
      }
      let run = try fixture.run(["blame", "CardTests/card", "--from", "HEAD~4", "--to", "HEAD~1"])
      #expect(run.status == 0 && run.output.contains("Changed by "), "\(run.output)")
      #expect(run.output.contains(": Change Card.swift"), "\(run.output)")
      // No class is called CardTests, so all tests run the first time.
      let test = TestFilter.test("card()", ofTarget: "AppTests")
      #expect(fixture.filters.prefix(3) == [TestFilter.suite("CardTests"), "", test], "\(fixture.filters)")
      #expect(fixture.filters.dropFirst(2).allSatisfy { $0 == test }, "\(fixture.filters)")
    }
  }

  @Test func `commits of which files are missing are not drawn`() throws {
    try withComparisonFixture { fixture in
      try fixture.repository.commit(["Card.swift": "struct Old {}"])
      try fixture.repository.commit(["Card.swift": "struct New {}", "Art/logo.png": GitRepository.pointer])
      try fixture.repository.commit(["Card.swift": "struct New {}\n", "Art/logo.png": "new"])
      let run = try fixture.run(["blame", "CardTests/card", "--from", "HEAD~2"])
      #expect(run.status == 0 && run.output.contains("not drawn"), "\(run.output)")
      #expect(run.output.contains("Changed by one of"), "\(run.output)")
      let end = try fixture.run(["blame", "CardTests/card", "--from", "HEAD~1"])
      #expect(end.status == 1 && end.output.contains("lfs fetch origin"), "\(end.output)")
    }
  }

  @Test func `a full disk is no commit that does not build`() throws {
    try withComparisonFixture { fixture in
      for card in ["struct Card {}\n\n", "struct Old {}", "struct New {}"] {
        try fixture.repository.commit(["Card.swift": card])
      }
      let swift = fixture.folder.appendingPathComponent("bin/swift")
      ShellScript.write(
        "#!/bin/bash\necho \"error: other: Card.o: No space left on device\"\nexit 1\n", to: swift)
      let run = try fixture.run(["blame", "CardTests/card", "--from", "HEAD~2"])
      #expect(run.status == 1 && run.output.contains("No space left on device"), "\(run.output)")
      #expect(!run.output.contains("not drawn"), "\(run.output)")
    }
  }

  @Test func `an interrupt exits as one of a shell`() throws {
    try withComparisonFixture { fixture in
      try fixture.repository.commit(["Card.swift": "slow"])
      let run = try fixture.interrupted(["blame", "CardTests/card", "--from", "HEAD~1"])
      #expect(run.status == 130 && run.output.contains("Interrupted"), "\(run.output)")
    }
  }
}
