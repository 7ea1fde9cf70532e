import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

/// Of which failures pictures are kept.
struct PictureBudgetTests {
  private func edit(_ after: String, in type: String = "Shop.Card", isConsequence: Bool = false) -> ViewEdit {
    ViewEdit(
      .paint, before: "#000000", after: after,
      view: PlacedView(path: "Card", type: type, frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 1)),
      isConsequence: isConsequence)
  }

  /// How many of some failures are kept.
  private func count(_ failures: [([ViewEdit]?, Double)]) -> Int {
    withTemporaryPath { folder in
      let budget = PictureBudget(folder: URL(fileURLWithPath: folder))
      return failures.count { budget.admits($0.0, severity: $0.1) }
    }
  }

  @Test func `of one cause the first three are kept, and those that differ twice as much`() {
    #expect(count(Array(repeating: ([edit("#111111")], 4), count: 50)) == 3)
    #expect(count((1...64).map { ([edit("#111111")], Double($0)) }) == 3 + 4, "6, 12, 24 and 48")
    #expect(count(Array(repeating: ([edit("#111111")], 0), count: 50)) == 3)
  }

  @Test func `of each view one is kept, up to a hundred`() {
    #expect(count((0..<20).map { ([edit("#111111", in: "Shop.Card\($0)")], 4) }) == 20)
    #expect(count((0..<500).map { ([edit("#111111", in: "Shop.Card\($0)")], 4) }) == 100)
  }

  @Test func `a failure is kept if one of its causes asks for it`() {
    let known = Array(repeating: ([edit("#111111")], 4.0), count: 10)
    #expect(count(known + [([edit("#111111"), edit("#222222")], 4)]) == 4)
    // What follows from a cause asks for nothing.
    #expect(count(known + [([edit("#111111"), edit("#222222", isConsequence: true)], 4)]) == 3)
    // What was kept for one cause counts for the others as well.
    let both = Array(repeating: ([edit("#111111"), edit("#222222")], 4.0), count: 10)
    #expect(count(both + [([edit("#222222")], 4)]) == 3)
  }

  @Test func `without a known cause every failure is kept`() {
    #expect(count(Array(repeating: (nil, 4), count: 10)) == 10)
    #expect(count(Array(repeating: ([], 4), count: 10)) == 10)
    #expect(count(Array(repeating: ([edit("#111111", isConsequence: true)], 4), count: 10)) == 10)
  }

  @Test func `processes of a run share the budget`() {
    withTemporaryPath { folder in
      let place = URL(fileURLWithPath: folder)
      let kept = (0..<10).count { _ in PictureBudget(folder: place).admits([edit("#111111")], severity: 4) }
      #expect(kept == 3)
    }
  }

  @Test func `causes that say too little keep every failure`() {
    let view = PlacedView(path: "Card", frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 1))
    for kind in [ViewEdit.Kind.redrawn, .image, .shape, .clip] {
      #expect(count(Array(repeating: ([ViewEdit(kind, view: view), edit("#111111")], 4), count: 10)) == 10)
    }
    for kind in [ViewEdit.Kind.inserted, .removed] {
      #expect(count(Array(repeating: ([ViewEdit(kind, after: "ScrollView", view: view)], 4), count: 10)) == 10)
    }
  }

  @Test func `an outline that may have changed with the frame of its view keeps every failure`() {
    let view = PlacedView(path: "Card", frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 1))
    let uncertain = ViewEdit(.shape, view: view, isConsequence: true)
    #expect(count(Array(repeating: ([edit("#111111"), uncertain], 4), count: 10)) == 10)
    let moved = ViewEdit(.moved, after: "+0, +2", view: view, isConsequence: true)
    #expect(count(Array(repeating: ([edit("#111111"), moved], 4), count: 10)) == 3)
  }

  @Test func `a damaged file of the budget does no harm`() throws {
    try withTemporaryFolder { folder in
      let budget = PictureBudget(folder: folder)
      _ = budget.admits([edit("#111111")], severity: 4)
      let file = try #require(
        FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).first)
      try Data("nan\tx\n\u{0}\nabc\n1e999\tShop.Card\n".utf8).write(to: file)
      _ = budget.admits([edit("#111111")], severity: .nan)
      #expect(budget.admits([edit("#222222")], severity: 4))
    }
  }
}
