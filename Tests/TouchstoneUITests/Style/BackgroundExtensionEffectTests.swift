import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Expected values by Apple's documentation: mirrored copies around the view “on any edge with available safe area”, with a
/// blur on top. Each copy is the view mirrored at the edge that both share, computed by hand.
@MainActor @Suite struct BackgroundExtensionEffectTests {
  /// Four points of black and six of white.
  private struct Stripes: View {
    var body: some View {
      HStack(spacing: 0) {
        Color.black.frame(width: 4, height: 8)
        Color.white.frame(width: 6, height: 8)
      }
    }
  }

  private func drawing(
    _ view: some View, _ proposal: ProposedViewSize = .unspecified, insets: EdgeInsets = EdgeInsets(),
    direction: LayoutDirection = .leftToRight
  ) -> String {
    var environment = EnvironmentValues()
    environment.safeAreaInsets = insets
    environment.layoutDirection = direction
    return ViewTree().picture(of: view, proposal: proposal, environment: environment).list.description
  }

  @Test func `mirrored copies lie beyond each edge of the safe area and in the corner between`() {
    let view = Stripes().backgroundExtensionEffect()
      .safeAreaPadding(EdgeInsets(top: 3, leading: 2, bottom: 0, trailing: 0))
    let stripes = """
            fill rect 2 3 4×8 #000000
            fill rect 6 3 6×8 #FFFFFF
      """
    #expect(
      drawing(view) == """
        picture 12×11
          group blur 20 clip rect 0 0 12×11 clip inverse rect 2 3 10×8
            group clip rect 2 3 10×8
        \(stripes)
            group transform -1 0 0 1 4 0 clip rect 2 3 10×8
        \(stripes)
            group transform 1 0 0 -1 0 6 clip rect 2 3 10×8
        \(stripes)
            group transform -1 0 0 -1 4 6 clip rect 2 3 10×8
        \(stripes)
          group clip rect 2 3 10×8
            fill rect 2 3 4×8 #000000
            fill rect 6 3 6×8 #FFFFFF
        """)
  }

  @Test func `copies at the far edges are mirrored there`() {
    let view = Stripes().backgroundExtensionEffect()
      .safeAreaPadding(EdgeInsets(top: 0, leading: 0, bottom: 3, trailing: 2))
    let words = drawing(view)
    #expect(words.contains("group blur 20 clip rect 0 0 12×11 clip inverse rect 0 0 10×8"))
    for transform in ["-1 0 0 1 20 0", "1 0 0 -1 0 16", "-1 0 0 -1 20 16"] {
      #expect(words.contains("group transform \(transform) clip rect 0 0 10×8"))
    }
  }

  @Test func `the leading edge is at the right where text runs from right to left`() {
    let view = Stripes().backgroundExtensionEffect().safeAreaPadding(.leading, 2)
    #expect(drawing(view, direction: .rightToLeft).contains("group transform -1 0 0 1 20 0"))
  }

  @Test func `the view stays where it is`() {
    let view = Stripes().backgroundExtensionEffect().safeAreaPadding(3)
    let probe = FrameProbe(view)
    #expect(probe.size == CGSize(width: 16, height: 14))
    #expect(probe.frames("Color")[0] == CGRect(x: 3, y: 3, width: 4, height: 8))
  }

  @Test func `nothing changes without an unsafe edge at the view, or if it is not enabled`() {
    let plain = drawing(Stripes())
    #expect(drawing(Stripes().backgroundExtensionEffect()) == plain)
    let padded = drawing(Stripes().safeAreaPadding(3))
    #expect(drawing(Stripes().backgroundExtensionEffect(isEnabled: false).safeAreaPadding(3)) == padded)
    #expect(drawing(Stripes().backgroundExtensionEffect(isEnabled: true).safeAreaPadding(3)) != padded)
    let away = drawing(Stripes().padding(1).safeAreaPadding(3))
    #expect(drawing(Stripes().backgroundExtensionEffect().padding(1).safeAreaPadding(3)) == away)
  }

  // An iPhone X: 44 points above the safe area, 34 below it.
  @Test func `a banner at the top of a scroll view goes on below the status bar`() {
    let view = ScrollView { Color.black.frame(height: 100).backgroundExtensionEffect() }
    let words = drawing(
      view, ProposedViewSize(width: 375, height: 812), insets: EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0))
    #expect(words.contains("group blur 20 clip rect 0 0 375×144 clip inverse rect 0 44 375×100"))
    #expect(words.contains("group transform 1 0 0 -1 0 88 clip rect 0 44 375×100"))
  }
}
