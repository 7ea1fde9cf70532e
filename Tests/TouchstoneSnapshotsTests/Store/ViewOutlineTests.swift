import Testing
import TouchstoneSnapshots

struct ViewOutlineTests {
  private func item(
    _ depth: Int, _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, module: String? = nil
  ) -> ViewOutline.Item {
    ViewOutline.Item(depth: depth, name: name, module: module, frame: .init(x: x, y: y, width: width, height: height))
  }

  private var card: ViewOutline {
    ViewOutline([
      item(0, "Padding", 0, 0, 100, 60), item(1, "VStack", 8, 8, 84, 44), item(2, "Text", 8, 8, 60, 20),
      item(2, "HStack", 8, 32, 84, 20), item(3, "Text", 8, 32, 30, 20), item(3, "Text", 46, 32, 46, 20),
    ])
  }

  @Test func `the innermost view that holds a rectangle is found, views of one name by their numbers`() {
    #expect(
      card.innermost(around: .init(x: 50, y: 34, width: 10, height: 10))?.path == "Padding › VStack › HStack › Text 2")
    #expect(card.innermost(around: .init(x: 20, y: 34, width: 40, height: 10))?.path == "Padding › VStack › HStack")
    #expect(card.innermost(around: .init(x: 0, y: 0, width: 100, height: 60))?.path == "Padding")
    #expect(card.innermost(around: .init(x: 0, y: 0, width: 300, height: 60)) == nil)
  }

  @Test func `a background is not taken for what lies before it`() {
    let outline = ViewOutline([
      item(0, "background", 0, 0, 100, 60), item(1, "VStack", 10, 10, 80, 40), item(2, "Text", 10, 10, 60, 20),
      item(1, "Circle", 0, 0, 100, 60), item(2, "Color", 0, 0, 100, 60),
    ])
    #expect(outline.innermost(around: .init(x: 20, y: 20, width: 40, height: 20))?.path == "background › VStack")
  }

  @Test func `edges may stick out by a point, as anti-aliasing does`() {
    #expect(
      card.innermost(around: .init(x: 7.5, y: 31.5, width: 31, height: 21))?.path == "Padding › VStack › HStack › Text")
  }

  @Test func `of views that cover one another exactly, the innermost is kept`() {
    let outline = ViewOutline([
      item(0, "Stage", 0, 0, 40, 20), item(1, "Frame", 0, 0, 40, 20), item(2, "Text", 0, 0, 40, 20),
    ])
    #expect(outline.items == [item(0, "Text", 0, 0, 40, 20)])
    // Two in one place, as in a ZStack, do not cover their parent alone.
    let pair = ViewOutline([
      item(0, "ZStack", 0, 0, 40, 20), item(1, "Color", 0, 0, 40, 20), item(1, "Text", 0, 0, 40, 20),
    ])
    #expect(pair.items.count == 3)
  }

  @Test func `what was added around the tested view is in no path`() {
    let outline = ViewOutline([
      item(0, "_background", 0, 0, 100, 60), item(1, "VStack", 8, 8, 60, 40), item(2, "Text", 8, 8, 20, 20),
      item(2, "Text", 8, 28, 20, 20), item(1, "_Rectangle", 0, 0, 100, 60),
    ])
    #expect(outline.innermost(around: .init(x: 8, y: 28, width: 20, height: 20))?.path == "VStack › Text 2")
    #expect(outline.innermost(around: .init(x: 70, y: 28, width: 20, height: 20)) == nil)
  }

  private var shop: ViewOutline {
    ViewOutline([
      item(0, "_background", 0, 0, 120, 60), item(1, "Plans", 0, 0, 100, 60, module: "Shop"),
      item(2, "VStack", 0, 0, 100, 60), item(3, "PriceTag", 0, 0, 100, 20, module: "Shop.Plans"),
      item(4, "padding", 0, 0, 100, 20), item(5, "Text", 4, 4, 92, 12), item(3, "Text", 0, 40, 100, 20),
    ])
  }

  @Test func `users' views are kept and known by their types`() throws {
    #expect(shop.items.map(\.name) == ["_background", "Plans", "VStack", "PriceTag", "padding", "Text", "Text"])
    let text = try #require(shop.innermost(around: .init(x: 5, y: 5, width: 9, height: 9)))
    #expect(text.path == "Plans › VStack › PriceTag › padding › Text")
    #expect(text.type == "Shop.Plans.PriceTag")
    #expect(shop.innermost(around: .init(x: 5, y: 45, width: 9, height: 9))?.type == "Shop.Plans")
    let written = try #require(shop.text())
    #expect(written.contains("   Shop.Plans.PriceTag 0 0 100 20\n"))
    #expect(ViewOutline(text: written) == shop)
  }

  @Test func `a golden without the names of users' views is understood`() throws {
    let old = try #require(
      ViewOutline(
        text: "background 0 0 120 60\n VStack 0 0 100 60\n  padding 0 0 90 20\n   Text 4 4 82 12 =a\n  Text 0 40 90 20")
    )
    #expect(
      shop.frame(at: "Plans › VStack › PriceTag › padding › Text", in: old) == .init(x: 4, y: 4, width: 82, height: 12))
    #expect(shop.frame(at: "Plans › VStack › Text", in: old) == .init(x: 0, y: 40, width: 90, height: 20))
    #expect(shop.frame(at: "Plans › VStack › Image", in: old) == nil)
    #expect(shop.frame(at: "Plans › VStack", in: shop) == .init(x: 0, y: 0, width: 100, height: 60))
  }

  @Test func `the outline of several frames is read back frame by frame`() throws {
    let outline = ViewOutline(frames: [card, texts(["a"]), card])
    #expect(outline.hasFrames)
    let text = try #require(outline.text())
    #expect(ViewOutline(text: text) == outline)
    #expect(outline.items.count == 2 * card.items.count + texts(["a"]).items.count)
  }

  @Test func `the text of an outline gives the outline`() throws {
    let text = try #require(card.text())
    #expect(text.hasPrefix("Padding 0 0 100 60\n VStack 8 8 84 44\n  Text 8 8 60 20\n"))
    #expect(ViewOutline(text: text) == card)
  }

  private func texts(_ words: [String], width: Double = 60) -> ViewOutline {
    ViewOutline(
      [item(0, "VStack", 0, 0, 100, 80)]
        + words.enumerated().map { index, words in
          .init(
            depth: 1, name: "Text", frame: .init(x: 0, y: Double(index) * 20, width: width, height: 20), words: words)
        })
  }

  @Test func `what texts say is kept, in one line and of bounded length`() throws {
    let outline = texts(["Airplane mode", "two\nlines \u{1B}[31m = 100 %", "", String(repeating: "é", count: 200)])
    let text = try #require(outline.text())
    #expect(ViewOutline(text: text) == outline)
    #expect(outline.items[2].words == "two lines  [31m = 100 %")
    #expect(outline.items[3].words == "")
    #expect(outline.items[4].words?.count == 61)
    let many = texts((0..<900).map { "a text of some length, number \($0), of which there are too many" })
    #expect(many.text()?.contains("=") == false)
    #expect(ViewOutline(text: "Text 0 0 9 9 words") == nil)
  }

  @Test func `changed texts are reported, unless it is not known which is which`() {
    let changes = texts(["Flight mode", "On"]).changedTexts(since: texts(["Airplane mode", "On"], width: 90))
    #expect(changes.map(\.before) == ["Airplane mode"])
    #expect(changes.map(\.now) == ["Flight mode"])
    #expect(changes.first?.overlaps(.init(x: 0, y: 2, width: 88, height: 15)) == true)
    #expect(changes.first?.overlaps(.init(x: 0, y: 22, width: 20, height: 15)) == false)
    #expect(texts(["A", "B"]).changedTexts(since: texts(["B"])).isEmpty)
    #expect(texts(["A"]).changedTexts(since: ViewOutline([item(0, "Text", 0, 0, 9, 9)])).isEmpty)
  }

  @Test func `an outline that is too long for a golden has no text`() {
    let many = ViewOutline((0..<4000).map { item($0 == 0 ? 0 : 1, "Text", Double($0), 0, 10, 10) })
    #expect(many.text() == nil)
  }

  @Test(
    arguments: ["Text 1 2 3", "Text 1 2 3 x", "Text 1 2 3 inf", "\u{0}", "a b c d e f"])
  func `what is no outline is not read`(text: String) {
    #expect(ViewOutline(text: text) == nil)
  }

  @Test func `depths that jump, as in a damaged file, are taken for the deepest that can be`() {
    let outline = ViewOutline([item(3, "A", 0, 0, 9, 9), item(9, "B", 0, 0, 5, 5), item(0, "C", 0, 0, 2, 2)])
    #expect(outline.items.map(\.depth) == [0, 1, 0])
    #expect(outline.frame(at: "A › B", in: outline) == .init(x: 0, y: 0, width: 5, height: 5))
  }

  @Test(arguments: ["1e300", "-1e300", "inf", "nan"]) func `places that no picture has are not read`(number: String) {
    #expect(ViewOutline(text: "Text 0 0 10 10") != nil)
    #expect(ViewOutline(text: "Text \(number) 0 10 10") == nil)
    #expect(ViewOutline(text: "Text 0 0 10 \(number)") == nil)
  }
}
