import TouchstoneDrawing

extension PixelDifference {
  /// Measures the difference of two pictures of the same size at a pixel.
  init(x: Int, y: Int, in reference: Bitmap, _ actual: Bitmap) {
    let a = reference[x, y]
    let b = actual[x, y]
    // No background shows through opaque pixels.
    let backgrounds = a.alpha == 255 && b.alpha == 255 ? [0] : [255, 0]
    let differences = backgrounds.map { background in
      Self.color(a, over: background).deltaE00(to: Self.color(b, over: background))
    }
    self.init(x: x, y: y, deltaE: differences.max() ?? 0)
  }

  private static func color(
    _ pixel: (blue: UInt8, green: UInt8, red: UInt8, alpha: UInt8), over background: Int
  ) -> CIELab {
    let rest = background * (255 - Int(pixel.alpha)) / 255
    return CIELab(red: Int(pixel.red) + rest, green: Int(pixel.green) + rest, blue: Int(pixel.blue) + rest)
  }
}
