import CPixelKernels
import Testing

@Suite struct PixelLayoutTests {
  private static let orders: [[UInt8]] = [[0, 1, 2, 3], [2, 1, 0, 3], [3, 2, 1, 0], [3, 0, 1, 2], [1, 2, 3, 0]]

  @Test(arguments: [1, 16, 21], orders) func `Bytes of a pixel change places`(_ count: Int, _ order: [UInt8]) {
    var random = RandomBytes(seed: 5)
    let pixels = random.bytes(count * 4)
    var result = pixels
    ts_reorder_pixels(pixels, &result, count, order)
    let moved = (0..<count).flatMap { index in order.map { place in pixels[index * 4 + Int(place)] } }
    #expect(result == moved)
  }

  @Test(arguments: [1, 16, 21]) func `Single bytes become grey and opacity`(_ count: Int) {
    var random = RandomBytes(seed: 6)
    let bytes = random.bytes(count)
    var pixels = [UInt8](repeating: 7, count: count * 4)
    ts_bgra_of_gray(bytes, &pixels, count)
    #expect(pixels == bytes.flatMap { [$0, $0, $0, 255] })
    ts_bgra_of_alpha(bytes, &pixels, count)
    #expect(pixels == bytes.flatMap { [0, 0, 0, $0] })
  }

  @Test(arguments: [1, 16, 4001]) func `Grey is PDF's share of red, green and blue`(_ count: Int) {
    var random = RandomBytes(seed: 7)
    let pixels = random.bytes(count * 4)
    var gray = [UInt8](repeating: 7, count: count)
    ts_gray_of_bgra(pixels, &gray, count)
    let expected = (0..<count).map { index in
      let (blue, green, red) = (Int(pixels[index * 4]), Int(pixels[index * 4 + 1]), Int(pixels[index * 4 + 2]))
      return UInt8((30 * red + 59 * green + 11 * blue + 50) / 100)
    }
    #expect(gray == expected)
  }
}
