import CPixelKernels
public import TouchstoneDrawing

extension ImageComparison {
  /// The reference in pale grey, and over it the pixels that differ.
  ///
  /// On a canvas that holds both pictures. Over the tolerance: magenta; excused as anti-aliasing: light blue; ignored:
  /// yellow; in one picture only: orange. The colours keep their distance for colour-blind people, and the grey around
  /// has none to be taken for.
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

  /// The reference, the other picture and `differencePicture()` side by side, with grey bars between.
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

  /// The reference and the other picture, each on a canvas that holds both: to be shown in turns, so that the eye sees
  /// what changed.
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
