import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// What `symbolRenderingMode` does to colours.
@MainActor @Suite struct SymbolColorTests {
  /// The opaque colours of a picture, as `RRGGBB`.
  private func colors<Content: View>(_ content: Content) throws -> Set<String> {
    let renderer = ImageRenderer(content: content)
    renderer.scale = 2
    let image = try #require(renderer.cgImage)
    var colors: Set<String> = []
    for y in 0..<image.height {
      for x in 0..<image.width where image.bitmap[x, y].alpha == 255 {
        let pixel = image.bitmap[x, y]
        colors.insert(String(format: "%02X%02X%02X", pixel.red, pixel.green, pixel.blue))
      }
    }
    return colors
  }

  private func symbol(_ name: String, _ mode: SymbolRenderingMode) -> some View {
    Image(systemName: name).font(.system(size: 40)).symbolRenderingMode(mode).foregroundStyle(.black)
  }

  // The Human Interface Guidelines, "SF Symbols": multicolor applies intrinsic colours to some symbols, whatever the
  // foreground is; layers without one take the foreground.
  @Test func `multicolour shows the symbols own colours`() throws {
    #expect(try colors(symbol("sun.max.fill", .multicolor)) == ["FFCC00"])
    #expect(try colors(symbol("cloud.sun.fill", .multicolor)).isSuperset(of: ["FFCC00", "FFFFFF"]))
    #expect(try colors(symbol("bell.badge", .multicolor)).isSuperset(of: ["FF3B30", "000000"]))
    #expect(try colors(symbol("person.badge.plus", .multicolor)).isSuperset(of: ["34C759", "000000"]))
  }

  @Test func `figure of a filled shape is white in multicolour`() throws {
    #expect(try colors(symbol("minus.circle.fill", .multicolor)).isSuperset(of: ["FF3B30", "FFFFFF"]))
    #expect(try colors(symbol("minus.circle.fill", .monochrome)) == ["000000"])
  }

  @Test func `symbols without colours take the foreground in multicolour`() throws {
    #expect(try colors(symbol("gearshape.fill", .multicolor)) == ["000000"])
  }

  @Test func `letters stand in circles and squares`() throws {
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      for suffix in ["circle", "circle.fill", "square", "square.fill"] {
        #expect(SymbolCatalog.names.contains("\(letter).\(suffix)"))
      }
    }
  }

  // UISegmentedControl draws a line between two segments of which neither is selected.
  @Test func `segments that are not selected are parted`() throws {
    func linePixel(selected: Int) throws -> UInt8 {
      let picker = Picker("", selection: .constant(selected)) {
        ForEach(0..<3, id: \.self) { _ in Color.clear.frame(width: 1, height: 1) }
      }
      .pickerStyle(.segmented).frame(width: 94)
      let renderer = ImageRenderer(content: picker.background(Color.white))
      renderer.scale = 2
      let image = try #require(renderer.cgImage)
      return image.bitmap[124, image.height / 2].red
    }
    #expect(try linePixel(selected: 0) < linePixel(selected: 2))
  }
}
