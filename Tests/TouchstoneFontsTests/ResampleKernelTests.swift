import CPixelKernels
import Testing

/// The C kernel that scales coloured glyphs, against plain Swift.
@Suite struct ResampleKernelTests {
  /// A picture of bytes, `width × height × 4`.
  private struct Picture {
    var width: Int
    var height: Int
    var bytes: [UInt8]
  }

  private func span(_ index: Int, origin: Double, scale: Double) -> (from: Double, to: Double) {
    let from = (Double(index) - origin) / scale
    let to = (Double(index) + 1 - origin) / scale
    if to - from >= 1 { return (from, to) }
    let middle = (from + to) / 2
    return (middle - 0.5, middle + 0.5)
  }

  private func weight(_ index: Int, _ area: (from: Double, to: Double)) -> Float {
    Float(max(min(Double(index + 1), area.to) - max(Double(index), area.from), 0))
  }

  private func reference(_ source: Picture, width: Int, height: Int, x: Double, y: Double, scale: Double) -> [UInt8] {
    var target: [UInt8] = []
    for row in 0..<height {
      let rows = span(row, origin: y, scale: scale)
      for column in 0..<width {
        let columns = span(column, origin: x, scale: scale)
        for channel in 0..<4 {
          var sum: Float = 0
          for sourceRow in 0..<source.height where weight(sourceRow, rows) > 0 {
            var rowSum: Float = 0
            for sourceColumn in 0..<source.width where weight(sourceColumn, columns) > 0 {
              let byte = source.bytes[(sourceRow * source.width + sourceColumn) * 4 + channel]
              rowSum += Float(byte) * weight(sourceColumn, columns)
            }
            sum += rowSum * weight(sourceRow, rows)
          }
          target.append(UInt8(sum / Float((rows.to - rows.from) * (columns.to - columns.from)) + 0.5))
        }
      }
    }
    return target
  }

  private func kernel(_ source: Picture, width: Int, height: Int, x: Double, y: Double, scale: Double) -> [UInt8] {
    var target = [UInt8](repeating: 77, count: width * height * 4)
    ts_resample_bgra(source.bytes, source.width, source.height, source.width * 4, &target, width, height, x, y, scale)
    return target
  }

  @Test(arguments: [0.11, 0.3, 0.5, 1, 1.7, 3]) func `scaling agrees with plain Swift to the byte`(scale: Double) {
    var state: UInt64 = 42
    let bytes = (0..<9 * 7 * 4).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 40)
    }
    let source = Picture(width: 9, height: 7, bytes: bytes)
    for (x, y) in [(0.0, 0.0), (0.25, 0.6), (-1.5, 2)] {
      let expected = reference(source, width: 12, height: 10, x: x, y: y, scale: scale)
      #expect(kernel(source, width: 12, height: 10, x: x, y: y, scale: scale) == expected)
    }
  }

  @Test func `a scale of 1 at whole pixels copies`() {
    let source = Picture(width: 2, height: 2, bytes: (1...16).map { UInt8($0 * 15) })
    #expect(kernel(source, width: 2, height: 2, x: 0, y: 0, scale: 1) == source.bytes)
  }

  @Test func `half the size is the mean of four pixels`() {
    let source = Picture(width: 2, height: 2, bytes: [0, 40, 0, 255, 100, 40, 0, 255, 0, 40, 8, 255, 100, 40, 8, 255])
    #expect(kernel(source, width: 1, height: 1, x: 0, y: 0, scale: 0.5) == [50, 40, 4, 255])
  }
}
