import CPixelKernels
import Testing
import TouchstoneDrawing
import TouchstoneTestSupport

@testable import TouchstoneImageIO

struct PixelHashTests {
  /// The definition in the header of the kernel, word for word.
  private func reference(_ bytes: [UInt8], width: UInt64, height: UInt64) -> PixelHash {
    func fmix(_ start: UInt64) -> UInt64 {
      var k = start
      k = (k ^ (k >> 33)) &* 0xFF51_AFD7_ED55_8CCD
      k = (k ^ (k >> 33)) &* 0xC4CE_B9FE_1A85_EC53
      return k ^ (k >> 33)
    }
    var generator = SplitMix(state: 0)
    var sum = (0..<8).map { _ in generator.next() }
    var key = (0..<8).map { _ in generator.next() }
    let padded = bytes + [UInt8](repeating: 0, count: (64 - bytes.count % 64) % 64)
    for stripe in 0..<padded.count / 64 {
      for i in 0..<8 {
        let word = (0..<8).reduce(UInt64(0)) { $0 | UInt64(padded[stripe * 64 + i * 8 + $1]) << UInt64(8 * $1) }
        let mixed = word ^ key[i]
        sum[i] &+= (mixed & 0xFFFF_FFFF) &* (mixed >> 32)
        sum[i ^ 1] &+= word
      }
      for i in 0..<8 { key[i] &+= 0x9E37_79B9_7F4A_7C15 }
      if stripe % 16 == 15 {
        for i in 0..<8 { sum[i] = (sum[i] ^ (sum[i] >> 47) ^ key[i]) &* 0x9E37_79B1 }
      }
    }
    var low = fmix(width ^ fmix(height ^ fmix(UInt64(bytes.count))))
    var high = ~low
    for i in 0..<8 {
      low = fmix(low &+ sum[i])
      high = fmix(high ^ sum[7 - i])
    }
    return PixelHash(high: high, low: low)
  }

  @Test(arguments: [(1, 1), (3, 5), (16, 1), (17, 1), (16, 16), (31, 33), (100, 7)])
  func `the kernel follows its definition`(width: Int, height: Int) {
    let bitmap = Bitmap.noise(width: width, height: height, seed: 7)
    let expected = reference(bitmap.bytes, width: UInt64(width), height: UInt64(height))
    #expect(GoldenStamp.hash(of: bitmap) == expected)
  }

  @Test func `the hash of a picture never changes`() {
    // Stamps in goldens depend on it: another number here takes another version in the chunk.
    #expect(GoldenStamp.hash(of: Bitmap(width: 2, height: 2)).description == "e1bf85364c5159b80b6cad5065e44175")
  }

  @Test func `every single bit changes the hash`() {
    let bitmap = Bitmap.noise(width: 23, height: 13, seed: 3)
    var hashes: Set<PixelHash> = [GoldenStamp.hash(of: bitmap)]
    for bit in 0..<bitmap.bytes.count * 8 {
      var bytes = bitmap.bytes
      bytes[bit / 8] ^= 1 << (bit % 8)
      hashes.insert(GoldenStamp.hash(of: Bitmap(width: 23, height: 13, bytes: bytes)))
    }
    #expect(hashes.count == bitmap.bytes.count * 8 + 1)
    #expect(Set(hashes.map(\.low)).count == hashes.count)
    #expect(Set(hashes.map(\.high)).count == hashes.count)
  }

  @Test func `the same bytes in another shape or place hash differently`() {
    let bytes = [UInt8](repeating: 0, count: 1200)
    let shapes = [(300, 1), (1, 300), (30, 10), (10, 30)].map { Bitmap(width: $0, height: $1, bytes: bytes) }
    let dots = (0..<300).map { place in
      var bytes = bytes
      bytes[place * 4] = 1
      return Bitmap(width: 300, height: 1, bytes: bytes)
    }
    #expect(Set((shapes + dots).map { GoldenStamp.hash(of: $0) }).count == 304)
  }
}
