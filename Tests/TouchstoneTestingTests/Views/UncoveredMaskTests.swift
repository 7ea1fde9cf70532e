import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneTesting
import TouchstoneUI

@testable import TouchstoneSnapshots

/// What happens where only the golden has the masked view.
@MainActor @Suite struct UncoveredMaskTests {
  /// An advertisement that may give its place to something else.
  private struct Page<Instead: View>: View {
    var height: CGFloat = 240
    @ViewBuilder var instead: Instead

    var body: some View {
      VStack(spacing: 0) {
        Color.blue.frame(width: 200, height: height).accessibilityIdentifier("ad")
        instead
        Text("Footer")
      }
      .frame(width: 200, height: 280, alignment: .topLeading)
    }
  }

  /// Compares with a golden of a page with a whole advertisement.
  private func verify<V: View>(_ view: V, height: CGFloat = 240) -> SnapshotOutcome {
    compare(
      view, .image.masking(.view("ad")), withGoldenOf: Page(height: height) { Color.clear.frame(height: 240 - height) },
      .image.masking(.view("ad")))
  }

  @Test func `what takes the place of a masked view that shrank is compared`() throws {
    let outcome = verify(
      Page(height: 20) {
        VStack {
          Text("DELETE EVERYTHING")
          Button("Pay $999 now") {}
          Color.orange
        }
        .frame(width: 200, height: 220)
      })
    #expect(outcome.result.reason == .differs)
    #expect(
      outcome.message?.contains(
        #"The masked view "ad" shrank from 200×240 to 200×20 pt, and Text is now in its place. "#) == true,
      "\(outcome.message ?? "")")
    // It can be looked at and accepted like any other difference.
    #expect(outcome.result.artefacts?.actual != nil)
    #expect(outcome.result.masks?.count == 1)
  }

  @Test func `what is drawn there by an offset, a canvas or a shadowed shape is compared`() {
    func page(_ view: some View) -> some View {
      Page(height: 20) { Color.clear.frame(height: 220) }.overlay(alignment: .topLeading) { view }
    }
    let views: [AnyView] = [
      AnyView(Text("Pay").frame(width: 40, height: 20).offset(x: 60, y: 100)),
      AnyView(Circle().stroke(.red).frame(width: 60, height: 60).padding(.top, 100)),
      AnyView(Color.red.frame(width: 30, height: 30).scaleEffect(2).offset(x: 60, y: 100)),
      AnyView(
        Canvas { context, _ in context.fill(Path(CGRect(x: 50, y: 90, width: 30, height: 30)), with: .color(.red)) }),
    ]
    for view in views {
      #expect(verify(page(view)).message?.contains(#"The masked view "ad" shrank from 200×240"#) == true)
    }
    #expect(verify(page(EmptyView())).message == nil)
  }

