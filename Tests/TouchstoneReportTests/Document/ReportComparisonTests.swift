import Testing
import TouchstoneSnapshots

@testable import TouchstoneReport

@Suite struct ReportComparisonTests {
  @Test func `counts that are zero are left out`() {
    var comparison = ReportComparison(base: "main")
    #expect(comparison.counts == "")
    (comparison.changed, comparison.same, comparison.notCompared) = (2, 38, 1)
    #expect(comparison.counts == "2 changed, 1 not compared, 38 same")
    comparison.notVaried = 3
    #expect(comparison.counts == "2 changed, 1 not compared, 3 not varied, 38 same")
  }

  @Test func `only a difference is a change`() {
    var entry = ReportEntry(key: "a", id: "a", name: "a", golden: "a", status: .failed)
    #expect(entry.comparedWord == "not compared")
    entry.reason = .size
    #expect(entry.comparedWord == "changed")
    entry.status = .unused
    #expect(entry.comparedWord == "removed")
    entry.status = .skipped
    #expect(entry.comparedWord == "not varied")
  }
}
