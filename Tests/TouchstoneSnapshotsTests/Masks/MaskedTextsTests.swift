import Testing
import TouchstoneDiff

@testable import TouchstoneSnapshots

/// Masked views that have the frame of the golden's, and something else in it.
@Suite struct MaskedTextsTests {
  private typealias Item = ViewOutline.Item
  private static let box = PlacedView.Frame(x: 10, y: 10, width: 60, height: 20)
  private static let mask = MaskedPlace(PixelRect(x: 20, y: 20, width: 120, height: 40), view: "clock")

  private static func view(
    _ name: String, _ words: String? = nil, x: Double = 10, width: Double = 60, depth: Int = 1
  ) -> Item {
    Item(depth: depth, name: name, frame: .init(x: x, y: 10, width: width, height: 20), words: words)
  }

  private static let text = [view("Text", "10:48")]
  private static let image = [view("Image")]
  private static let twoTexts = [
    view("HStack"), view("Text", "10:48", width: 20, depth: 2), view("Text", "DELETE", x: 40, width: 30, depth: 2),
  ]
  private static let row = [
    view("HStack"), view("Image", width: 20, depth: 2), view("Text", "a", x: 40, width: 30, depth: 2),
  ]

  /// What is said of a masked view that is made of some views in the golden, and of others now.
  private func note(_ golden: [Item], _ now: [Item]) -> String? {
    let page = Item(depth: 0, name: "VStack", frame: .init(x: 0, y: 0, width: 100, height: 60))
    let footer = Item(depth: 1, name: "Text", frame: .init(x: 0, y: 32, width: 100, height: 20), words: "Footer")
    let picture = PictureSize(width: 200, height: 120, scale: 2)
    let growth = MaskGrowth(
      placement: MaskPlacement(picture: picture, views: { nil }), masks: [Self.mask],
      golden: ViewOutline([page] + golden + [footer]), now: ViewOutline([page] + now + [footer]))
    let rest = growth.rest(of: Self.mask)
    #expect(rest.places == (rest.uncovered == nil ? [Self.mask] : []))
    return rest.uncovered
  }

  @Test func `a text or a picture whose content changes stays masked`() {
    #expect(note(Self.text, [Self.view("Text", "11:02")]) == nil)
    #expect(note(Self.text, Self.image) == nil)
    #expect(note(Self.image, [Self.view("Canvas")]) == nil)
    #expect(
      note(Self.image, [Self.view("ZStack"), Self.view("Circle", depth: 2), Self.view("Image", depth: 2)]) == nil)
    let padded = [Self.view("Padding"), Self.view("Text", "1", x: 14, width: 52, depth: 2)]
    #expect(note(padded, [Self.view("Padding"), Self.view("Text", "2", x: 14, width: 52, depth: 2)]) == nil)
  }

  @Test func `a single view that is now a container with more texts is compared`() {
    #expect(note(Self.text, Self.twoTexts) == "where it has 2 texts, and the golden only one")
    #expect(note(Self.image, Self.twoTexts) == "where it has 2 texts, and the golden none")
    let labelled = [Self.view("ZStack"), Self.view("Image", depth: 2), Self.view("Text", "LEAK", width: 30, depth: 2)]
    #expect(note(Self.image, labelled) == "where it has a text, and the golden none")
    // Beside it, as well: a mask hides all that is drawn in its place.
    #expect(
      note(Self.text, Self.text + [Self.view("Text", "over it")]) == "where it has 2 texts, and the golden only one")
  }

  @Test func `a text with a background is a single view`() {
    let golden = [
      Self.view("Background"), Self.view("Text", "1", x: 14, width: 52, depth: 2), Self.view("Color", depth: 2),
    ]
    #expect(note(golden, Self.twoTexts) == "where it has 2 texts, and the golden only one")
  }

  @Test func `what a container has may change`() {
    #expect(note(Self.row, Self.twoTexts) == nil)
    #expect(note(Self.twoTexts, Self.twoTexts + [Self.view("Text", "more", x: 30, width: 9, depth: 2)]) == nil)
    #expect(note(Self.twoTexts, Self.text) == nil)
  }

  @Test func `a golden without words counts what is called a text`() {
    let golden = [Item(depth: 1, name: "TextField", frame: Self.box)]
    let now = [Item(depth: 1, name: "TextField", frame: Self.box, words: "typed")]
    let page = Item(depth: 0, name: "VStack", frame: .init(x: 0, y: 0, width: 100, height: 60))
    let placement = MaskPlacement(picture: PictureSize(width: 200, height: 120, scale: 2), views: { nil })
    let texts = MaskedTexts(placement: placement, golden: ViewOutline([page] + golden), now: ViewOutline([page] + now))
    #expect(texts.added(to: [Self.mask.box], in: Self.mask.box) == nil)
  }
}
