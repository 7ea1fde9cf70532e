import AppKit
import Testing
import TouchstoneDrawing
import UIKit

@MainActor @Suite struct SymbolConfigurationTests {
  /// Returns the colours that are opaque somewhere in a picture of a symbol, with red, green and blue rounded to 0 or 1.
  private func colors(_ configuration: UIImage.Configuration) throws -> Set<[Int]> {
    let image = try #require(UIImage(systemName: "person.crop.circle.badge.plus", withConfiguration: configuration))
    let bytes = try #require(image.cgImage).bitmap.bytes
    // Blue, green, red, opacity.
    let opaque = stride(from: 0, to: bytes.count, by: 4).filter { bytes[$0 + 3] == 255 }
    return Set(opaque.map { [bytes[$0 + 2], bytes[$0 + 1], bytes[$0]].map { $0 > 127 ? 1 : 0 } })
  }

  @Test func `a palette colours the layers of a symbol`() throws {
    let plain = UIImage.SymbolConfiguration(pointSize: 60)
    let palette = plain.applying(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
    #expect(try colors(plain) == [[0, 0, 0]])
    #expect(try colors(palette).isSuperset(of: [[1, 0, 0], [0, 0, 1]]))
  }

  @Test func `the last size and the last colour win`() throws {
    let small = UIImage.SymbolConfiguration(pointSize: 10).applying(
      UIImage.SymbolConfiguration(hierarchicalColor: .red))
    let large = small.applying(UIImage.SymbolConfiguration(pointSize: 40))
    let sizes = [small, large].map { UIImage(systemName: "star", withConfiguration: $0)?.size.height ?? 0 }
    #expect(sizes[1] > 2 * sizes[0])
    #expect(try colors(large).contains([1, 0, 0]))
  }

  @Test func `a thumbnail fits the size and keeps its proportions`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    #expect(image.preparingThumbnail(of: CGSize(width: 10, height: 10))?.size == CGSize(width: 10, height: 5))
    #expect(image.preparingThumbnail(of: .zero) == nil)
  }

  @Test func `a dynamic color has components in a color space`() throws {
    let color = try #require(NSColor(name: nil) { _ in .red }.usingColorSpace(.sRGB))
    #expect([color.redComponent, color.greenComponent, color.blueComponent] == [1, 0, 0])
  }
}
