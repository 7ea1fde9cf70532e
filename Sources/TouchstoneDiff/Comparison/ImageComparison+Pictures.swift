import CPixelKernels
public import TouchstoneDrawing

extension ImageComparison {
  /// The reference in pale grey, and over it the pixels that differ.
  ///
  /// On a canvas that holds both pictures. Over the tolerance: magenta; excused as anti-aliasing: light blue; ignored:
  /// yellow; in one picture only: orange. The colours keep their distance for colour-blind people, and the grey around
  /// has none to be taken for.
  public func differencePicture() -> Bitmap {
    let size = PixelSize(
      width: max(reference.width, actual.width), height: max(reference.height, actual.height))
    let canvas = reference.onCanvas(size)
    let shown = classes.isEmpty ? [UInt8](repeating: UInt8(ts_same), count: size.width * size.height) : classes
    return Bitmap(width: size.width, height: size.height) { target in
      canvas.withUnsafeBytes { source in
        ts_draw_differences(
          source.octets, shown, shown.count, Self.colors, target.bindMemory(to: UInt8.self).baseAddress)
      }
    }
  }

  private static var colors: ts_difference_colors {
    ts_difference_colors(
      different: 0xFFCC_0066, antialiased: 0xFF56_B4E9, ignored: 0xFFF0_E442, outside: 0xFFE6_9F00)
  }
}
