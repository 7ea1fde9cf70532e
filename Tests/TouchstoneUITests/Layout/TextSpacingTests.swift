import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@Suite struct TextSpacingTests {
  private func text(leading: CGFloat) -> ViewSpacing {
    ViewSpacing(
      vertical: .text(ViewSpacing.TextSpacing(toText: leading, belowToView: 12, aboveToView: 6)), horizontal: .standard)
  }

  /// In pictures that Apple's frameworks recorded, the baselines of `title2` over `caption2` are 15.2 points apart, those
  /// of `caption` over `title2` 26.3: descent and ascent make 15.8 and 23.8 of these, the lower font's leading −0.1 and
  /// 1.7. With the larger leading of both the first were 17.5.
  @Test func `between two texts lies the leading of the lower one`() {
    let (title2, caption2) = (text(leading: 2), text(leading: 0))
    #expect(title2.distance(to: caption2, along: .vertical) == 0)
    #expect(caption2.distance(to: title2, along: .vertical) == 2)
    #expect(title2.distance(to: caption2, along: .horizontal) == 8)
  }

  /// A layout that joins the spacing of a shape and a text, measured on macOS: a shape above is as far from them as from
  /// the text alone. By SwiftUI's rule as OpenSwiftUI reconstructs it (`Spacing`), what meets along the edge decides.
  @Test func `views above a shape and a text are as far from them as from the text`() {
    let (shape, text) = (ViewSpacing.standard, text(leading: 2))
    let row = shape.union(text)
    #expect(shape.distance(to: row, along: .vertical) == 6)
    #expect(row.distance(to: shape, along: .vertical) == 12)
    #expect(text.distance(to: row, along: .vertical) == 12)
    #expect(shape.distance(to: shape.union(shape), along: .vertical) == 8)
    #expect(text.distance(to: text.union(text), along: .vertical) == 2)
    var spacing = ViewSpacing()
    spacing.formUnion(shape)
    spacing.formUnion(text)
    #expect(shape.distance(to: spacing, along: .vertical) == 6)
  }

  /// By SwiftUI's rule as OpenSwiftUI reconstructs it (`Spacing.TextMetrics`): the lower font's leading, rounded up to a
  /// pixel. Heights and baselines are whole pixels too, so that baselines are: 26⅓ − 21 + 0 + 10⅔ and 14⅓ − 11⅔ + 2 + 21.
  @MainActor @Test func `baselines of different styles are whole pixels apart`() {
    func distance(_ upper: Font, _ lower: Font) -> CGFloat {
      let column = VStack(alignment: .leading) {
        Text("A").font(upper).bold()
        Text("A").font(lower).bold()
      }
      let probe = FrameProbe(column, scale: 3)
      let frames = probe.frames("Text")
      let ascents = [upper, lower].map { font in
        FrameProbe(Text("A").font(font).bold(), scale: 3).root.dimensions(for: .unspecified)[.firstTextBaseline]
      }
      return frames[1].minY + ascents[1] - frames[0].minY - ascents[0]
    }
    #expect(abs(distance(.title2, .caption2) - 16) < 1e-6)
    #expect(abs(distance(.caption, .title2) - 77 / 3) < 1e-6)
  }
}
