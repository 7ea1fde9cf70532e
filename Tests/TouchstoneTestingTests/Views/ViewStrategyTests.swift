import Foundation
import Testing
import TouchstoneRenderer
import TouchstoneSnapshots
import TouchstoneUI

@testable import TouchstoneTesting

@MainActor @Suite struct ViewStrategyTests {
  private struct Probe: View {
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.displayScale) var displayScale
    @Environment(\.layoutDirection) var layoutDirection
    @Environment(\.dynamicTypeSize) var dynamicTypeSize
    @Environment(\.horizontalSizeClass) var horizontal
    @Environment(\.verticalSizeClass) var vertical
    @Environment(\.colorSchemeContrast) var contrast

    let report: (String) -> Void

    var body: some View {
      report(
        "\(colorScheme) \(displayScale) \(layoutDirection) \(dynamicTypeSize) \(horizontal.map { "\($0)" } ?? "-") "
          + "\(vertical.map { "\($0)" } ?? "-") \(contrast)")
      return Color.red.frame(width: 10, height: 6)
    }
  }

  private func take<V: View>(_ view: V, _ strategy: Snapshotting<V, UIImage>) -> UIImage {
    var image = UIImage()
    strategy.snapshot(view).run { image = $0 }
    return image
  }

  private func environment(of strategy: Snapshotting<Probe, UIImage>) -> String {
    var text = ""
    _ = take(Probe { text = $0 }, strategy)
    return text
  }

  @Test func `the environment is fixed unless the strategy says otherwise`() {
    #expect(environment(of: .image) == "light 2.0 leftToRight large compact regular standard")
    #expect(
      environment(of: .image(scale: 3, colorScheme: .dark)) == "dark 3.0 leftToRight large compact regular standard")
    let traits = UITraitCollection(traitsFrom: [
      .init(userInterfaceStyle: .dark), .init(displayScale: 1), .init(layoutDirection: .rightToLeft),
      .init(preferredContentSizeCategory: .accessibilityExtraLarge), .init(horizontalSizeClass: .regular),
      .init(verticalSizeClass: .compact), .init(accessibilityContrast: .high),
    ])
    #expect(environment(of: .image(traits: traits)) == "dark 1.0 rightToLeft accessibility3 regular compact increased")
    #expect(
      environment(of: .image(scale: 2, colorScheme: .light, traits: traits))
        == "light 2.0 rightToLeft accessibility3 regular compact increased")
    #expect(
      environment(of: .image(layout: .device(config: .iPhone13(.landscape))))
        == "light 2.0 leftToRight medium compact compact standard")
    #expect(
      environment(of: .image(layout: .device(config: .iPadPro11), traits: .init(horizontalSizeClass: .compact)))
        == "light 2.0 leftToRight medium compact regular standard")
    #expect(
      environment(of: .image(layout: .device(config: .iPhone13), traits: .init(preferredContentSizeCategory: .large)))
        == "light 2.0 leftToRight large compact regular standard")
  }

  @Test func `layouts give their sizes`() {
    let view = Color.red.frame(width: 10, height: 6)
    #expect(take(view, .image).size == CGSize(width: 10, height: 6))
    #expect(take(view, .image).cgImage?.width == 20)
    #expect(take(view, .image(layout: .fixed(width: 40, height: 30), scale: 1)).cgImage?.height == 30)
    let screen = take(view, .image(layout: .device(config: .iPhoneSe), scale: 1))
    #expect(screen.size == CGSize(width: 320, height: 568))
    // The view is in the middle of the safe area, whose top is at 20 pt; the screen is white.
    let bitmap = screen.cgImage?.bitmap
    #expect(bitmap?[160, 294].red ?? 0 > 200)
    #expect(bitmap?[160, 294].blue ?? 255 < 100)
    #expect(bitmap?[160, 284].blue == 255)
    #expect(bitmap?[0, 0].alpha == 255)
    let dark = take(view, .image(layout: .device(config: .iPhoneSe), scale: 1, colorScheme: .dark)).cgImage?.bitmap
    #expect(dark?[0, 0].red == 0)
    #expect(dark?[0, 0].alpha == 255)
  }

  /// White in a light and black in a dark scheme, as in pictures that Apple's frameworks recorded.
  @Test func `behind a view is the background of its scheme, unless it is not wanted`() {
    let view = Color.red.frame(width: 2, height: 2).padding(4)
    for layout in [SwiftUISnapshotLayout.fixed(width: 10, height: 10), .sizeThatFits] {
      let light = take(view, .image(layout: layout, scale: 1)).cgImage?.bitmap[0, 0]
      #expect([light?.red, light?.green, light?.blue, light?.alpha] == [255, 255, 255, 255])
      let dark = take(view, .image(layout: layout, scale: 1, colorScheme: .dark)).cgImage?.bitmap[0, 0]
      #expect([dark?.red, dark?.green, dark?.blue, dark?.alpha] == [0, 0, 0, 255])
      let clear = take(view, .image(layout: layout, scale: 1, isOpaque: false)).cgImage?.bitmap[0, 0]
      #expect(clear?.alpha == 0)
    }
    #expect(ImageRenderer(content: view).cgImage?.bitmap[0, 0].alpha == 0, "as Apple's")
  }

  /// The colours of the rows of a picture, from the left: `r` for red, `.` for what is not.
  private func row(_ y: Int, of image: UIImage) -> String {
    guard let bitmap = image.cgImage?.bitmap else { return "" }
    return (0..<bitmap.width).map { bitmap[$0, y].green < 128 ? "r" : "." }.joined()
  }

  /// Apple: the first line is leading, a divider is as wide as its stack.
  @Test func `a view is laid out at the size that it was measured to have`() {
    let column = VStack(spacing: 0) {
      Color.red.frame(width: 3, height: 2).frame(maxWidth: .infinity, alignment: .leading)
      Color.clear.frame(width: 9, height: 2)
      Rectangle().fill(.red).frame(height: 1)
    }
    let image = take(column, .image(scale: 1))
    #expect(image.size == CGSize(width: 10, height: 5), "a shape is 10 wide by itself")
    #expect(row(0, of: image) == "rrr.......")
    #expect(row(4, of: image) == "rrrrrrrrrr")
  }

  /// Apple: several views at the root are a column with the usual distance of 8, and the modifier comes once.
  @Test func `several views at the root are one column before modifiers`() {
    struct Pair: View {
      var body: some View {
        Group {
          Color.red.frame(width: 4, height: 2)
          Color.red.frame(width: 4, height: 2)
        }
        .padding(3)
      }
    }
    #expect(take(Pair(), .image(scale: 1)).size == CGSize(width: 10, height: 18))
    #expect(take(Pair(), .image(layout: .fixed(width: 20, height: 30), scale: 1)).size.height == 30)
    #expect(ImageRenderer(content: Pair()).cgImage?.height == 18)
    #expect(take(VStack(spacing: 0) { Pair() }, .image(scale: 1)).size == CGSize(width: 10, height: 16))
    #expect(take(HStack(spacing: 0) { Pair() }, .image(scale: 1)).size == CGSize(width: 20, height: 8))
  }

  @Test func `a changed text is called a changed text`() {
    struct Row: View {
      let title: String

      var body: some View {
        HStack {
          Text(title)
          Text("On")
        }
        .padding()
      }
    }
    let outcome = compare(Row(title: "Flight mode"), .image, withGoldenOf: Row(title: "Airplane mode"), .image)
    #expect(outcome.message?.contains("text: “Airplane mode” → “Flight mode”. ") == true, "\(outcome.message ?? "")")
    let same = compare(
      Row(title: "Wi-Fi"), .image(layout: .fixed(width: 200, height: 60)), withGoldenOf: Row(title: "Wi-fi"),
      .image(layout: .fixed(width: 200, height: 60)))
    #expect(same.result.comparison?.regions.map(\.kind) == ["text"])
    #expect(same.result.comparison?.regions.first?.text == ["Wi-fi", "Wi-Fi"])
    let colour = compare(
      Row(title: "Wi-Fi").foregroundStyle(.red), .image, withGoldenOf: Row(title: "Wi-Fi"), .image)
    #expect(colour.message?.contains("text:") == false)
  }

  private func emptiness<V: View, Format>(of view: V, _ strategy: Snapshotting<V, Format>) -> Emptiness? {
    guard let taken = Delivery.value(of: strategy.take(view), timeout: 60) else { return nil }
    return taken.remarks.emptiness ?? strategy.diffing.format.emptiness(taken.format)
  }

  @Test func `every strategy knows when there is nothing to see`() {
    let nothing = Color.clear.frame(width: 4, height: 2)
    let white = Color.white.frame(width: 4, height: 2)
    let clear = Emptiness.transparent(width: 8, height: 4)
    #expect(emptiness(of: nothing, .image) == clear)
    #expect(emptiness(of: nothing, .image(isOpaque: false)) == clear)
    #expect(emptiness(of: nothing, .image(layout: .device(config: .iPhoneSe), scale: 1)) != nil)
    #expect(emptiness(of: nothing, .image(at: .zero)) == clear)
    #expect(emptiness(of: nothing, .filmStrip(frames: 2, over: .seconds(1))) == clear)
    #expect(emptiness(of: nothing, .apng(frames: 2, over: .seconds(1))) == clear)
    #expect(emptiness(of: nothing, .contactSheet(varying: .colorSchemes)) == .named("light", clear))
    #expect(emptiness(of: nothing, .pdf) != nil)
    #expect(emptiness(of: nothing, .svg) != nil)
    #expect(emptiness(of: EmptyView(), .pdf) != nil)
    #expect(emptiness(of: white, .image) == nil)
    #expect(
      emptiness(of: white, .image(layout: .device(config: .iPhoneSe), scale: 1))
        == .invisible(width: 320, height: 568))
    #expect(emptiness(of: white, .filmStrip(frames: 2, over: .seconds(1))) == nil)
    #expect(emptiness(of: white, .apng(frames: 2, over: .seconds(1))) == nil)
    #expect(emptiness(of: white, .contactSheet(varying: .colorSchemes)) == nil)
    #expect(emptiness(of: white, .pdf) == nil)
    #expect(emptiness(of: white, .svg) == nil)
  }

  @Test func `a view without a size fails with the renderers words`() throws {
    let remarks = try Snapshotting.image.remarks(on: EmptyView().frame(width: 0, height: 0))
    #expect(remarks.error.map { "\($0)" }?.contains("has no pixel") == true)
  }

  @Test func `a font, image, symbol, colour or glyph that is not there is known to be missing`() throws {
    let views: [(AnyView, String)] = [
      (AnyView(Image(systemName: "no.such.symbol")), "no.such.symbol"),
      (AnyView(Image("no-such-image")), "no-such-image"),
      (AnyView(Text("a").font(.custom("NoSuch", size: 20))), "NoSuch"),
      (AnyView(Color("NoSuchColor").frame(width: 4, height: 4)), "NoSuchColor"),
      // U+10FFF0 is private: no font of the packages has it.
      (AnyView(Text("\u{10FFF0}")), "10FFF0"),
    ]
    for (view, word) in views {
      let remarks = try Snapshotting<AnyView, UIImage>.image.remarks(on: view)
      #expect(remarks.missing.count == 1, "\(word)")
      #expect(remarks.missing.first?.contains(word) == true, "\(remarks.missing)")
      #expect(remarks.error == nil)
    }
  }

  @Test func `an image that is not there says what helps`() throws {
    let words = try Snapshotting<Image, UIImage>.image.remarks(on: Image("no-such-image")).missing.first
    #expect(words?.contains("No image named \"no-such-image\" was found") == true)
    #expect(words?.contains("resources: [.process(\"Resources\")]") == true)
  }

  @Test func `the fonts of the picture are known`() throws {
    let remarks = try Snapshotting<Text, UIImage>.image.remarks(on: Text("Hi"))
    #expect(remarks.account?.contains(#"text "Hi""#) == true)
    let fonts = remarks.ingredients.filter { $0.value.fontDigest != nil }
    #expect(fonts.count == 1)
    #expect(fonts.first?.key.hasPrefix("Inter") == true)
    #expect(fonts.first?.value.fontDigest?.count == 64)
    #expect(fonts.first?.value.version.hasPrefix("Version ") == true)
    let libraries = remarks.ingredients.filter { $0.value.fontDigest == nil }
    #expect(libraries.keys.sorted() == ["FreeType", "HarfBuzz", "ICU", "cairo", "libpng"])
    #expect(libraries.values.allSatisfy { $0.version.contains(/^[0-9]+\.[0-9]+/) })
  }

  @Test func `the views of the picture are known`() throws {
    let column = VStack(alignment: .leading, spacing: 4) {
      Color.red.frame(width: 40, height: 10)
      Color.blue.frame(width: 20, height: 10)
    }
    let remarks = try Snapshotting.image(layout: .fixed(width: 60, height: 24)).remarks(on: column)
    // The second colour lies under the first and the space, in a column in the middle of the picture.
    let found = remarks.outline?.innermost(around: .init(x: 12, y: 15, width: 4, height: 4))
    #expect(found?.frame == .init(x: 10, y: 14, width: 20, height: 10))
    #expect(found?.path.hasSuffix("VStack › Color 2") == true, "\(found?.path ?? "none")")
  }

  @Test nonisolated func `a custom strategy draws a model from any thread`() async {
    struct Model: Sendable {
      var width: CGFloat
    }
    let strategy = Snapshotting<AnyView, UIImage>.image(scale: 1).pullback { (model: Model) in
      AnyView(Color.blue.frame(width: model.width, height: 5).padding(1))
    }
    var width: Int?
    strategy.snapshot(Model(width: 7)).run { width = $0.cgImage?.width }
    #expect(width == 9)
  }
}
