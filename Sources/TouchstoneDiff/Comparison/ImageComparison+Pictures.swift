import CPixelKernels
public import TouchstoneDrawing

extension ImageComparison {
  /// Returns the reference in pale grey, with the differing pixels highlighted.
  ///
  /// The picture is as large as both pictures together need. Pixels over the tolerance are magenta, those excused as
  /// anti-aliasing light blue, ignored ones yellow, and those in only one picture orange. The colours remain distinct
  /// for colour-blind people, and cannot be mistaken for the grey around them.
  public func differencePicture() -> Bitmap {
    let canvas = reference.onCanvas(canvasSize)
    let count = canvasSize.width * canvasSize.height
    let shown = classes.isEmpty ? [UInt8](repeating: UInt8(ts_same), count: count) : classes
    return Bitmap(width: canvasSize.width, height: canvasSize.height) { target in
      canvas.withUnsafeBytes { source in
        ts_draw_differences(
          source.octets, shown, shown.count, Self.colors, target.bindMemory(to: UInt8.self).baseAddress)
      }
    }
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

  private static var colors: ts_difference_colors {
    ts_difference_colors(
      different: 0xFFCC_0066, antialiased: 0xFF56_B4E9, ignored: 0xFFF0_E442, outside: 0xFFE6_9F00)
  }
}
