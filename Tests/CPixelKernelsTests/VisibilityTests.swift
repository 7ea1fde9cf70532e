import CPixelKernels
import Testing

struct VisibilityTests {
  @Test(arguments: [
    ([255, 255, 255, 255], 241, 1, 0), ([255, 255, 255, 255], 17, 1, 1), ([0, 0, 0, 255], 241, 1, 1),
    ([0, 0, 0, 255], 17, 1, 0), ([0, 0, 200, 255], 17, 1, 1), ([0, 0, 0, 0], 241, 0, 0), ([0, 0, 0, 127], 241, 0, 0),
    // Half-transparent white over grey 241 is 248, over 17 it is 136.
    ([128, 128, 128, 128], 241, 1, 0), ([128, 128, 128, 128], 17, 1, 1),
  ])
  func `a pixel counts if it is painted, and if it differs from the background`(
    pixel: [UInt8], gray: UInt8, painted: Int, distinct: Int
  ) {
    let found = ts_visibility_on(pixel + pixel, 2, gray, 40)
    #expect(found.painted == 2 * painted && found.distinct == 2 * distinct)
  }
}
