import CPixelKernels
import TouchstoneDrawing

extension Bitmap {
  /// Returns the picture at another size, with a checkerboard behind transparent areas.
  ///
  /// - Parameters:
  ///   - scale: new pixels per pixel, above 0.
  ///   - square: the side of a square of the checkerboard, in new pixels.
  func reduced(width newWidth: Int, height newHeight: Int, scale: Double, square: Int) -> OpaquePicture {
    var picture = OpaquePicture(width: newWidth, height: newHeight)
    let reduced = Bitmap(width: newWidth, height: newHeight) { target in
      withUnsafeBytes { source in
        guard let from = source.bindMemory(to: UInt8.self).baseAddress,
          let to = target.bindMemory(to: UInt8.self).baseAddress
        else { return }
        ts_resample_bgra(from, width, height, bytesPerRow, to, newWidth, newHeight, 0, 0, scale)
      }
    }
    reduced.withUnsafeBytes { bytes in
      for y in 0..<newHeight {
        for x in 0..<newWidth {
          let offset = (y * newWidth + x) * 4
          let ground = (x / square + y / square) % 2 == 0 ? 255 : 226
          let clear = ground * (255 - Int(bytes[offset + 3])) / 255
          picture.colors[y * newWidth + x] = OpaquePicture.Color(
            red: UInt8(min(255, Int(bytes[offset + 2]) + clear)),
            green: UInt8(min(255, Int(bytes[offset + 1]) + clear)), blue: UInt8(min(255, Int(bytes[offset]) + clear)))
        }
      }
    }
    return picture
  }
}
