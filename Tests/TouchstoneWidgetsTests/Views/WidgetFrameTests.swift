import SwiftUI
import Testing
import TouchstoneWidgetTesting

@MainActor @Suite struct WidgetFrameTests {
  private let blue = "007AFFFF"
  private let red = "FF3B30FF"

  @Test func `the background fills the widget, and the content is within margins of 16 points`() throws {
    let shot = Shot(Color.red.containerBackground(.blue, for: .widget), .image(widget: .systemSmall))
    #expect(shot.size == CGSize(width: 158, height: 158))
    #expect(shot.color(79, 8) == blue)
    #expect(shot.color(79, 15.5) == blue)
    #expect(shot.color(79, 16) == red)
    #expect(shot.color(79, 141.5) == red)
    #expect(shot.color(79, 142) == blue)
  }

  @Test func `nothing is drawn outside of the corners`() throws {
    let shot = Shot(try FilledWidget().showing(NumberEntry(1)), .image(widget: .systemMedium, on: .iPhone16ProMax))
    #expect(shot.size == CGSize(width: 364, height: 170))
    #expect(shot.color(0, 0) == "00000000")
    #expect(shot.color(363, 169) == "00000000")
    #expect(shot.color(180, 85) == red)
  }

  @Test func `a widget without margins has its content at the edges`() throws {
    let shot = Shot(try FilledWidget().showing(NumberEntry(1)), .image(widget: .systemSmall))
    #expect(shot.color(79, 0) == blue)
    #expect(shot.color(79, 1) == red)
  }

  @Test func `small content is in the centre, and does not shrink the background`() throws {
    let shot = Shot(try NumberWidget().showing(NumberEntry(10)), .image(widget: .systemSmall))
    #expect(shot.color(79, 79) == red)
    #expect(shot.color(73, 79) == blue)
    #expect(shot.color(2, 79) == blue)
  }

  @Test func `without a background of its own, a widget has that of the system`() {
    let view = Color.red.frame(width: 10, height: 10)
    #expect(Shot(view, .image(widget: .systemSmall)).color(40, 40) == "FFFFFFFF")
    #expect(Shot(view, .image(widget: .systemSmall, colorScheme: .dark)).color(40, 40) == "1C1C1EFF")
    let own = view.containerBackground(.background, for: .widget)
    #expect(Shot(own, .image(widget: .systemSmall, colorScheme: .dark)).color(40, 40) == "1C1C1EFF")
  }

  @Test func `outside of a widget, the background is behind the view`() {
    let shot = Shot(
      Color.red.frame(width: 10, height: 10).padding(5).containerBackground(.blue, for: .widget),
      .image(layout: .fixed(width: 60, height: 60), scale: 2))
    #expect(shot.color(30, 30) == red)
    #expect(shot.color(21.5, 30) == blue)
    #expect(shot.color(5, 30) == "FFFFFFFF")
  }

  @Test func `a tinted widget has no background, and white and the tint in place of its colours`() throws {
    let view = HStack(spacing: 0) {
      Color.red
      Color.green.widgetAccentable()
      Color.blue.opacity(0.5)
      VStack(spacing: 0) {
        Color.red
        Color.black.widgetAccentable()
      }
      .opacity(0.5)
    }
    .containerBackground(.yellow, for: .widget)
    let shot = Shot(view, .image(widget: .systemSmall, renderingMode: .accented))
    let platter = "212121FF"
    #expect(shot.color(8, 79) == platter)
    #expect(shot.color(20, 79) == "FFFFFFFF")
    #expect(shot.color(60, 79) == "73ADFFFF")
    #expect(shot.color(90, 79) == "909090FF")
    #expect(shot.color(130, 40) == "909090FF")
    #expect(shot.color(130, 120) == "4A6790FF")
  }

  @Test func `images keep their colours in a tinted widget, or become grey`() {
    let image = Image(systemName: "circle.fill").resizable()
    let view = HStack(spacing: 0) {
      image.widgetAccentedRenderingMode(.fullColor)
      image.widgetAccentedRenderingMode(.desaturated)
      image.widgetAccentedRenderingMode(.accented)
      image
    }
    .foregroundStyle(.red)
    let shot = Shot(view, .image(widget: .systemMedium, renderingMode: .accented))
    let colors = [1, 3, 5, 7].map { shot.color(16 + 306 * $0 / 8, 79) }
    // Dark red is FF453A; Rec. 709 weighs it to 108.
    #expect(colors == ["FF453AFF", "6C6C6CFF", "73ADFFFF", "FFFFFFFF"])
  }

