import Testing

@testable import TouchstoneSnapshots

/// Edits that follow from others, and those that show nowhere, in outlines made by hand.
struct ViewEditsTests {
  private func view(
    _ depth: Int, _ name: String, _ frame: (Double, Double, Double, Double), _ steps: [DrawingStep] = [],
    module: String? = nil
  ) -> ViewOutline.Item {
    var item = ViewOutline.Item(
      depth: depth, name: name, module: module,
      frame: PlacedView.Frame(x: frame.0, y: frame.1, width: frame.2, height: frame.3))
    item.steps = steps
    return item
  }

  private func step(_ kind: DrawingStep.Kind, _ properties: [DrawingStep.Property: String]) -> DrawingStep {
    var step = DrawingStep(kind)
    for (property, value) in properties { step[property] = value }
    return step
  }

  private func region(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> RegionSummary {
    RegionSummary(x: x, y: y, width: width, height: height, pixels: 1, deltaE: 9, kind: "recolored", moved: nil)
  }

  /// The causes in words, and the consequences after a colon.
  private func edits(
    _ now: [ViewOutline.Item], was golden: [ViewOutline.Item], regions: [RegionSummary] = [], scale: Double = 1
  ) -> String {
    let edits = ViewEdits.edits(
      now: ViewOutline(now), golden: ViewOutline(golden), regions: regions, scale: scale)
    return [false, true].map { isConsequence in
      (edits ?? []).filter { $0.isConsequence == isConsequence }.map { "\($0.words) in \($0.view.name)" }
        .joined(separator: ", ")
    }.joined(separator: ": ")
  }

  @Test func `a place that a golden of an earlier version does not know is no move where nothing differs`() {
    func page(_ x: Double, _ text: String) -> [ViewOutline.Item] {
      [
        view(0, "Page", (0, 0, 100, 60), module: "Shop"),
        view(1, "Circle", (x, 0, 16, 16), [step(.fill, [.shape: "a"])]),
        view(1, "Text", (0, 40, 50, 20), [step(.text, [.text: text])]),
      ]
    }
    let text = region(0, 40, 50, 20)
    #expect(edits(page(24, "B"), was: page(0, "A"), regions: [text]) == "text “A” → “B” in Text: ")
    #expect(
      edits(page(24, "B"), was: page(0, "A"), regions: [text, region(0, 0, 40, 16)])
        == "moved +24, +0 in Circle, text “A” → “B” in Text: ")
  }

  private func card(font: String, symbol: (Double, Double), inset: Double) -> [ViewOutline.Item] {
    [
      view(0, "Card", (0, 0, 100, 60), module: "Shop"),
      view(1, "Text", (10, 30, 80, 20), [step(.text, [.text: "A", .font: font, .paint: "#000000"])]),
      view(1, "padding", (80 - inset, 0, 20 + inset, 20)),
      view(
        2, "Image", (90 - inset, 6, symbol.0, symbol.1),
        [step(.fill, [.name: "ellipsis", .shape: "a", .paint: "#FFFFFF"])]),
    ]
  }

