import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneSnapshots
import TouchstoneTesting
import TouchstoneUI

@MainActor @Suite struct MaskedViewTests {
  /// A bar of 40×10 points over two rows of 40×10 points each.
  private struct Board: View {
    var clock = Color.blue
    var clockWidth: CGFloat = 8
    var first = Color.green
    var title = Color.gray

    var body: some View {
      VStack(spacing: 0) {
        title.frame(width: 40, height: 10)
          .overlay(alignment: .trailing) {
            clock.frame(width: clockWidth, height: 6).accessibilityIdentifier("clock").padding(2)
          }
        first.frame(width: 40, height: 10).accessibilityIdentifier("row")
        Color.green.frame(width: 40, height: 10).accessibilityIdentifier("row")
        Color.green.frame(width: 0, height: 0).accessibilityIdentifier("nothing")
      }
    }
  }

  /// Compares with a golden of a plain board.
  private func verify<V: View>(
    _ view: V, _ strategy: Snapshotting<V, UIImage>, golden: Snapshotting<Board, UIImage> = .image
  ) -> SnapshotOutcome {
    compare(view, strategy, withGoldenOf: Board(), golden)
  }

  @Test func `a view is masked where it lies`() throws {
    let outcome = verify(Board(clock: .red), .image.masking(.view("clock")))
    #expect(outcome.message == nil)
    let masks = try #require(outcome.result.masks)
    // 8×6 points, 2 from the right and in the middle of the bar, at 2 pixels per point; without the padding around it.
    #expect(masks.map { [$0.x, $0.y, $0.width, $0.height] } == [[60, 4, 16, 12]])
    #expect(masks.map(\.view) == ["clock"])
    #expect(verify(Board(clock: .red), .image).result.reason == .differs)
    #expect(verify(Board(clock: .red, title: .orange), .image.masking(.view("clock"))).result.reason == .differs)
  }

  @Test func `all views of an identifier are masked`() {
    let outcome = verify(Board(first: .red), .image.masking(.view("row")))
    #expect(outcome.message == nil)
    #expect(outcome.result.masks?.map(\.y) == [20, 40])
  }

  @Test func `a masked view may grow and shrink`() {
    for width: CGFloat in [4, 5.5, 12] {
      let outcome = verify(
        Board(clock: .red, clockWidth: width), .image.masking(.view("clock")), golden: .image.masking(.view("clock")))
      #expect(outcome.message == nil, "\(width)")
      #expect(outcome.result.masks?.count == 2)
    }
    // A golden that was recorded without the mask does not know where the view lay.
    #expect(verify(Board(clock: .red, clockWidth: 4), .image.masking(.view("clock"))).result.reason == .differs)
  }

  @Test func `a masked view that moved uncovers its old place`() {
    let outcome = verify(Board().offset(x: -10), .image.masking(.view("clock")))
    #expect(outcome.result.reason == .differs)
    let remembered = verify(
      Board().offset(x: -10), .image.masking(.view("clock")), golden: .image.masking(.view("clock")))
    #expect(remembered.result.reason == .differs)
  }

  @Test func `an unknown view fails and the known ones are named`() {
    #expect(
      verify(Board(), .image.masking(.view("clocks"))).message
        == #"Snapshot "Boards/board.board" cannot be masked: no view has the accessibility identifier "clocks". "#
        + #"Available: "clock", "row", "nothing". Give the view an identifier: .accessibilityIdentifier("clocks")"#)
    #expect(
      verify(Color.red.frame(width: 9, height: 9), .image.masking(.view("a"))).message?.contains("Available: none.")
        == true)
  }

  @Test func `a view without pixels fails`() {
    #expect(
      verify(Board(), .image.masking(.view("nothing"))).message
        == #"Snapshot "Boards/board.board" cannot be masked: the view "nothing" covers no pixel: its frame is (20, 30) 0×0 pt, "#
        + "the picture 40×30 pt. Move the view into the picture, or remove the mask.")
  }

  @Test func `a view has no place in a film strip but a rectangle has`() {
    let strip = Snapshotting<Board, UIImage>.filmStrip(at: .zero, .seconds(1))
    #expect(verify(Board(), strip.masking(.view("clock"))).result.reason == .mask)
    #expect(
      verify(Board(), strip.masking(.rect(CGRect(x: 0, y: 0, width: 4, height: 4)))).result.reason == .size)
  }

  @Test func `masks go along with pullbacks and variants`() {
    let pulled = Snapshotting<Board, UIImage>.image.masking(.view("clock")).pullback { (color: Color) in
      Board(clock: color)
    }
    #expect(pulled.masks == [.view("clock")])
    let variants = [String: Snapshotting<Board, UIImage>].images(varying: .colorSchemes)
      .mapValues { $0.masking(.view("clock")) }
    #expect(variants.values.allSatisfy { $0.masks == [.view("clock")] })
  }
}
