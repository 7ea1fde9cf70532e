import Testing
import TouchstoneSnapshots

@testable import touchstone

@Suite struct VariationReachTests {
  private func result(_ format: String, showsViews: Bool? = nil, isPicture: Bool = false) -> SnapshotResult {
    var result = SnapshotResult(
      id: "A/a", target: "T", file: "A.swift", line: 1, test: "a()", golden: "Snapshots/T/A/a.\(format)",
      format: format, verdict: .passed)
    result.showsViews = showsViews
    if isPicture { result.actual = PictureSize(width: 2, height: 1, scale: 1) }
    return result
  }

  @Test func `conditions reach views, fonts whatever is drawn`() {
    #expect(VariationReach(["TOUCHSTONE_VARY": "look=iOS26", "TOUCHSTONE_FONTS": "fonts.json"]) == .views)
    #expect(VariationReach(["TOUCHSTONE_VARY": "", "TOUCHSTONE_FONTS": "fonts.json"]) == .drawings)
    #expect(VariationReach(["TOUCHSTONE_VARY": ""]) == nil)
  }

  @Test func `a view is varied, as a picture or as text`() {
    for reach in [VariationReach.views, .drawings] {
      #expect(reach.obstacle(of: result("png", showsViews: true, isPicture: true)) == nil)
      #expect(reach.obstacle(of: result("tree.txt", showsViews: true)) == nil)
      #expect(reach.obstacle(of: result("txt", showsViews: false)) != nil)
    }
  }

  @Test func `a picture that the test makes has other fonts, and no other conditions`() {
    let image = result("png", showsViews: false, isPicture: true)
    #expect(VariationReach.views.obstacle(of: image) != nil)
    #expect(VariationReach.drawings.obstacle(of: image) == nil)
    #expect(VariationReach.drawings.obstacle(of: result("pdf", showsViews: false)) == nil)
  }

  @Test func `a log that does not say whether a snapshot shows views says nothing of a variation`() {
    #expect(VariationReach.views.obstacle(of: result("png", isPicture: true)) != nil)
  }
}
