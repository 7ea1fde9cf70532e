import Foundation
import Testing
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

  @Test func theEnvironmentIsFixedUnlessTheStrategySaysOtherwise() {
    #expect(environment(of: .image) == "light 2.0 leftToRight large - - standard")
    #expect(environment(of: .image(scale: 3, colorScheme: .dark)) == "dark 3.0 leftToRight large - - standard")
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
        == "light 2.0 leftToRight large compact compact standard")
    #expect(
      environment(of: .image(layout: .device(config: .iPadPro11), traits: .init(horizontalSizeClass: .compact)))
        == "light 2.0 leftToRight large compact regular standard")
  }

  @Test func layoutsGiveTheirSizes() {
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

  @Test func outsideOfAScreenTheBackgroundIsClear() {
    let image = take(Color.red.frame(width: 2, height: 2), .image(layout: .fixed(width: 10, height: 10), scale: 1))
    #expect(image.cgImage?.bitmap[0, 0].alpha == 0)
  }

  @Test func aViewWithoutASizeFailsWithTheRenderersWords() {
    let remarks = SnapshotRemarks()
    SnapshotRemarks.$current.withValue(remarks) {
      _ = take(EmptyView().frame(width: 0, height: 0), .image)
    }
    #expect(remarks.error.map { "\($0)" }?.contains("has no pixel") == true)
  }

  @Test func whatAPictureLacksIsAWarning() {
    let remarks = SnapshotRemarks()
    SnapshotRemarks.$current.withValue(remarks) {
      _ = take(Image(systemName: "no.such.symbol"), .image)
    }
    #expect(remarks.warnings.count == 1)
    #expect(remarks.warnings.first?.contains("no.such.symbol") == true)
  }

  @Test func anImageThatIsNotThereFailsAndSaysWhatMendsIt() {
    let remarks = SnapshotRemarks()
    SnapshotRemarks.$current.withValue(remarks) {
      _ = take(Image("no-such-image"), .image)
    }
    let words = remarks.error.map { "\($0)" }
    #expect(words?.contains("No image named \"no-such-image\" was found") == true)
    #expect(words?.contains("resources: [.process(\"Resources\")]") == true)
  }

  @Test func theFontsOfThePictureAreKnown() {
    let remarks = SnapshotRemarks()
    SnapshotRemarks.$current.withValue(remarks) { _ = take(Text("Hi"), .image) }
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

  @Test func theViewsOfThePictureAreKnown() {
    let remarks = SnapshotRemarks()
    SnapshotRemarks.$current.withValue(remarks) {
      let column = VStack(alignment: .leading, spacing: 4) {
        Color.red.frame(width: 40, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
      _ = take(column, .image(layout: .fixed(width: 60, height: 24)))
    }
    // The second colour lies under the first and the space, in a column in the middle of the picture.
    let found = remarks.outline?.innermost(around: .init(x: 12, y: 15, width: 4, height: 4))
    #expect(found?.frame == .init(x: 10, y: 14, width: 20, height: 10))
    #expect(found?.path.hasSuffix("VStack › Color 2") == true, "\(found?.path ?? "none")")
  }

  @Test nonisolated func aStrategyOfOnesOwnDrawsAModelFromAnyThread() async {
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
