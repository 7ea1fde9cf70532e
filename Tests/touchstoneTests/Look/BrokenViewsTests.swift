import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

struct BrokenViewsTests {
  private let places = ["Card", "Row", "Badge"].map { name in
    PackageViews.Place(target: "Cards", view: PlainViews.Found(name: name, initializer: .implicit))
  }

  private func errors(_ files: String...) -> [CompilerMessage] {
    files.map { CompilerMessage(file: $0, line: 4, column: 45, message: "no", hint: nil) }
  }

  private func verdict(_ broken: inout BrokenViews, _ errors: [CompilerMessage]) -> BrokenViews.Verdict {
    broken.note(errors, for: places[0], tests: ".build/views/Tests", sources: ["Sources/Cards"])
  }

  private func shown(_ broken: BrokenViews, for index: Int = 0) -> [String] {
    broken.shown(of: places, for: places[index]).map(\.view.name)
  }

  @Test func `a view that does not compile is left out for the others, and built when it is asked for`() {
    var broken = BrokenViews(manifest: "1")
    #expect(shown(broken) == ["Card", "Row", "Badge"])
    #expect(verdict(&broken, errors(".build/views/Tests/Cards-Row.swift")) == .othersAreBroken)
    #expect(shown(broken) == ["Card", "Badge"])
    #expect(shown(broken, for: 1) == ["Card", "Row", "Badge"])
    broken.clear(places[1])
    #expect(shown(broken) == ["Card", "Row", "Badge"])
  }

  @Test func `the view that is asked for, or its module, is the failure`() {
    var broken = BrokenViews(manifest: "1")
    let both = errors(".build/views/Tests/Cards-Card.swift", ".build/views/Tests/Cards-Row.swift")
    #expect(verdict(&broken, both) == .isBroken)
    // The other one is known all the same.
    #expect(shown(broken, for: 2) == ["Card", "Badge"])
    #expect(verdict(&broken, errors("Sources/Cards/Card.swift")) == .isBroken)
    #expect(verdict(&broken, errors("Sources/CardsMore/A.swift")) == .unknown)
    #expect(verdict(&broken, []) == .unknown)
    // A view that is known to be broken is not left out twice, without end.
    #expect(verdict(&broken, errors(".build/views/Tests/Cards-Row.swift")) == .unknown)
  }

  @Test func `it is kept in a file until the manifest changes`() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("look/broken.json")
      var broken = BrokenViews(in: file, manifest: "1")
      #expect(verdict(&broken, errors(".build/views/Tests/Cards-Row.swift")) == .othersAreBroken)
      try broken.write(to: file)
      #expect(BrokenViews(in: file, manifest: "1") == broken)
      #expect(shown(BrokenViews(in: file, manifest: "2")) == ["Card", "Row", "Badge"])
    }
  }
}
