import Testing

@testable import touchstone

@Suite struct BlameErrorTests {
  @Test func `each error names another commit to pass`() {
    #expect("\(BlameError.noBegin("A/b"))".contains("touchstone blame A/b --from REF"))
    #expect("\(BlameError.shallow("Snapshots/a.png"))".contains("git fetch --unshallow"))
    #expect(
      "\(BlameError.ambiguous("A/b", targets: ["X", "Y"]))".contains(
        "X and Y have a snapshot A/b. Pass one: touchstone blame X/A/b"))
    let error = ComparisonError.notBuilt(side: "0a", [], excerpt: "error: no", missing: [])
    #expect(
      "\(BlameError.notDrawn(error))".contains("0a does not build, so no commit is to blame.\n\nerror: no\nPass other"))
    #expect("\(BlameError.notTaken("A/b", "0a of today"))".contains("was not taken at 0a of today"))
    #expect("\(BlameError.noChange("A/b", from: "v1", to: "HEAD"))".contains("shows the same in v1 and HEAD"))
  }
}
