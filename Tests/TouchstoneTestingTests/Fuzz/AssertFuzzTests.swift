import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport
import TouchstoneUI

@testable import TouchstoneTesting

@Suite(.snapshots(.underTest)) @MainActor struct AssertFuzzTests {
  /// A view with a bug, and the problem that it has.
  struct Planted: Sendable, CustomTestStringConvertible {
    var kind: FuzzFinding.Kind
    var testDescription: String
    var found: @Sendable @MainActor () throws -> [(finding: FuzzFinding, kindsOfState: [FuzzFinding.Kind])]

    init<each Argument: Fuzzable, Content: View>(
      _ kind: FuzzFinding.Kind, _ make: @escaping @MainActor (repeat each Argument) -> Content
    ) {
      self.kind = kind
      testDescription = SwiftSource.name(of: Content.self)
      let run = FuzzRun(
        subject: FuzzSubject(
          make, repeat FuzzGenerator<each Argument>.any, call: nil, environment: FuzzEnvironment()),
        seeds: 0..<500, audits: .fuzzed, checks: .all, exemptions: [])
      found = {
        let examination = FuzzExamination(
          subject: run.subject, audits: run.audits, checks: run.checks, exemptions: run.exemptions)
        return try run.found().map { found in
          let again = run.subject.state(FuzzChoices(found.state.choices))
          #expect(again.preview(named: "again") == found.state.preview(named: "again"))
          return (found.finding, try examination.problems(in: again).map { $0.kind })
        }
      }
    }
  }

  nonisolated static let planted: [Planted] = [
    Planted(.audit(.textClipped), PlantedBugs.FixedHeight.init),
    Planted(.audit(.textClipped), PlantedBugs.OneLine.init),
    Planted(.audit(.overlap), PlantedBugs.CoveringBadge.init), Planted(.audit(.offScreen), PlantedBugs.FixedRow.init),
    Planted(.audit(.hitRegion), PlantedBugs.NarrowButton.init), Planted(.mirroring, PlantedBugs.ForcedDirection.init),
    Planted(.repetition, PlantedBugs.Age.init), Planted(.lostText, PlantedBugs.CutName.init),
    Planted(.unreadableText, PlantedBugs.Share.init),
  ]

  @Test(arguments: planted)
  func `a planted bug is found in 500 states, and its smallest state shows it again`(planted: Planted) throws {
    var found: [(finding: FuzzFinding, kindsOfState: [FuzzFinding.Kind])] = []
    let time = try processorTime { found = try planted.found() }
    let match = try #require(found.first { $0.finding.kind == planted.kind }, "\(found.map(\.finding))")
    #expect(match.kindsOfState.contains(planted.kind), "\(match.finding)")
    #expect(time < .seconds(30))
  }

  nonisolated static let sound: [@Sendable @MainActor () throws -> [FuzzFinding]] = [
    { try fuzzFindings(of: SoundViews.Card.init, with: .any, .any) },
    { try fuzzFindings(of: SoundViews.Row.init, with: .any, .any) },
    { try fuzzFindings(of: SoundViews.Action.init, with: .any, .any) },
    { try fuzzFindings(of: SoundViews.Names.init, with: .any, .any) },
    { try fuzzFindings(of: SoundViews.Setting.init, with: .any, .any, .any) },
  ]

  @Test(arguments: sound.indices) func `a view without a bug has no finding in 500 states`(index: Int) throws {
    var found: [FuzzFinding] = []
    let time = try processorTime { found = try Self.sound[index]() }
    #expect(found.isEmpty, "\(found)")
    #expect(time < .seconds(30))
  }

  @Test func `the smallest state has no argument and no surroundings that the bug does not need`() throws {
    let findings = try fuzzFindings(of: PlantedBugs.Share.init, with: .any, .any)
    #expect(findings.map(\.kind) == [.unreadableText])
    #expect(
      findings.first?.preview == """
        #Preview("PlantedBugs.Share: unreadableText") {
          // A guess. If a closure makes the view, pass what it calls: preview: "…($0)"
          (PlantedBugs.Share.init as @MainActor (Double, Double) -> PlantedBugs.Share)(0.0, 0.0)
            .frame(width: 390)
        }
        """)
  }

  @Test func `the preview has the call that the assertion gives it`() throws {
    let findings = try fuzzFindings(
      of: { PlantedBugs.Share(part: $0, total: $1) }, with: .any, .any, seeds: 1,
      preview: "PlantedBugs.Share(part: $0, total: $1)")
    #expect(findings.first?.preview.contains("\n  PlantedBugs.Share(part: 0.0, total: 0.0)\n") == true)
  }

  @Test func `a call that cannot be an initialiser of the package's is not guessed`() throws {
    let findings = try fuzzFindings(
      of: { PlantedBugs.Share(part: $0, total: $1).padding() }, with: .any, .any, seeds: 1)
    let preview = try #require(findings.first?.preview)
    #expect(
      preview.contains(
        """
        {
          // To have the call here, pass it: preview: "…($0)"
          // $0 = 0.0
          // $1 = 0.0
          <#the view of these arguments#>
            .frame(width: 390)
        }
        """))
    #expect(!preview.contains(".init"))
    let text = try fuzzFindings(of: { (number: Double) in Text(verbatim: "\(number / 0)") }, with: .any, seeds: 1)
    #expect(text.first?.preview.contains("<#the view of these arguments#>") == true)
  }

  /// Has a bug in some states, of which a smaller list of choices may make a larger one.
  private struct Pair: View {
    var first: Int
    var second: Int
    var body: some View {
      Text(verbatim: first >= 3 && second == 7 || first == 7 && second == 0 ? "nan" : "fine")
    }
  }

  @Test func `the printed state is the smallest one, not the last one that had the problem`() throws {
    var environment = FuzzEnvironment()
    (environment.sizes, environment.typeSizes, environment.locales) = ([.unspecified], [.large], ["en_US"])
    (environment.directions, environment.colorSchemes) = ([.leftToRight], [.light])
    let digits = FuzzGenerator<Int> { $0.choose(below: 10) }
    let subject = FuzzSubject(
      { Pair(first: $0, second: $1) }, digits, digits, call: "Pair($0, $1)", environment: environment)
    // Without its first choice, the state has the problem too, as a larger one: (7, 0).
    let seed = try #require(
      (1..<10_000).first { subject.state(FuzzChoices(seed: $0)).choices.suffix(2) == [3, 7] } as UInt64?)
    let run = FuzzRun(
      subject: subject, seeds: seed..<seed + 1, audits: [], checks: .unreadableText, exemptions: [])
    let finding = try #require(try run.findings().first)
    #expect(finding.preview.contains("\n  Pair(3, 7)\n") || finding.preview.contains("Pair(3, 7)\n}"))
  }

  @Test func `the same seeds have the same findings`() throws {
    let first = try fuzzFindings(of: PlantedBugs.OneLine.init, with: .any, .any, seeds: 60)
    #expect(!first.isEmpty)
    #expect(try fuzzFindings(of: PlantedBugs.OneLine.init, with: .any, .any, seeds: 60) == first)
    let seed = try #require(first.first?.seed)
    let again = try fuzzFindings(of: PlantedBugs.OneLine.init, with: .any, .any, seeds: 1, from: seed)
    #expect(again.first?.preview == first.first?.preview)
  }

  @Test func `a finding fails the test at the line of the assertion`() {
    let line = #line + 2
    withKnownIssue {
      assertFuzz(of: PlantedBugs.Share.init, seeds: 20)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && "\(issue)".contains("1 kind of problem in 20 states of PlantedBugs.Share.")
        && "\(issue)".contains("unreadableText: ") && "\(issue)".contains("#Preview(")
        && "\(issue)".contains("Only that one: seeds: 1, from: ")
    }
  }

  @Test func `a finding can be ignored, and a check left out`() {
    assertFuzz(of: PlantedBugs.Share.init, seeds: 20, checks: .all.subtracting(.unreadableText))
    assertFuzz(of: PlantedBugs.NarrowButton.init, seeds: 20, for: .offScreen)
    assertFuzz(
      of: PlantedBugs.NarrowButton.init, seeds: 20,
      ignoring: [AuditExemption(.hitRegion, reason: "It is a test."), AuditExemption(.textClipped, reason: "It is.")])
  }

  @Test func `own generators and environments decide what is tried`() throws {
    var environment = FuzzEnvironment()
    environment.sizes = [ProposedViewSize(width: 200, height: 100)]
    environment.typeSizes = [.large]
    environment.locales = ["de"]
    assertFuzz(
      of: { (number: Int) in
        Text("\((100 / number) as Int)").onAppear { #expect((1...5).contains(number)) }
      }, with: .range(1...5), seeds: 50, environment: environment)
  }

  @Test func `nothing to try fails`() {
    withKnownIssue {
      assertFuzz(of: SoundViews.Card.init, seeds: 0)
    } matching: {
      "\($0)".contains("no state is tried. Pass at least one seed: seeds: 500")
    }
    var environment = FuzzEnvironment()
    environment.locales = []
    let nowhere = environment
    withKnownIssue {
      assertFuzz(of: SoundViews.Card.init, environment: nowhere)
    } matching: {
      "\($0)".contains("the environment's locales are empty")
    }
  }
}
