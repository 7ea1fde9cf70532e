import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@testable import TouchstoneServing

struct SpareBitmapsTests {
  @Test func `A bitmap is given once, to a picture of its size`() {
    let spares = SpareBitmaps()
    spares.keep(Bitmap(width: 4, height: 2))
    #expect(spares.take(width: 2, height: 4) == nil)
    #expect(spares.take(width: 4, height: 2) == Bitmap(width: 4, height: 2))
    #expect(spares.take(width: 4, height: 2) == nil)
  }

  @Test func `The oldest are forgotten beyond the limit`() {
    let spares = SpareBitmaps(limit: 80)
    for width in 1...6 { spares.keep(Bitmap(width: width, height: 2)) }
    // 6 × 8 bytes are left of 168, with 5 × 8 there would be 88.
    #expect((1...6).map { spares.take(width: $0, height: 2) != nil } == [false, false, false, false, false, true])
    spares.keep(Bitmap(width: 11, height: 2))
    #expect(spares.take(width: 11, height: 2) == nil)
  }

  @Test func `What was on a bitmap is in no later picture`() async throws {
    let request = RenderingRequest(width: 40, height: 30)
    let pool = RenderingPool(limits: .test(), threads: 1, cacheBytes: 0)
    _ = try await pool.png(request) { Color.red }
    let later = try await pool.png(request) { Circle().fill(.blue).padding(5) }
    let fresh = try await RenderingPool(limits: .test(), cacheBytes: 0).png(request) { Circle().fill(.blue).padding(5) }
    #expect(later == fresh)
  }
}
