import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneTesting
import TouchstoneUI

@testable import TouchstoneSnapshots

/// What happens where only the picture has the masked view, and the golden shows something else.
@MainActor @Suite struct GrownMaskTests {
  /// An advertisement above other views, which it pushes out of the page when it grows.
  private struct Page<Rest: View>: View {
    var height: CGFloat
    @ViewBuilder var rest: Rest

    var body: some View {
      VStack(spacing: 0) {
        Color.blue.frame(width: 100, height: height).accessibilityIdentifier("ad")
        rest
      }
      .frame(width: 110, height: 120, alignment: .topLeading).clipped()
    }
  }

  private func verify<V: View, Golden: View>(
    _ view: V, withGoldenOf golden: Golden, _ identifier: String = "ad", forge: (Data) -> Data = { $0 }
  ) -> SnapshotOutcome {
    compare(
      view, .image.masking(.view(identifier)), withGoldenOf: golden, .image.masking(.view(identifier)), forge: forge)
  }

  /// Fails unless the pictures differ for a reason.
  private func expectDifference(
    _ outcome: SnapshotOutcome, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.result.reason == .differs, sourceLocation: sourceLocation)
    let message = outcome.message ?? ""
    #expect(message.contains(reason), "\(message)", sourceLocation: sourceLocation)
  }

  @Test func `what a masked view covers since it grew is compared`() {
    let golden = Page(height: 20) {
      Text("Total $5")
      Color.orange.frame(height: 60)
    }
    let whole = verify(Page(height: 120) {}, withGoldenOf: golden)
    expectDifference(whole, #"The masked view "ad" grew from 100×20 to 100×120 pt, where the golden has Text. "#)
    #expect(whole.result.artefacts?.actual != nil)
    // What the golden gives the view stays masked.
    #expect(whole.result.masks?.contains { $0.y == 0 && $0.height == 40 } == true)
    #expect(whole.result.comparison?.regions.allSatisfy { $0.y >= 40 } == true)
  }

  @Test func `a shape, an image and a masked view that moved count as well`() {
    let views: [AnyView] = [AnyView(Circle().fill(.red)), AnyView(Color.red), AnyView(Canvas { _, _ in })]
    for view in views {
      let golden = Page(height: 20) { view.frame(width: 30, height: 30) }
      expectDifference(
        verify(Page(height: 60) { view.frame(width: 30, height: 30) }, withGoldenOf: golden), "grew from")
    }
    func row(_ x: CGFloat) -> some View {
      Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("ad").padding(.leading, x)
        .frame(width: 120, height: 40, alignment: .leading)
        .background(alignment: .leading) { Text("A").frame(width: 20, height: 40).padding(.leading, 45) }
    }
    expectDifference(
      verify(row(20), withGoldenOf: row(0)),
      #"The masked view "ad" moved from (0, 0) 40×40 pt to (20, 0) 40×40 pt, where the golden has Text. "#)
  }

  @Test func `another view with the identifier is compared where the golden has none`() {
    let golden = Page(height: 20) {}
    let now = Page(height: 20) { Text("Pay $999").accessibilityIdentifier("ad").padding(.top, 20) }
    expectDifference(verify(now, withGoldenOf: golden), "where the golden has no view with its identifier")
  }

  @Test func `a masked view may grow into what is empty, and over what is behind it`() {
    struct Bar: View {
      var time: String
      var body: some View {
        HStack(spacing: 0) {
          Text("Title").frame(maxWidth: .infinity, alignment: .leading)
          Spacer()
          Text(time).accessibilityIdentifier("ad")
        }
        .padding(4).frame(width: 160).background(.yellow).overlay { Rectangle().stroke(.black) }
      }
    }
    for (golden, now) in [("1:11", "10:48"), ("10:48", "1:11"), ("1:11", "22:22:22")] {
      let outcome = verify(Bar(time: now), withGoldenOf: Bar(time: golden))
      #expect(outcome.message == nil, "\(outcome.message ?? "")")
    }
  }

  @Test func `a badge that grows over a text behind it does not hide the text`() {
    func price(_ width: CGFloat) -> some View {
      Text("Price $100 Total").fixedSize().overlay(alignment: .trailing) {
        Color.red.frame(width: width, height: 8).accessibilityIdentifier("ad")
      }
    }
    expectDifference(verify(price(80), withGoldenOf: price(8)), "where the golden has Text. ")
  }

  private struct Form: View {
    var price = "$5"
    var marksAll = false
    var extra = false

    var body: some View {
      VStack(spacing: 4) {
        Text("10:48").accessibilityIdentifier(marksAll ? "" : "ad")
        Text(price)
        if extra { Text("DELETE ALL") } else { Spacer() }
      }
      .frame(width: 100, height: 80).accessibilityIdentifier(marksAll ? "ad" : "")
    }
  }

  @Test func `of an identifier that moved to a container, the other parts are compared`() {
    func page(_ form: Form) -> some View { form.padding(10).background(.yellow) }
    expectDifference(
      verify(page(Form(price: "$999", marksAll: true)), withGoldenOf: page(Form())),
      "because its identifier is now that of")
    expectDifference(
      verify(page(Form(marksAll: true, extra: true)), withGoldenOf: page(Form())),
      "because its identifier is now that of"
    )
    #expect(verify(page(Form(marksAll: true)), withGoldenOf: page(Form())).message == nil)
  }

  @Test func `an identifier that moved to a picture behind does not hide the picture`() {
    func card(_ color: Color, marksAll: Bool) -> some View {
      color.frame(width: 60, height: 60).accessibilityIdentifier(marksAll ? "ad" : "photo")
        .overlay(alignment: .topLeading) {
          Color.white.frame(width: 10, height: 10).accessibilityIdentifier(marksAll ? "other" : "ad")
        }
        .padding(5)
    }
    expectDifference(
      verify(card(.red, marksAll: true), withGoldenOf: card(.green, marksAll: false)),
      "because its identifier is now that of")
  }

  @Test func `a golden that does not list its views uncovers what has grown`() {
    func withoutViews(_ data: Data) -> Data {
      guard let golden = try? PNGImage(data: data) else { return Data() }
      var texts = golden.metadata
      texts["touchstone:views"] = nil
      return (try? golden.bitmap.pngData(metadata: texts)) ?? Data()
    }
    expectDifference(
      verify(Page(height: 120) {}, withGoldenOf: Page(height: 20) { Text("Total $5") }, forge: withoutViews),
      #"The masked view "ad" grew from 100×20 to 100×120 pt, and the golden does not list what it shows there. "#)
  }

  @Test func `a mask that is newer than the golden covers a view that is where it was`() {
    func verify(_ height: CGFloat) -> SnapshotOutcome {
      compare(
        Page(height: height) { Text("Total $5") }, .image.masking(.view("ad")),
        withGoldenOf: Page(height: 20) { Text("Total $5") }, .image)
    }
    #expect(verify(20).message == nil)
    expectDifference(verify(60), #"The masked view "ad" is now at (0, 0) 100×60 pt, where the golden has "#)
  }
}
