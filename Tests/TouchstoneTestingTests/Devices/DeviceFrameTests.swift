import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneSnapshots
import TouchstoneTesting
import TouchstoneUI

/// Pictures of screens in the case of their device.
@MainActor @Suite(.snapshots) struct DeviceFrameTests {
  /// The width of the case around the screen.
  private static let margin = 15

  private func bitmap(_ config: ViewImageConfig, colorScheme: ColorScheme = .light) throws -> Bitmap {
    var image = UIImage()
    Snapshotting<Color, UIImage>.image(layout: .device(config: config.framed()), scale: 1, colorScheme: colorScheme)
      .snapshot(Color(red: 1, green: 0, blue: 0)).run { image = $0 }
    return try #require(image.cgImage).bitmap
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let pixel = bitmap[x, y]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
  }

  @Test func `a frame surrounds the screen and rounds its corners`() throws {
    let bitmap = try bitmap(.iPhone14Pro)
    #expect(bitmap.width == 393 + 2 * Self.margin && bitmap.height == 852 + 2 * Self.margin)
    #expect(color(bitmap, 0, 0) == [0, 0, 0, 0], "outside of the case")
    #expect(color(bitmap, Self.margin - 2, 400) == [0, 0, 0, 255], "the edge of the screen")
    #expect(color(bitmap, Self.margin + 2, 400) == [255, 0, 0, 255], "the screen")
    #expect(color(bitmap, Self.margin + 10, Self.margin + 10) == [0, 0, 0, 255], "its corner")
  }

  // Apple's Human Interface Guidelines: the Dynamic Island is 125 × 37 points; the safe area of 59 has it in its middle.
  @Test func `the cutout is that of the device`() throws {
    let island = try bitmap(.iPhone14Pro)
    let centre = Self.margin + 393 / 2
    #expect(color(island, centre, Self.margin + 5) == [255, 255, 255, 255], "above the island")
    #expect(color(island, centre, Self.margin + 30) == [0, 0, 0, 255], "the island")
    let notch = try bitmap(.iPhone13)
    #expect(color(notch, Self.margin + 195, Self.margin + 1) == [0, 0, 0, 255], "the notch")
    let home = try bitmap(.iPhone8)
    #expect(color(home, Self.margin + 1, Self.margin + 1) == [255, 255, 255, 255], "a square screen")
    #expect(home.height == 667 + 2 * Self.margin)
  }

  @Test func `the home indicator has the colour of text`() throws {
    let place = (x: Self.margin + 393 / 2, y: Self.margin + 852 - 11)
    #expect(color(try bitmap(.iPhone14Pro), place.x, place.y) == [0, 0, 0, 255])
    #expect(color(try bitmap(.iPhone14Pro, colorScheme: .dark), place.x, place.y) == [255, 255, 255, 255])
  }

  @Test func `an empty screen in a frame is still empty`() throws {
    let framed = SwiftUISnapshotLayout.device(config: .iPhone14Pro.framed())
    #expect(try Snapshotting.image(layout: framed).remarks(on: EmptyView()).emptiness != nil)
    #expect(try Snapshotting.image(layout: framed).remarks(on: Text("Full")).emptiness == nil)
    let white = Text("White").foregroundStyle(.white)
    #expect(try Snapshotting.image(layout: framed).remarks(on: white).emptiness == .invisible(width: 786, height: 1704))
  }

  // prosperity-solutions/veld, request 242: circles of 12 points, 20 apart (macOS 11 to 15). The rest is by eye.
  @Test func `a window surrounds content of macOS`() throws {
    let config = ViewImageConfig(size: CGSize(width: 240, height: 100)).framed(title: "General")
    var image = UIImage()
    Snapshotting<Color, UIImage>.image(layout: .device(config: config), scale: 1, look: .macOS15)
      .snapshot(Color(red: 1, green: 0, blue: 0)).run { image = $0 }
    let bitmap = try #require(image.cgImage).bitmap
    let (margin, bar) = (40, 28)
    #expect(bitmap.width == 240 + 2 * margin && bitmap.height == 100 + bar + 2 * margin)
    let lights = (0..<3).map { color(bitmap, margin + 14 + 20 * $0, margin + bar / 2) }
    #expect(lights == [[0xFF, 0x5F, 0x57, 255], [0xFE, 0xBC, 0x2E, 255], [0x28, 0xC8, 0x40, 255]])
    #expect(color(bitmap, margin + 14 + 10, margin + bar / 2) == [0xEC, 0xEC, 0xEC, 255], "between two buttons")
    #expect(color(bitmap, margin + 2, margin + bar + 50) == [255, 0, 0, 255], "the content")
    #expect(color(bitmap, margin, margin)[3] < 128 && color(bitmap, 0, 0)[3] < 10, "outside of the window")
    Snapshotting<Color, UIImage>.image(
      layout: .device(config: config), scale: 1, traits: UITraitCollection(layoutDirection: .rightToLeft),
      look: .macOS15
    )
    .snapshot(Color.clear).run { image = $0 }
    let mirrored = try #require(image.cgImage).bitmap
    #expect(color(mirrored, margin + 240 - 14, margin + bar / 2) == [0xFF, 0x5F, 0x57, 255], "from right to left")
  }

  // NSColor's windowBackgroundColor.
  @Test(arguments: [(ColorScheme.light, UInt8(0xEC)), (.dark, 0x32)])
  func `a window has the background of windows`(scheme: ColorScheme, level: UInt8) throws {
    let config = ViewImageConfig(size: CGSize(width: 60, height: 40)).framed()
    var image = UIImage()
    Snapshotting<Text, UIImage>.image(
      layout: .device(config: config), scale: 1, colorScheme: scheme, look: .macOS15
    ).snapshot(Text("A")).run { image = $0 }
    let bitmap = try #require(image.cgImage).bitmap
    #expect(color(bitmap, 40 + 5, 40 + 28 + 20) == [level, level, level, 255])
  }

  /// A screen with a large title, in its frame.
  private struct Home: View {
    var body: some View {
      NavigationStack {
        List {
          Section("Today") {
            Label("Walk", systemImage: "figure.walk")
            Label("Music", systemImage: "music.note")
          }
        }
        .navigationTitle("Home")
      }
    }
  }

  @Test func phone() {
    assertSnapshot(
      of: Home(), as: .image(layout: .device(config: .iPhone14Pro.framed()), scale: 1), named: "light")
    assertSnapshot(
      of: Home(), as: .image(layout: .device(config: .iPhone13(.landscape).framed()), scale: 1, colorScheme: .dark),
      named: "dark")
    let window = ViewImageConfig(size: CGSize(width: 240, height: 100)).framed(title: "General")
    assertSnapshot(
      of: Form { Toggle("Sounds", isOn: .constant(true)) }.padding(),
      as: .image(layout: .device(config: window), scale: 1, look: .macOS15), named: "window")
  }
}
