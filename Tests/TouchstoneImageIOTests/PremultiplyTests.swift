import CPixelKernels
import Testing

/// Expected values come from the definition in whole numbers.
struct PremultiplyTests {
  private func premultiplied(_ color: Int, _ alpha: Int) -> UInt8 {
    UInt8((color * alpha * 2 + 255) / 510)
  }

  private func straight(_ color: Int, _ alpha: Int) -> UInt8 {
    alpha == 0 ? 0 : UInt8((min(color, alpha) * 510 + alpha) / (2 * alpha))
  }

  /// All pairs of a colour and an alpha, with the other colours taken from elsewhere in the range.
  private var allPairs: [UInt8] {
    (0..<65536).flatMap { pair -> [UInt8] in
      let color = pair & 255
      return [UInt8(color), UInt8(255 - color), UInt8((color * 7) & 255), UInt8(pair >> 8)]
    }
  }

  @Test func `premultiplying rounds every color for every alpha`() {
    var pixels = allPairs
    ts_premultiply_rgba_to_bgra(&pixels, 65536)
    let expected = allPairs.inFours.flatMap { pixel in
      let alpha = Int(pixel[3])
      return [
        premultiplied(Int(pixel[2]), alpha), premultiplied(Int(pixel[1]), alpha),
        premultiplied(Int(pixel[0]), alpha), pixel[3],
      ]
    }
    #expect(pixels == expected)
  }

  @Test func `unpremultiplying rounds every color for every alpha`() {
    var pixels = [UInt8](repeating: 0, count: 65536 * 4)
    ts_unpremultiply_bgra_to_rgba(allPairs, &pixels, 65536)
    let expected = allPairs.inFours.flatMap { pixel in
      let alpha = Int(pixel[3])
      return [straight(Int(pixel[2]), alpha), straight(Int(pixel[1]), alpha), straight(Int(pixel[0]), alpha), pixel[3]]
    }
    #expect(pixels == expected)
  }

  @Test func `every premultiplied pixel survives the round trip through straight alpha`() {
    var pixels: [UInt8] = []
    for alpha in UInt8(0)...255 {
      for color in 0...alpha { pixels += [color, alpha - color, alpha / 2, alpha] }
    }
    var result = [UInt8](repeating: 0, count: pixels.count)
    ts_unpremultiply_bgra_to_rgba(pixels, &result, pixels.count / 4)
    ts_premultiply_rgba_to_bgra(&result, pixels.count / 4)
    #expect(result == pixels)
  }

  @Test(arguments: [0, 1, 15, 16, 17, 33])
  func `every count of pixels is treated like single ones`(count: Int) {
    let source = Array(allPairs[40_000..<40_000 + count * 4])
    var together = source
    ts_premultiply_rgba_to_bgra(&together, count)
    var back = [UInt8](repeating: 0, count: count * 4)
    ts_unpremultiply_bgra_to_rgba(together, &back, count)
    for index in 0..<count {
      var pixel = Array(source[index * 4..<index * 4 + 4])
      ts_premultiply_rgba_to_bgra(&pixel, 1)
      #expect(Array(together[index * 4..<index * 4 + 4]) == pixel)
      var straight = [UInt8](repeating: 0, count: 4)
      ts_unpremultiply_bgra_to_rgba(pixel, &straight, 1)
      #expect(Array(back[index * 4..<index * 4 + 4]) == straight)
    }
  }

  @Test func `colors above their alpha are found and lowered`() {
    var pixels = [UInt8](repeating: 100, count: 20 * 4)
    #expect(ts_is_premultiplied(pixels, 20) != 0)
    for place in [3 * 4, 19 * 4 + 2] {
      pixels[place] = 101
      #expect(ts_is_premultiplied(pixels, 20) == 0)
      ts_clamp_to_alpha(&pixels, 20)
      #expect(pixels == [UInt8](repeating: 100, count: 20 * 4))
    }
  }
}

extension [UInt8] {
  fileprivate var inFours: [ArraySlice<UInt8>] {
    stride(from: 0, to: count, by: 4).map { ArraySlice(Array(self[$0..<$0 + 4])) }
  }
}
