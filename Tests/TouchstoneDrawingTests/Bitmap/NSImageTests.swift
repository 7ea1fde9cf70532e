import Foundation
import Testing
import TouchstoneDrawing

@Suite struct NSImageTests {
  @Test func `app kit picture has its size in points`() {
    let picture = CGImage(bitmap: Bitmap(width: 4, height: 2))
    #expect(NSImage(cgImage: picture, size: .zero).size == NSSize(width: 4, height: 2))
    #expect(NSImage(cgImage: picture, size: NSSize(width: 2, height: 1)).size == NSSize(width: 2, height: 1))
    #expect(!NSImage(size: NSSize(width: 2, height: 1)).isValid)
  }
}
