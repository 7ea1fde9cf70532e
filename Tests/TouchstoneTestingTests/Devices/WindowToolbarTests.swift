import SwiftUI
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneTesting

/// Windows of macOS whose content has a toolbar.
@MainActor @Suite struct WindowToolbarTests {
  private func bitmap<V: View>(_ view: V) throws -> Bitmap {
    let config = ViewImageConfig(
      size: CGSize(width: 500, height: 200), traits: UITraitCollection(horizontalSizeClass: .regular)
    ).framed(title: "Window")
    var image = UIImage()
    Snapshotting<V, UIImage>.image(layout: .device(config: config), scale: 1, look: .macOS15).snapshot(view).run {
      image = $0
    }
    return try #require(image.cgImage).bitmap
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let pixel = bitmap[40 + x, 40 + y]
    return [pixel.red, pixel.green, pixel.blue]
  }

  private let close: [UInt8] = [0xFF, 0x5F, 0x57]

  // AppKit, `NSWindow.StyleMask.fullSizeContentView`, as SwiftUI's windows with a sidebar have it since macOS 11.
  @Test func `a sidebar is as high as the window, and the window's buttons are on it`() throws {
    let picture = try bitmap(
      NavigationSplitView {
        List { Text("Songs") }
      } detail: {
        Color.white.navigationTitle("Albums")
      })
    #expect(picture.height == 200 + 2 * 40, "the toolbar takes the place of the title bar")
    #expect(color(picture, 100, 4) == [0xE9, 0xE9, 0xE9] && color(picture, 100, 190) == [0xE9, 0xE9, 0xE9])
    #expect(color(picture, 26, 26) == close)
    #expect(color(picture, 400, 190) == [255, 255, 255])
  }

  @Test func `the title of a stack is behind the window's buttons`() throws {
    let picture = try bitmap(NavigationStack { Color.white.navigationTitle("Albums") })
    #expect(color(picture, 26, 26) == close && picture.height == 200 + 2 * 40)
    let title = (90..<160).contains { x in color(picture, x, 26).max() ?? 255 < 100 }
    #expect(title, "letters after the buttons")
    #expect(!(74..<88).contains { x in color(picture, x, 26).max() ?? 255 < 100 }, "a gap between them")
  }

  @Test func `a toolbar that is not at the top does not take the place of the title bar`() throws {
    let picture = try bitmap(
      VStack(spacing: 0) {
        Color.white.frame(height: 50)
        NavigationStack { Color.white.navigationTitle("Albums") }
      })
    #expect(picture.height == 200 + 28 + 2 * 40 && color(picture, 14, 14) == close)
  }
}
