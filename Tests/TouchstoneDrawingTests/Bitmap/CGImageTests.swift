import Foundation
import Testing
import TouchstoneDrawing

@Suite struct CGImageTests {
  @Test func `a part is cut along whole pixels`() throws {
    let bytes = (0..<12 as Range<UInt8>).flatMap { [$0, 0, 0, 255] as [UInt8] }
    let picture = CGImage(bitmap: Bitmap(width: 4, height: 3, bytes: bytes))
    let part = try #require(picture.cropping(to: CGRect(x: 1.5, y: 1, width: 1, height: 9)))
    #expect(part.width == 2 && part.height == 2)
    #expect(part.bitmap[0, 0].blue == 5 && part.bitmap[1, 1].blue == 10)
    #expect(picture.cropping(to: CGRect(x: 9, y: 0, width: 2, height: 2)) == nil)
    #expect(picture.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2)) == nil)
    #expect(picture.copy() == picture)
  }
}