  @Test func `a fill that takes exactly the place is compared, unless the golden has it, too`() {
    func page(_ height: CGFloat, fill: some ShapeStyle) -> some View {
      VStack(spacing: 0) {
        ZStack(alignment: .top) {
          Rectangle().fill(fill).frame(width: 200, height: 240)
          Color.blue.frame(width: 200, height: height).accessibilityIdentifier("ad")
        }
        Text("Footer")
      }
      .frame(width: 200, height: 280, alignment: .topLeading)
    }
    let gradient = LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom)
    for now in [AnyView(page(20, fill: Color.red)), AnyView(page(20, fill: gradient))] {
      #expect(verify(now).message?.contains(#"The masked view "ad" shrank from 200×240"#) == true)
    }
    let strategy = Snapshotting<AnyView, UIImage>.image.masking(.view("ad"))
    for fill in [AnyShapeStyle(Color.red), AnyShapeStyle(gradient)] {
      let (now, golden) = (AnyView(page(20, fill: fill)), AnyView(page(240, fill: fill)))
      let outcome = compare(now, strategy, withGoldenOf: golden, strategy)
      #expect(outcome.message == nil, "\(outcome.message ?? "")")
    }
  }

  @Test func `where nothing is left, or only what was behind the view, it may shrink`() {
    #expect(verify(Page(height: 20) { Spacer().frame(height: 220) }).message == nil)
    #expect(verify(Page(height: 20) { Color.clear.frame(height: 220) }).message == nil)
    struct Bar: View {
      var time: String
      var body: some View {
        HStack {
          Text("Title")
          Spacer()
          Text(time).accessibilityIdentifier("clock")
        }
        .padding(4).frame(width: 160).background(.yellow).overlay { Rectangle().stroke(.black) }
      }
    }
    for (golden, now) in [("10:48", "1:11"), ("1:11", "10:48"), ("88:88", "")] {
      let strategy = Snapshotting<Bar, UIImage>.image.masking(.view("clock"))
      let outcome = compare(Bar(time: now), strategy, withGoldenOf: Bar(time: golden), strategy)
      #expect(outcome.message == nil || now.isEmpty, "\(outcome.message ?? "")")
    }
  }

  @Test func `a masked view that moved says where from`() {
    func page(_ x: CGFloat) -> some View {
      Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("ad").padding(.leading, x)
        .frame(width: 120, height: 60, alignment: .leading)
        .overlay(alignment: .leading) { Color.red.frame(width: x, height: 40) }
    }
    let outcome = compare(
      page(20), .image.masking(.view("ad")), withGoldenOf: page(0), .image.masking(.view("ad")))
    #expect(
      outcome.message?.contains(
        #"The masked view "ad" moved from (0, 10) 40×40 pt to (20, 10) 40×40 pt, and Color is now in its place. "#)
        == true,
      "\(outcome.message ?? "")")
  }

  // MARK: Forged goldens

  private struct Form: View {
    var color = Color.green
    var title = "Save"
    var body: some View {
      VStack(spacing: 10) {
        Color.gray.frame(width: 30, height: 10).accessibilityIdentifier("clock")
        Text(title).padding(8).background(color)
      }
      .frame(width: 120, height: 80)
    }
  }

  /// Compares a form that says something else with a golden whose texts were changed.
  private func verifyForged(_ change: (inout [String: String]) -> Void) -> SnapshotOutcome {
    compare(
      Form(color: .red, title: "DELETE ALL"), .image.masking(.view("clock")), withGoldenOf: Form(),
      .image.masking(.view("clock")), ["CI": "1", "TOUCHSTONE_RECORD": "missing"]
    ) { data in
      guard let golden = try? PNGImage(data: data) else { return Data() }
      var texts = golden.metadata
      change(&texts)
      return (try? golden.bitmap.pngData(metadata: texts)) ?? Data()
    }
  }

  private let mask = #"[{"x":0,"y":0,"width":240,"height":159,"view":"clock"}]"#

  @Test func `a mask where the golden lists no view makes the golden faulty`() throws {
    let outcome = verifyForged { $0["touchstone:masks"] = mask }
    #expect(outcome.result.reason == .unreadable)
    #expect(
      outcome.message?.contains(
        #"It stores the frame (0, 0) 120×79.5 pt of the masked view "clock", but has no view there."#) == true,
      "\(outcome.message ?? "")")
    let outside = verifyForged {
      $0["touchstone:masks"] = #"[{"x":0,"y":0,"width":240,"height":9159,"view":"clock"}]"#
    }
    #expect(outside.result.reason == .unreadable)
  }

  @Test func `a mask whose view is forged as well uncovers what is drawn under it`() throws {
    for views in ["VStack 0 0 120 79.5", nil] {
      let outcome = verifyForged {
        $0["touchstone:masks"] = mask
        $0["touchstone:views"] = views
      }
      #expect(outcome.result.reason == .differs)
      #expect(outcome.message?.contains(#"The masked view "clock" shrank from 120×79.5"#) == true)
    }
  }

  @Test func `what was recorded agrees with its own views`() throws {
    #expect(verifyForged { _ in }.result.reason == .differs)
    let own = compare(
      Form(), .image.masking(.view("clock")), withGoldenOf: Form(), .image.masking(.view("clock")),
      ["CI": "1", "TOUCHSTONE_RECORD": "missing"])
    #expect(own.message == nil)
  }
}
