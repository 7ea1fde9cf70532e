import Foundation
import TouchstoneDrawing
import TouchstoneReport

extension Int {
  /// A whole number of pixels; what lies farther away than any bitmap reaches is at its limit.
  init(pixels value: Double) {
    self = Int(Swift.max(-1e9, Swift.min(1e9, value.rounded())))
  }
}

extension Bitmap {
  /// The part in a rectangle in pixels, which is cut to the bitmap; nil if nothing is left.
  func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap? {
    let (left, top) = (max(0, x), max(0, y))
    let (right, bottom) = (min(self.width, x + width), min(self.height, y + height))
    guard right > left, bottom > top else { return nil }
    var bytes: [UInt8] = []
    for row in top..<bottom {
      let start = (row * self.width + left) * 4
      bytes += self.bytes[start..<start + (right - left) * 4]
    }
    return Bitmap(width: right - left, height: bottom - top, bytes: bytes)
  }

  /// The part with a view; nil if it is outside of the bitmap.
  ///
  /// - Parameters:
  ///   - frame: x, y, width and height in points.
  ///   - scale: The pixels per point.
  func cropped(to frame: LookAnswer.PlacedFrame, scale: Double) -> Bitmap? {
    let pixels = frame.map { Int(pixels: $0 * scale) }
    return cropped(x: pixels[0], y: pixels[1], width: pixels[2], height: pixels[3])
  }

  /// Two bitmaps side by side on grey.
  static func beside(_ first: Bitmap, _ second: Bitmap, gap: Int) -> Bitmap {
    let (width, height) = (first.width + gap + second.width, max(first.height, second.height))
    var bytes = [UInt8](repeating: 0x80, count: width * height * 4)
    for place in stride(from: 3, to: bytes.count, by: 4) { bytes[place] = 0xFF }
    for (bitmap, left) in [(first, 0), (second, first.width + gap)] {
      for row in 0..<bitmap.height {
        let source = bitmap.bytes[row * bitmap.width * 4..<(row + 1) * bitmap.width * 4]
        let start = (row * width + left) * 4
        bytes.replaceSubrange(start..<start + source.count, with: source)
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
