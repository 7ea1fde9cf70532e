import Testing

@testable import touchstone

@Suite struct BlameErrorTests {
  @Test func `each error names another commit to pass`() {
    #expect("\(BlameError.noBegin("A/b"))".contains("touchstone blame A/b --from REF"))
    #expect("\(BlameError.notTaken("A/b", "0a of today"))".contains("was not taken at 0a of today"))
    #expect("\(BlameError.noChange("A/b", from: "v1", to: "HEAD"))".contains("shows the same in v1 and HEAD"))
  }
}
