import CPixelKernels
import Foundation
public import TouchstoneDrawing

extension ImageComparison {
  /// Returns the reference in pale grey, with the differing pixels highlighted.
  ///
  /// The picture is as large as both pictures together need. Pixels over the tolerance are magenta, those excused as
  /// anti-aliasing light blue, ignored ones yellow, and those in only one picture orange. The colours remain distinct
  /// for colour-blind people, and cannot be mistaken for the grey around them.
  public func differencePicture() -> Bitmap {
    let picture = indexedDifferencePicture()
    return Bitmap(width: picture.width, height: picture.height) { target in
      ts_paint_indices(
        picture.indices, picture.indices.count, picture.palette, target.bindMemory(to: UInt8.self).baseAddress)
    }
  }

  /// Returns `differencePicture()` with one byte per pixel, which is packed in a fraction of the time.
  package func indexedDifferencePicture() -> IndexedBitmap {
    let canvas = reference.onCanvas(canvasSize)
    let count = canvasSize.width * canvasSize.height
    let shown = classes.isEmpty ? Data(count: count) : classes
    let indices = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
      canvas.withUnsafeBytes { reference in
        shown.withUnsafeBytes { ts_index_differences(reference.octets, $0.octets, count, target.baseAddress) }
      }
      initialized = count
    }
    return IndexedBitmap(
      width: canvasSize.width, height: canvasSize.height, indices: indices, palette: Self.palette)
  }

  /// Returns the reference, the actual picture and `differencePicture()` side by side, separated by grey bars.
  public func sideBySidePicture() -> Bitmap {
    let bar = 8
    let size = canvasSize
    var strip = Bitmap(width: size.width * 3 + bar * 2, height: size.height)
    let pictures = [reference.onCanvas(size), actual.onCanvas(size), differencePicture()]
    let grey = Bitmap(
      width: bar, height: size.height, bytes: (0..<bar * size.height).flatMap { _ in [0x80, 0x80, 0x80, 0xFF] })
    for (index, picture) in pictures.enumerated() {
      strip.draw(picture, x: index * (size.width + bar), y: 0)
      if index > 0 { strip.draw(grey, x: index * (size.width + bar) - bar, y: 0) }
    }
    return strip
  }

  /// Returns the reference and the actual picture, extended to the same size, to be shown alternately so that changes
  /// stand out.
  ///
  /// ```swift
  /// try AnimatedPNG(result.blinkFrames(), each: .milliseconds(600)).data().write(to: url)
  /// ```
  public func blinkFrames() -> [Bitmap] {
    [reference.onCanvas(canvasSize), actual.onCanvas(canvasSize)]
  }

  private var canvasSize: PixelSize {
    PixelSize(width: max(reference.width, actual.width), height: max(reference.height, actual.height))
  }

  /// The greys of the reference, and the colours of different, anti-aliased, ignored and outside pixels.
  private static let palette: [UInt32] =
    (0..<UInt32(ts_pale_steps)).map { 0xFF00_0000 | (192 + $0) * 0x1_0101 }
    + [0xFFCC_0066, 0xFF56_B4E9, 0xFFF0_E442, 0xFFE6_9F00]
}
