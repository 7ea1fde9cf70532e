import Testing

@testable import TouchstoneSnapshots

/// Moves and new sizes that follow from others by their numbers, and those that do not, in outlines made by hand.
struct LayoutCausesTests {
  private typealias Frame = (Double, Double, Double, Double)

  private func view(_ depth: Int, _ name: String, _ frame: Frame, _ words: String? = nil) -> ViewOutline.Item {
    var item = ViewOutline.Item(
      depth: depth, name: name, frame: PlacedView.Frame(x: frame.0, y: frame.1, width: frame.2, height: frame.3),
      words: words)
    var step = DrawingStep(words == nil ? .fill : .text)
    if words == nil { step[.paint] = "#000000" } else { step[.text] = words }
    item.steps = [step]
    return item
  }

  /// The causes, in words.
  private func causes(_ now: [ViewOutline.Item], was golden: [ViewOutline.Item]) -> [String] {
    let edits = ViewEdits.edits(now: ViewOutline(now), golden: ViewOutline(golden), regions: [], scale: 1)
    return (edits ?? []).filter { !$0.isConsequence }.map { "\($0.words) in \($0.view.name)" }
  }

  /// A column with padding of a text, a rectangle and a line as wide as the column.
  private func column(
    _ words: String, _ height: Double, rectangle: Double = 10, spacing: Double = 8, padding: Double = 6
  ) -> [ViewOutline.Item] {
    let end = height + rectangle + 2 * spacing + 2
    return [
      view(0, "padding", (0, 0, 100 + 2 * padding, end + 2 * padding)),
      view(1, "VStack", (padding, padding, 100, end)),
      view(2, "Text", (padding, padding, 80, height), words),
      view(2, "Rectangle", (padding, padding + height + spacing, 40, rectangle)),
      view(2, "Capsule", (padding, padding + height + rectangle + 2 * spacing, 100, 2)),
    ]
  }

  @Test func `what moves by the growth of a text follows from it`() {
    #expect(causes(column("a\nb", 40), was: column("a", 20)) == ["text “a” → “a b” in Text"])
  }

  @Test func `a sibling that grows by itself is a cause beside a text that grows`() {
    #expect(
      causes(column("a\nb", 40, rectangle: 15), was: column("a", 20)) == [
        "text “a” → “a b” in Text", "size 40 × 10 → 40 × 15 in Rectangle",
      ])
  }

  @Test func `another distance is a cause beside a text that grows`() {
    let causes = causes(column("a\nb", 40, spacing: 12), was: column("a", 20))
    #expect(causes == ["text “a” → “a b” in Text", "moved +0, +24 in Rectangle", "moved +0, +28 in Capsule"])
  }

  @Test func `another distance of the last view is a cause beside a text that grows`() {
    let (now, golden) = (column("a\nb", 40, rectangle: 0, spacing: 6), column("a", 20, rectangle: 0))
    let short = causes(now.filter { $0.name != "Rectangle" }, was: golden.filter { $0.name != "Rectangle" })
    #expect(short == ["text “a” → “a b” in Text", "moved +0, +16 in Capsule"])
  }

  @Test func `another padding is a cause beside a text that grows`() {
    let causes = causes(column("a\nb", 40, padding: 10), was: column("a", 20))
    #expect(causes == ["size 112 × 60 → 120 × 88 in padding", "text “a” → “a b” in Text"])
  }

  @Test func `a distance alone is a change of the view that has it`() {
    #expect(causes(column("a", 20, spacing: 9), was: column("a", 20)) == ["size 100 × 48 → 100 × 50 in VStack"])
  }

  @Test func `of views that grow with each other, the innermost is the cause`() {
    #expect(
      causes(column("a", 20, rectangle: 15), was: column("a", 20)) == ["size 40 × 10 → 40 × 15 in Rectangle"])
  }

  /// A column of squares, with a badge before all but the first or without.
  private func squares(spacing: Double, hasBadge: Bool) -> [ViewOutline.Item] {
    let lengths = [10.0] + (hasBadge ? [20] : []) + [10, 10]
    var items = [view(0, "VStack", (0, 0, 40, lengths.reduce(0, +) + spacing * Double(lengths.count - 1)))]
    var place = 0.0
    for (index, length) in lengths.enumerated() {
      items.append(view(1, hasBadge && index == 1 ? "Badge" : "Square", (0, place, 40, length)))
      place += length + spacing
    }
    return items
  }

  @Test func `what moves for a new view follows from it, and another distance does not`() {
    let golden = squares(spacing: 8, hasBadge: false)
    #expect(causes(squares(spacing: 8, hasBadge: true), was: golden) == ["inserted Badge in Badge"])
    let other = causes(squares(spacing: 20, hasBadge: true), was: golden)
    #expect(other.first == "inserted Badge in Badge" && other.contains { $0.hasPrefix("moved +0, +") }, "\(other)")
  }

  @Test func `what moves for a view that is gone follows from it`() {
    let causes = causes(squares(spacing: 8, hasBadge: false), was: squares(spacing: 8, hasBadge: true))
    #expect(causes.count == 1 && causes[0].hasPrefix("removed"), "\(causes)")
  }

  /// A text, what is left beside it, and a mark at the end.
  private func bar(_ words: String, _ width: Double, end: Double = 20) -> [ViewOutline.Item] {
    [
      view(0, "HStack", (0, 0, 200, 20)), view(1, "Text", (0, 0, width, 20), words),
      view(1, "Rectangle", (width, 0, 200 - width - end, 20)), view(1, "Circle", (200 - end, 0, end, 20)),
    ]
  }

  @Test func `what takes the room that a text leaves follows from it`() {
    #expect(causes(bar("abc", 60), was: bar("a", 40)) == ["text “a” → “abc” in Text"])
    let both = causes(bar("abc", 60, end: 30), was: bar("a", 40))
    #expect(both.contains("size 20 × 20 → 30 × 20 in Circle"))
  }

  /// A text with a background, in a row that is at least 44 points high.
  private func row(_ words: String, _ height: Double) -> [ViewOutline.Item] {
    let outer = max(44, height + 8)
    let top = (outer - height - 8) / 2
    return [
      view(0, "frame", (0, 0, 100, outer)), view(1, "background", (0, top, 60, height + 8)),
      view(2, "Text", (4, top + 4, 52, height), words), view(2, "Rectangle", (0, top, 60, height + 8)),
    ]
  }

  @Test func `a background and a least height follow from a text`() {
    #expect(causes(row("a\nb", 40), was: row("a", 20)) == ["text “a” → “a b” in Text"])
    #expect(causes(row("a", 20), was: row("a\nb", 40)) == ["text “a b” → “a” in Text"])
  }
}