  @Test func `a vibrant accessory lightens the wallpaper, the more the brighter it is`() {
    let view = HStack(spacing: 0) {
      Color.white
      Color(white: 0.5)
      Color.black
      Color.white.opacity(0.5)
    }
    .containerBackground(.red, for: .widget)
    let shot = Shot(view, .image(widget: .accessoryRectangular, wallpaper: .color(.init(red: 1, green: 0, blue: 0))))
    #expect(shot.size == CGSize(width: 192, height: 104))
    #expect(shot.color(8, 50) == "FF0000FF")
    // White adds 53 %.
    let colors = [20, 60, 100, 140].map { shot.color(16 + $0, 50) }
    #expect(colors == ["FF8787FF", "FF4444FF", "FF0000FF", "FF4444FF"])
    let onBlack = Shot(view, .image(widget: .accessoryRectangular))
    #expect(
      [1, 3, 5, 7].map { onBlack.color(160 * $0 / 8, 50) } == ["FFFFFFFF", "808080FF", "000000FF", "808080FF"])
  }

  @Test func `StandBy is black and removes the background, if the widget allows it`() throws {
    let removed = Shot(try NumberWidget().showing(NumberEntry(10)), .image(widget: .systemSmall, in: .standBy))
    #expect(removed.color(40, 40) == "000000FF")
    let kept = Shot(try FilledWidget().showing(NumberEntry(10)), .image(widget: .systemSmall, in: .standBy))
    #expect(kept.color(79, 0.5) == "0A84FFFF")
  }

  @Test func `the circular accessory is a circle`() {
    let shot = Shot(Color.white, .image(widget: .accessoryCircular, wallpaper: .color(.red)))
    #expect(shot.size == CGSize(width: 104, height: 104))
    #expect(shot.color(18, 18) == red)
    #expect(shot.color(52, 17) == "FFC2B7FF")
  }

  private struct Probe: View {
    @Environment(\.widgetFamily) var family
    @Environment(\.widgetRenderingMode) var mode
    @Environment(\.showsWidgetContainerBackground) var showsBackground
    @Environment(\.widgetContentMargins) var margins
    @Environment(\.colorScheme) var scheme
    @Environment(\.now) var now
    let report: (String) -> Void

    var body: some View {
      report("\(family) \(mode) \(showsBackground) \(margins.top) \(scheme) \(now.timeIntervalSince1970)")
      return Color.red
    }
  }

  @Test func `views know the family, the mode, the margins and the date`() {
    func environment(_ strategy: Snapshotting<Probe, UIImage>) -> String {
      var text = ""
      _ = Shot(Probe { text = $0 }, strategy)
      return text
    }
    let date = Date(timeIntervalSince1970: 5)
    #expect(environment(.image(widget: .systemLarge, at: date)) == "systemLarge fullColor true 16.0 light 5.0")
    #expect(
      environment(.image(widget: .accessoryCircular, at: date)) == "accessoryCircular vibrant false 0.0 dark 5.0")
    #expect(
      environment(.image(widget: .systemSmall, renderingMode: .accented, at: date))
        == "systemSmall accented false 16.0 dark 5.0")
    #expect(
      environment(.image(widget: .systemSmall, in: .standBy, at: date)) == "systemSmall fullColor false 16.0 dark 5.0")
    #expect(environment(.image) == "systemMedium fullColor true 0.0 light 1168335660.0")
  }

  @Test func `axes vary families, devices, modes and places`() {
    let strategies: [String: Snapshotting<Color, UIImage>] = .images(
      widgetsVarying: .widgetFamilies(.systemSmall, .accessoryInline), .widgetDevices(.iPhone16, .iPhoneSe),
      .widgetRenderingModes(.fullColor))
    #expect(
      strategies.keys.sorted() == [
        "accessoryInline-iPhone16-fullColor", "accessoryInline-iPhoneSe-fullColor", "systemSmall-iPhone16-fullColor",
        "systemSmall-iPhoneSe-fullColor",
      ])
    let small = strategies["systemSmall-iPhoneSe-fullColor"].map { Shot(Color.red, $0).size }
    #expect(small == CGSize(width: 141, height: 141))
    let places: [String: Snapshotting<Color, UIImage>] = .images(
      widgetsVarying: .widgetLocations(.homeScreen, .standBy))
    #expect(places["standBy"].map { Shot(Color.clear, $0).color(79, 79) } == "000000FF")
    #expect(places["homeScreen"].map { Shot(Color.clear, $0).color(79, 79) } == "FFFFFFFF")
  }

  @Test func `a picture in the frame of an accessory has its background`() {
    let view = ZStack {
      AccessoryWidgetBackground()
      AccessoryWidgetGroup("Group") { Color.white.frame(width: 4, height: 4) }
    }
    let circle = Shot(view, .image(widget: .accessoryCircular, wallpaper: .color(.black)))
    // 30 % of 53 % of white: 40 of 255, as on a device.
    #expect(circle.color(52, 86) == "282828FF")
    let line = Shot(AccessoryWidgetBackground(), .image(widget: .accessoryInline, wallpaper: .color(.black)))
    #expect(line.color(100, 25) == "000000FF")
  }

  @Test func `a preview context shows a view as a widget`() {
    let shot = Shot(Color.red.previewContext(WidgetPreviewContext(family: .systemLarge)), .image)
    #expect(shot.size == CGSize(width: 338, height: 354))
    #expect(shot.color(169, 8) == "FFFFFFFF")
    #expect(shot.color(169, 20) == red)
  }
}
