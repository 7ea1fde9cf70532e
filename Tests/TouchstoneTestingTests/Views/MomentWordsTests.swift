import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneSnapshots
import TouchstoneTesting
import TouchstoneUI

/// What failures of film strips and animations say.
@MainActor @Suite struct MomentWordsTests {
  struct Row: View {
    var title = "Airplane mode"
    var place: CGFloat = 0
    var isOffset = false
    var color = Color.blue
    var diameter: CGFloat = 12
    /// The width of the bar at the end.
    var end: CGFloat = 60
    @State private var isOn = false

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text(title)
        HStack(spacing: 0) {
          Circle().fill(color).frame(width: diameter, height: diameter)
            .padding(.leading, isOffset ? 0 : place).offset(x: isOffset ? place : 0)
          Spacer()
        }
        Rectangle().fill(Color.gray).frame(width: isOn ? end : 10, height: 6)
      }
      .padding(.horizontal, 8)
      .frame(width: 130, height: 80)
      .border(Color.green)
      .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }

  private let strip = Snapshotting<Row, UIImage>.filmStrip(frames: 3, over: .seconds(1))
  private let animation = Snapshotting<Row, AnimatedImage>.apng(frames: 3, over: .seconds(1))

  private func titles(_ outcome: SnapshotOutcome) -> [String] {
    (outcome.result.comparison?.regions ?? []).map { $0.words ?? "none" }
  }

  @Test func `a changed text of a film strip is said in words, once`() {
    let outcome = compare(Row(title: "Flight mode"), strip, withGoldenOf: Row(), strip)
    #expect(outcome.result.message?.contains("text: “Airplane mode” → “Flight mode”. ") == true)
    #expect(outcome.result.message?.components(separatedBy: "Flight mode").count == 2)
    #expect(!titles(outcome).isEmpty && titles(outcome).allSatisfy { $0 == "“Airplane mode” → “Flight mode” in Row" })
  }

  @Test func `a changed text of an animation is said in words in each frame`() {
    let outcome = compare(Row(title: "Flight mode"), animation, withGoldenOf: Row(), animation)
    #expect(outcome.result.message?.contains("text: “Airplane mode” → “Flight mode”. ") == true)
    #expect(Set(outcome.result.comparison?.regions.map(\.frame) ?? []) == [0, 1, 2])
    #expect(titles(outcome).allSatisfy { $0 == "“Airplane mode” → “Flight mode” in Row" })
  }

  @Test(arguments: [0.5, 24], [false, true]) func `a view that moved is said to have moved`(
    points: Double, isOffset: Bool
  ) {
    let moved = Row(place: points, isOffset: isOffset)
    for outcome in [
      compare(moved, strip, withGoldenOf: Row(isOffset: isOffset), strip),
      compare(moved, animation, withGoldenOf: Row(isOffset: isOffset), animation),
    ] {
      let steps = "Moved by +\(Int(points * 2)), 0 px"
      #expect(!titles(outcome).isEmpty && titles(outcome).allSatisfy { $0.hasPrefix(steps) }, "\(titles(outcome))")
    }
  }

  /// Farther than pixels are searched, and over its old place.
  @Test func `a view that moved far is said to have moved, as its golden remembers the place`() {
    let (moved, golden) = (Row(place: 24, diameter: 30), Row(place: 4, diameter: 30))
    let still = Snapshotting<Row, UIImage>.image
    for outcome in [
      compare(moved, still, withGoldenOf: golden, still), compare(moved, strip, withGoldenOf: golden, strip),
      compare(moved, animation, withGoldenOf: golden, animation),
    ] {
      #expect(
        !titles(outcome).isEmpty && titles(outcome).allSatisfy { $0 == "Moved by +40, 0 px: Circle in Row" },
        "\(titles(outcome))")
    }
  }

  @Test func `no words have the name of an internal type`() {
    for outcome in [
      compare(Row(color: .red), strip, withGoldenOf: Row(), strip),
      compare(Row(color: .red), animation, withGoldenOf: Row(), animation),
    ] {
      #expect(
        !titles(outcome).isEmpty && titles(outcome).allSatisfy { $0.hasPrefix("Recoloured: ") }, "\(titles(outcome))")
      #expect(!titles(outcome).contains { $0.contains("_") }, "\(titles(outcome))")
    }
  }

  @Test func `what becomes of a view in some of the frames is told by its edits`() {
    for outcome in [
      compare(Row(end: 70), strip, withGoldenOf: Row(), strip),
      compare(Row(end: 70), animation, withGoldenOf: Row(), animation),
    ] {
      let causes = (outcome.result.edits ?? []).filter { !$0.isConsequence }
      #expect(Set(causes.map(\.words)) == ["size 35 × 6 → 40 × 6", "size 60 × 6 → 70 × 6"])
      #expect(causes.allSatisfy { $0.view.typeName == "Row" })
    }
  }

  @Test func `a strategy tells the appearance of its views`() throws {
    func appearance<Format>(_ strategy: Snapshotting<Row, Format>) -> SnapshotAppearance? {
      compare(Row(title: "b"), strategy, withGoldenOf: Row(), strategy).result.appearance
    }
    #expect(appearance(.svg) == .light && appearance(.svg(colorScheme: .dark)) == .dark)
    #expect(appearance(.image(colorScheme: .dark)) == .dark && appearance(animation) == .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(appearance(.filmStrip(at: .zero, .seconds(1), traits: dark)) == .dark)
  }
}