  @Test func `a symbol that grows as much as a font follows from it`() {
    let golden = card(font: "Inter semibold 17", symbol: (20, 7), inset: 0)
    #expect(
      edits(card(font: "Inter semibold 20", symbol: (23.5, 8), inset: 3.5), was: golden, scale: 2)
        .hasPrefix("font semibold 17 → semibold 20 in Text: "))
    // By another factor, or without a font, the size is a cause.
    #expect(
      edits(card(font: "Inter semibold 20", symbol: (40, 14), inset: 3.5), was: golden, scale: 2)
        .contains("size 20 × 7 → 40 × 14 in Image"))
    #expect(
      edits(card(font: "Inter semibold 17", symbol: (23.5, 8), inset: 3.5), was: golden, scale: 2)
        .contains("size 20 × 7 → 23.5 × 8 in Image: "))
  }

  private func cover(_ length: Double, scale: String) -> [ViewOutline.Item] {
    [
      view(0, "Cover", (0, 0, 100, 100), module: "Shop"),
      view(1, "Canvas", (0, 0, length, length), [step(.group, [.transform: scale]), step(.fill, [.paint: "#FFFFFF"])]),
    ]
  }

  @Test func `a drawing that is scaled to its view follows from the size of that`() {
    let golden = cover(66, scale: "1.32 0 0 1.32")
    #expect(
      edits(cover(64, scale: "1.28 0 0 1.28"), was: golden)
        == "size 66 × 66 → 64 × 64 in Canvas: transform 1.32 0 0 1.32 → 1.28 0 0 1.28 in Canvas")
    #expect(edits(cover(64, scale: "1.4 0 0 1.4"), was: golden).hasPrefix("transform 1.32"))
    #expect(
      edits(cover(66, scale: "1.28 0 0 1.28"), was: golden) == "transform 1.32 0 0 1.32 → 1.28 0 0 1.28 in Canvas: ")
  }

  private func glass(_ color: String, blur: String? = "blur 10 opaque") -> [ViewOutline.Item] {
    [
      view(0, "Page", (0, 0, 200, 200), module: "Shop"),
      view(1, "Circle", (0, 0, 50, 50), [step(.fill, [.paint: color])]),
      view(1, "Bar", (0, 60, 200, 140), blur.map { [step(.backdrop, [.effects: $0])] } ?? [], module: "Shop"),
    ]
  }

  @Test func `what shines through a blurred backdrop follows, as far as the blur reaches`() {
    let regions = [region(0, 0, 50, 50), region(10, 65, 20, 5)]
    #expect(
      edits(glass("#FF0000"), was: glass("#00FF00"), regions: regions)
        == "colour #00FF00 → #FF0000 in Circle: drawn differently in Bar")
    let far = [region(0, 0, 50, 50), region(10, 120, 20, 5)]
    #expect(
      edits(glass("#FF0000"), was: glass("#00FF00"), regions: far)
        == "colour #00FF00 → #FF0000 in Circle, drawn differently in Bar: ")
    #expect(
      edits(glass("#FF0000", blur: nil), was: glass("#00FF00", blur: nil), regions: regions)
        == "colour #00FF00 → #FF0000 in Circle, drawn differently in Bar: ")
  }

  private func banner(_ direction: String?, width: Double = 100) -> [ViewOutline.Item] {
    let step = step(.fill, [.paint: "linear 0 #FF0000, 1 #0000FF"])
    return [
      view(0, "Page", (0, 0, 200, 50), module: "Shop"),
      view(
        1, "Rectangle", (0, 0, width, 50),
        [direction.map { self.step(.fill, [.paint: step[.paint] ?? "", .direction: $0]) } ?? step]),
    ]
  }

  @Test func `a gradient that runs elsewhere is an edit, unless the golden or the size says too little`() {
    let golden = banner("top to bottom")
    #expect(
      edits(banner("left to right"), was: golden) == "direction top to bottom → left to right in Rectangle: ")
    #expect(edits(banner("top to bottom"), was: golden) == ": ")
    // Goldens of earlier versions.
    #expect(edits(banner("left to right"), was: banner(nil)) == ": ")
    // The end of a gradient that has a place in points is elsewhere in another width.
    #expect(
      edits(banner("top to 120% 100%", width: 120), was: golden)
        == "size 100 × 50 → 120 × 50 in Rectangle: another direction in Rectangle")
  }

  private func row(_ color: String, shape: String) -> [ViewOutline.Item] {
    [
      view(0, "Row", (0, 0, 200, 50), module: "Shop"),
      view(1, "Circle", (0, 0, 50, 50), [step(.fill, [.paint: color])]),
      view(1, "Image", (100, 0, 50, 50), [step(.fill, [.paint: "#000000", .shape: shape])]),
    ]
  }

  @Test func `an outline that only its digest tells apart counts where the pictures differ`() {
    let golden = row("#00FF00", shape: "a")
    let elsewhere = [region(0, 0, 50, 50)]
    #expect(
      edits(row("#FF0000", shape: "b"), was: golden, regions: elsewhere) == "colour #00FF00 → #FF0000 in Circle: ")
    let there = elsewhere + [region(110, 10, 5, 5)]
    #expect(
      edits(row("#FF0000", shape: "b"), was: golden, regions: there)
        == "colour #00FF00 → #FF0000 in Circle, another shape in Image: ")
    // Colours count where tolerance hides them, too.
    #expect(edits(row("#FF0000", shape: "b"), was: golden, regions: [region(110, 10, 5, 5)]).hasPrefix("colour"))
  }

  @Test func `of an animated image, each frame has the edits that its own pixels show`() {
    func differing(_ frames: Int...) -> [RegionSummary] {
      frames.map { frame in
        var region = region(0, 0, 50, 50)
        region.frame = frame
        return region
      }
    }
    let golden = row("#00FF00", shape: "a") + row("#00FF00", shape: "a")
    let first = row("#FF0000", shape: "a") + row("#00FF00", shape: "a")
    #expect(edits(first, was: golden, regions: differing(0)) == "colour #00FF00 → #FF0000 in Circle: ")
    // The colour of the first frame explains nothing in the second.
    #expect(
      edits(first, was: golden, regions: differing(0, 1))
        == "colour #00FF00 → #FF0000 in Circle, drawn differently in Circle: ")
    // One edit in several frames is one.
    let both = row("#FF0000", shape: "a") + row("#FF0000", shape: "a")
    #expect(edits(both, was: golden, regions: differing(0, 1)) == "colour #00FF00 → #FF0000 in Circle: ")
    // In the second frame, no pixel tells whether the outline is another one.
    let outline = row("#FF0000", shape: "a") + row("#00FF00", shape: "b")
    #expect(edits(outline, was: golden, regions: differing(0)) == "colour #00FF00 → #FF0000 in Circle: ")
  }

  @Test func `animations with another number of frames are compared in all places`() {
    var there = region(160, 10, 20, 20)
    there.frame = 1
    let golden = row("#00FF00", shape: "a")
    let dot = view(0, "Dot", (0, 0, 5, 5), [step(.fill, [.paint: "#000000"])])
    #expect(
      edits(row("#00FF00", shape: "b") + [dot], was: golden, regions: [there])
        == "inserted Dot in Dot, drawn differently in Row: ")
    // A region in a frame of which no views are known.
    there.frame = 2
    #expect(
      edits(golden + golden, was: golden + golden, regions: [there]) == "drawn differently in Row: ")
  }

  @Test(arguments: ["inf", "1e300", "nan"]) func `a font of no size explains no symbol`(size: String) {
    let golden = card(font: "Inter semibold 17", symbol: (20, 7), inset: 0)
    #expect(
      edits(card(font: "Inter semibold \(size)", symbol: (40, 14), inset: 3.5), was: golden, scale: 2)
        .contains("size 20 × 7 → 40 × 14 in Image"))
  }
}
