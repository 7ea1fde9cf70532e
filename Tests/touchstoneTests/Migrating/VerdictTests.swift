import Foundation
import Testing

@testable import touchstone

struct VerdictTests {
  private func verdict(_ obstacles: [(String, String?)], isChanged: Bool = true) -> Verdict {
    Verdict(obstacles: obstacles.map { .init(cause: $0, file: $1) }, isChanged: isChanged, next: "swift test")
  }

  @Test func `causes are in order of their files, and only five are named`() {
    let many = [("CoreData", "A.swift"), ("CoreData", "B.swift"), ("CoreData", "A.swift"), ("HealthKit", "A.swift")]
    #expect(verdict(many).text == "Verdict: cannot build: CoreData in 2 files, HealthKit in 1 file.")
    let names = (1...7).map { ("UIA\($0)", Optional("A.swift")) }
    #expect(
      verdict(names).text
        == "Verdict: cannot build: UIA1 in 1 file, UIA2 in 1 file, UIA3 in 1 file, UIA4 in 1 file, UIA5 in 1 file and 2 more."
    )
    #expect(
      verdict([("target A is a binary framework", nil)]).text
        == "Verdict: cannot build: target A is a binary framework.")
  }

  @Test func `without causes the next command is named`() {
    #expect(verdict([]).text == "Verdict: nothing that is known stops the build after this: swift test")
    #expect(verdict([], isChanged: false).text == "Verdict: nothing that is known stops the build: swift test")
    var refused = verdict([])
    refused.isRefused = true
    #expect(
      refused.text
        == "Verdict: nothing can be written, as said above; besides, nothing that is known stops the build.")
    var unread = verdict([])
    unread.unread = (["deck"], ["Deck", "DeckKit"])
    #expect(unread.text == "Verdict: not known before swift package resolve: deck may have Deck, DeckKit.")
  }
}
