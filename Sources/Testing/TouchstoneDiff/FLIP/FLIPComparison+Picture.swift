import CPixelKernels
public import TouchstoneDrawing

extension FLIPComparison {
  /// Returns a heat map of the errors: black for none, through violet and orange, to pale yellow for the largest.
  ///
  /// - Source: nine of the colours of Matplotlib's map "magma" (public domain), interpolated.
  public func picture() -> Bitmap {
    let colors = (0..<256).map { Self.color(Double($0) / 255) }
    return Bitmap(width: width, height: height) { target in
      ts_draw_heat(errors, errors.count, colors, target.bindMemory(to: UInt8.self).baseAddress)
    }
  }

  private static let stops: [[Double]] = [
    [0, 0, 4], [29, 17, 71], [81, 18, 124], [131, 38, 129], [183, 55, 121], [230, 81, 100], [252, 137, 97],
    [254, 200, 140], [252, 253, 191],
  ]

  private static func color(_ share: Double) -> UInt32 {
    let place = share * Double(stops.count - 1)
    let index = min(Int(place), stops.count - 2)
    return zip(stops[index], stops[index + 1]).reduce(0xFF) { color, ends in
      color << 8 | UInt32((ends.0 + (ends.1 - ends.0) * (place - Double(index))).rounded())
    }
  }
}
