import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport
import TouchstoneUI

@testable import TouchstoneTesting

@MainActor @Suite(.snapshots(.underTest)) struct VariantTests {
  private struct Probe: View {
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.layoutDirection) var direction
    @Environment(\.dynamicTypeSize) var size
    @Environment(\.displayScale) var scale
    @Environment(\.isEnabled) var isEnabled
    let report: (String) -> Void

    var body: some View {
      report("\(colorScheme) \(direction) \(size) \(scale) \(isEnabled)")
      return Color.red.frame(width: 4, height: 4)
    }
  }

  private func seen(_ strategies: [String: Snapshotting<Probe, UIImage>]) -> [String: String] {
    strategies.mapValues { strategy in
      var words = ""
      strategy.snapshot(Probe { words = $0 }).run { _ in }
      return words
    }
  }

  @Test func `every combination has its name and its surroundings`() {
    #expect(
      seen(.images(varying: .colorSchemes, .typeSizes(.large, .accessibility3))) == [
        "light-large": "light leftToRight large 2.0 true",
        "light-accessibility3": "light leftToRight accessibility3 2.0 true",
        "dark-large": "dark leftToRight large 2.0 true",
        "dark-accessibility3": "dark leftToRight accessibility3 2.0 true",
      ])
  }

  private struct LookProbe: View {
    @Environment(\.look) var look
    let report: (String) -> Void

    var body: some View {
      report(look.name)
      return Toggle("", isOn: .constant(true)).labelsHidden()
    }
  }

  @Test func `looks vary by name, and a strategy can take one`() {
    func seen(_ strategy: Snapshotting<LookProbe, UIImage>) -> (String, UIImage?) {
      var name = ""
      var image: UIImage?
      strategy.snapshot(LookProbe { name = $0 }).run { image = $0 }
      return (name, image)
    }
    let variants: [String: Snapshotting<LookProbe, UIImage>] = .images(varying: .looks(.iOS18, .iOS26))
    #expect(variants.mapValues { seen($0).0 } == ["iOS18": "iOS 18", "iOS26": "iOS 26"])
    #expect(seen(.image).0 == "iOS 18")
    let trait = UITraitCollection(look: .iOS26)
    #expect(seen(.image(traits: trait)).0 == "iOS 26")
    let device = ViewImageConfig(size: CGSize(width: 40, height: 20), traits: trait)
    let screen = seen(.image(layout: .device(config: device)))
    #expect(screen.0 == "iOS 26")
    #expect(seen(.image(on: device)).0 == "iOS 26" && seen(.image(on: device)).1?.size == screen.1?.size)
    #expect(seen(.image(on: device, traits: UITraitCollection(look: .iOS18))).0 == "iOS 18")
    #expect(seen(.image(traits: trait, look: .iOS18)).0 == "iOS 18")
    let new = seen(.image(look: .iOS26))
    #expect(new.0 == "iOS 26" && new.1?.size == CGSize(width: 61, height: 28))
  }

  @Test func `scales directions and states vary`() {
    #expect(
      seen(.images(varying: .scales(1, 1.5))) == [
        "1x": "light leftToRight large 1.0 true", "1.5x": "light leftToRight large 1.5 true",
      ])
    #expect(
      seen(.images(varying: .directions, .states(["on": { _ in }, "off": { $0.isEnabled = false }]))) == [
        "leftToRight-on": "light leftToRight large 2.0 true",
        "leftToRight-off": "light leftToRight large 2.0 false",
        "rightToLeft-on": "light rightToLeft large 2.0 true",
        "rightToLeft-off": "light rightToLeft large 2.0 false",
      ])
  }

  @Test func `devices vary`() {
    let strategies: [String: Snapshotting<Probe, UIImage>] = .images(
      varying: .devices(["small": .iPhoneSe, "large": .iPhone13ProMax]), .scales(1))
    let sizes = strategies.mapValues { strategy in
      var size = CGSize.zero
      strategy.snapshot(Probe { _ in }).run { size = $0.size }
      return size
    }
    #expect(
      sizes == ["small-1x": CGSize(width: 320, height: 568), "large-1x": CGSize(width: 428, height: 926)])
  }

  @Test func `devices have names of their own`() {
    let own = ViewImageConfig(size: CGSize(width: 40, height: 20.5))
    let names = seen(
      .images(
        varying: .devices(
          .iPhone13, .iPhoneSe, .iPhoneXr, .iPhone13(.landscape), .iPadMini, .iPadMini(.portrait),
          .iPadMini(.landscape(splitView: .oneThird)), .iPadPro11(.portrait(splitView: .twoThirds)), .tv, .tv4K,
          .iPhone13.keyboard(), .iPhone13.framed(), own, ViewImageConfig()), .scales(1))
    ).keys.map { $0.dropLast("-1x".count) }
    #expect(
      names.sorted() == [
        "40x20.5", "device", "iPadMini", "iPadMini-landscape-oneThird", "iPadMini-portrait",
        "iPadPro11-portrait-twoThirds", "iPhone13", "iPhone13-framed", "iPhone13-keyboard", "iPhone13-landscape",
        "iPhoneSe", "iPhoneXr", "tv", "tv4K",
      ])
  }

  @Test func `no name covers another`() {
    #expect(Set(seen(.images(varying: .scales(1, 1, 1))).keys) == ["1x", "1x-2", "1x-3"])
    #expect(Set(seen(.images()).keys) == ["plain"])
  }

  @Test func oneCallMakesAGoldenForEach() {
    withTemporaryPath { folder in
      withKnownIssue {
        assertSnapshots(of: Badge(), as: .images(varying: .colorSchemes, .scales(1, 2)), snapshotDirectory: folder)
      }
      #expect(
        names(in: folder) == [
          "oneCallMakesAGoldenForEach.dark-1x.png", "oneCallMakesAGoldenForEach.dark-2x@2x.png",
          "oneCallMakesAGoldenForEach.light-1x.png", "oneCallMakesAGoldenForEach.light-2x@2x.png",
        ])
    }
  }
}
