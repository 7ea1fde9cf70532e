import Testing

@testable import TouchstoneSnapshots

@Suite struct SnapshotPatternTests {
  private let card = SnapshotID(target: "AppTests", description: "CardTests/dark")

  private func decide(_ only: String?) -> RecordDecision.Source? {
    var variables = ["TOUCHSTONE_RECORD": "all"]
    variables["TOUCHSTONE_RECORD_ONLY"] = only
    let environment = SnapshotEnvironment(variables)
    guard environment.mistakes.isEmpty else { return nil }
    let decision = RecordDecision(
      snapshot: card, argument: nil, scope: SnapshotTestingConfiguration(record: nil, diffTool: nil),
      environment: environment)
    #expect(decision.source == .forced)
    return decision.mode == .all ? .forced : .fallback
  }

  @Test func `a list without names means none, and only no list means all`() {
    #expect(decide(nil) == .forced)
    #expect(decide("") == .fallback)
    #expect(decide("[]") == .fallback)
    #expect(decide("CardTests") == .forced)
    #expect(decide("[\"Other\", \"CardTests/dark\"]") == .forced)
    #expect(decide("[\"Other\"]") == .fallback)
  }

  @Test(arguments: ["Other\n*", "\n", "[\"\"]", "[\"a\\nb\"]", "[", "[1]", "@", "@/nowhere/list.json", "@/dev/zero"])
  func `what is no list of names fails every assertion`(text: String) {
    #expect(SnapshotEnvironment(["TOUCHSTONE_RECORD_ONLY": text]).mistakes.count == 1)
  }

  @Test func `an exact name has no stars and no beginnings`() throws {
    #expect(try SnapshotPattern(exactly: "CardTests/dark").matches(card))
    #expect(try SnapshotPattern("CardTests").matches(card))
    #expect(try !SnapshotPattern(exactly: "CardTests").matches(card))
    #expect(try !SnapshotPattern(exactly: "*").matches(card))
    for text in ["", "a\nb", "a\u{2}b", "\u{1B}[2J"] {
      #expect(throws: SnapshotPattern.Fault.self) { try SnapshotPattern(text) }
      #expect(throws: SnapshotPattern.Fault.self) { try SnapshotPattern(exactly: text) }
    }
  }
}
