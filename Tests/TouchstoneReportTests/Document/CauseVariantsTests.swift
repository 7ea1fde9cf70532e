import Testing
import TouchstoneSnapshots

@testable import TouchstoneReport

/// Which edits are one change with several values, and which must stay apart.
struct CauseVariantsTests {
  /// A failure of a run: its id, whether it is dark, and its edits by the places of their views.
  private struct Failure {
    var id: String
    var appearance: SnapshotAppearance?
    var test = "card()"
    var edits: [(path: String, kind: ViewEdit.Kind, before: String, after: String)]
  }

  private func causes(_ failures: [Failure]) throws -> [String] {
    let run = try SampleRun()
    for (index, failure) in failures.enumerated() {
      run.add(failure.id, .failed, reason: .differs, deltaE: Double(100 - index), test: failure.test) { result in
        result.appearance = failure.appearance
        result.edits = failure.edits.map { edit in
          let frame = PlacedView.Frame(x: 0, y: 0, width: 1, height: 1)
          return ViewEdit(
            edit.kind, before: edit.before, after: edit.after,
            view: PlacedView(path: edit.path, type: "Card", frame: frame))
        }
      }
    }
    let document = run.documentAsIs()
    #expect(document.causes.allSatisfy { $0.variants?.isEmpty != true })
    return document.causes.map(\.words)
  }

  private func light(_ paints: [(String, String, String)], id: String = "Cards/card.light") -> Failure {
    Failure(id: id, appearance: .light, edits: paints.map { ($0.0, .paint, $0.1, $0.2) })
  }

  private func dark(_ paints: [(String, String, String)], id: String = "Cards/card.dark") -> Failure {
    Failure(id: id, appearance: .dark, edits: paints.map { ($0.0, .paint, $0.1, $0.2) })
  }

  private func fonts(_ id: String, _ fonts: [(String, String, String)]) -> Failure {
    Failure(id: id, edits: fonts.map { ($0.0, .font, $0.1, $0.2) })
  }

  @Test func `a colour's values of both appearances are one cause, also where a snapshot has no variant`() throws {
    #expect(
      try causes([
        light([("Text", "#111111", "#222222")]), dark([("Text", "#EEEEEE", "#DDDDDD")]),
        light([("Image", "#111111", "#222222")], id: "Cards/other"),
        dark([("Image", "#EEEEEE", "#DDDDDD")], id: "Cards/night"),
      ]) == ["colour #111111 → #222222, dark #EEEEEE → #DDDDDD"])
  }

  @Test func `two colours are two causes, each with its values of both appearances`() throws {
    #expect(
      try causes([
        light([("Text", "#111111", "#222222"), ("Circle", "#AAAAAA", "#BBBBBB")]),
        dark([("Text", "#EEEEEE", "#DDDDDD"), ("Circle", "#555555", "#444444")]),
      ]) == ["colour #111111 → #222222, dark #EEEEEE → #DDDDDD", "colour #AAAAAA → #BBBBBB, dark #555555 → #444444"])
  }

  @Test func `two colours with one value in an appearance stay apart`() throws {
    #expect(
      try causes([
        light([("Text", "#111111", "#222222"), ("Circle", "#111111", "#222222")]),
        dark([("Text", "#EEEEEE", "#DDDDDD"), ("Circle", "#555555", "#444444")]),
      ]).count == 3)
    #expect(
      try causes([
        light([("Text", "#111111", "#222222"), ("Circle", "#AAAAAA", "#BBBBBB")]),
        dark([("Text", "#EEEEEE", "#DDDDDD"), ("Circle", "#EEEEEE", "#DDDDDD")]),
      ]).count == 3)
  }

  @Test func `one counterexample in the run keeps values apart`() throws {
    #expect(
      try causes([
        light([("Text", "#111111", "#222222")]), dark([("Text", "#EEEEEE", "#DDDDDD")]),
        light([("Text", "#111111", "#222222")], id: "Cards/row.light"),
        dark([("Text", "#555555", "#444444")], id: "Cards/row.dark"),
      ]).count == 3)
  }

  @Test func `snapshots of other values are no variants`() throws {
    let paints = [("Text", "#111111", "#222222")]
    let others = [("Text", "#EEEEEE", "#DDDDDD")]
    // Their names, their tests or their numbers tell them apart.
    #expect(try causes([light(paints, id: "Cards/tag.red"), dark(others, id: "Cards/tag.blue-dark")]).count == 2)
    #expect(try causes([light(paints, id: "Cards/tag.1"), dark(others, id: "Cards/tag.2")]).count == 2)
    // Both are shown in the light appearance: the word is one of the view.
    #expect(try causes([light(paints, id: "Cards/button.light"), light(others, id: "Cards/button.dark")]).count == 2)
    var other = dark(others)
    other.test = "other()"
    #expect(try causes([light(paints), other]).count == 2)
  }

  @Test func `colours of other places stay apart`() throws {
    #expect(
      try causes([light([("Text", "#111111", "#222222")]), dark([("Circle", "#EEEEEE", "#DDDDDD")])]).count == 2)
    // A view in which more changed in one appearance says nothing.
    #expect(
      try causes([
        light([("Text", "#111111", "#222222")]),
        dark([("Text", "#EEEEEE", "#DDDDDD"), ("Text", "#555555", "#444444")]),
      ]).count == 3)
  }

  @Test func `names say the appearance where the run does not know it`() throws {
    var one = light([("Text", "#111111", "#222222")], id: "Cards/card")
    var other = dark([("Text", "#EEEEEE", "#DDDDDD")], id: "Cards/card.dark")
    (one.appearance, other.appearance) = (nil, nil)
    #expect(try causes([one, other]) == ["colour #111111 → #222222, #EEEEEE → #DDDDDD"])
  }

  @Test func `a font's sizes at several text sizes are one cause`() throws {
    #expect(
      try causes([
        fonts("Cards/card.large", [("Text", "Inter semibold 17", "Inter semibold 19")]),
        fonts("Cards/card.accessibility3", [("Text", "InterDisplay semibold 40", "InterDisplay semibold 44")]),
      ]).count == 2)
    #expect(
      try causes([
        fonts("Cards/card.light", [("Text", "Inter semibold 17", "Inter semibold 19")]),
        fonts("Cards/card.accessibility3", [("Text", "InterDisplay semibold 40", "InterDisplay semibold 44")]),
      ]) == ["font semibold 17 → semibold 19, semibold 40 → semibold 44"])
  }

  @Test func `a text style is one cause at every text size where one view of a type has it`() throws {
    // A view that limits its text size, and a preview whose name says nothing.
    #expect(
      try causes([
        fonts("Cards/card", [("Page › Card › Text", "Inter semibold 17", "Inter semibold 20")]),
        fonts("Cards/limited.accessibility3", [("Page › Card 2 › Text", "Inter semibold 23", "Inter semibold 26")]),
        fonts("Previews/preview.Card", [("Card › Text", "Inter semibold 16", "Inter semibold 19")]),
      ]) == ["font semibold 17 → semibold 20, semibold 23 → semibold 26, and 1 more"])
    // Sizes of no text styles, of two pairs of them, and of other views of the type.
    let plain = fonts("Cards/card", [("Card › Text", "Inter semibold 17", "Inter semibold 20")])
    for (path, before, after) in [
      ("Card › Text", "40", "44"), ("Card › Text", "40", "40"), ("Card › Text 2", "40", "43"),
    ] {
      #expect(
        try causes([plain, fonts("Cards/other", [(path, "Inter semibold \(before)", "Inter semibold \(after)")])]).count
          == 2)
    }
  }

  @Test func `fonts of other styles, in other appearances or of other views stay apart`() throws {
    let plain = [("Text", "Inter semibold 17", "Inter semibold 19")]
    #expect(
      try causes([
        fonts("Cards/card", plain),
        fonts("Cards/card.accessibility3", [("Text", "Inter semibold 40", "Inter bold 44")]),
      ]).count == 2)
    #expect(
      try causes([
        fonts("Cards/card.light", plain),
        fonts("Cards/card.dark", [("Text", "Inter semibold 20", "Inter semibold 22")]),
      ]).count == 2)
    #expect(
      try causes([
        fonts("Cards/button.small", plain),
        fonts("Cards/button.large", [("Text", "Inter semibold 20", "Inter semibold 22")]),
      ]).count == 2)
    // Two fonts with one size at the usual text size.
    #expect(
      try causes([
        fonts("Cards/card", plain + [("Text 2", "Inter semibold 17", "Inter semibold 19")]),
        fonts(
          "Cards/card.accessibility3",
          [("Text", "Inter semibold 40", "Inter semibold 44"), ("Text 2", "Inter semibold 28", "Inter semibold 30")]),
      ]).count == 3)
  }

  @Test func `many values are counted`() throws {
    let sizes = ["", ".accessibility1", ".accessibility2", ".accessibility3", ".accessibility4"]
    let failures = sizes.enumerated().map { index, size in
      fonts("Cards/card\(size)", [("Text", "Inter semibold \(17 + index)", "Inter semibold \(27 + index)")])
    }
    #expect(
      try causes(failures)
        == ["font semibold 17 → semibold 27, semibold 18 → semibold 28, and 3 more"])
  }

  @Test(arguments: [
    ("Cards/card.dark", ["cards", "card"], "dark", ""),
    ("Cards/expanded-light", ["cards", "expanded"], "", ""),
    ("Cards/card.accessibilityExtraLarge", ["cards", "card"], "", "accessibility extra large"),
    ("Cards/card.AX5-dark", ["cards", "card"], "dark", "ax5"),
    ("Cards/card.xxxLarge", ["cards", "card"], "", "xxxlarge"),
    ("Cards/card.rightToLeft", ["cards", "card"], "", ""),
    ("Cards/card.rtl-ax1", ["cards", "card"], "", "ax1"),
    ("Cards/swipe.left", ["cards", "swipe", "left"], "", ""),
    ("Cards/button.large", ["cards", "button", "large"], "", ""),
    ("Cards/card.darkHighContrast", ["cards", "card"], "dark" + "contrast", ""),
    ("Cards/highPriority", ["cards", "high", "priority"], "", ""),
  ])
  func `a name without the words of its variant`(id: String, stem: [String], appearance: String, textSize: String)
    throws
  {
    let run = try SampleRun()
    run.add(id, .failed, reason: .differs)
    let entry = try #require(run.documentAsIs().entries.first)
    let name = VariantName(entry)
    #expect(name.stem == stem && name.appearance == appearance && name.textSize == textSize)
  }
}
