import CPixelKernels

/// The class of each pixel of a comparison, as one byte per pixel in row-major order.
struct ClassMap {
  private(set) var bytes: [UInt8]
  let width: Int
  let height: Int
  /// The rows outside which all pixels are equal.
  private var rows: Range<Int>
  /// Upper bounds of the distances; `nil` if the classes were found without measuring distances.
  var bounds: DistanceBounds?

  /// Upper bounds of the distances of pixels.
  struct DistanceBounds {
    /// The largest distance that was measured in each area, `ts_peak_width × ts_peak_height` pixels large.
    var peaks: [Float]
    /// A bound of the distances that were not measured.
    var largestWithin = 0.0
  }

  /// Creates a map in which all pixels are equal, and remain so outside the given rows.
  init(width: Int, height: Int, rows: Range<Int>) {
    self.width = width
    self.height = height
    self.rows = rows
    bytes = [UInt8](repeating: UInt8(ts_same), count: width * height)
  }

  /// Calls a closure with the classes, which it may change.
  mutating func withClasses<Result>(_ body: (UnsafeMutablePointer<UInt8>?) -> Result) -> Result {
    bytes.withUnsafeMutableBufferPointer { body($0.baseAddress) }
  }

  /// Returns the number of pixels of each class.
  func counts() -> ClassCounts {
    var counts = [UInt64](repeating: 0, count: 8)
    bytes.withUnsafeBufferPointer { classes in
      ts_count_classes(classes.baseAddress.map { $0 + rows.lowerBound * width }, rows.count * width, &counts)
    }
    return ClassCounts(counts.map { Int($0) })
  }

  /// Returns the largest number of weak and strong pixels in any window of `side × side` pixels.
  func densestWindow(_ side: Int) -> Int {
    bytes.withUnsafeBufferPointer { classes in
      let start = classes.baseAddress.map { $0 + rows.lowerBound * width }
      return Int(bitPattern: UInt(ts_densest_window(start, width, rows.count, side)))
    }
  }

  /// Assigns a class to the pixels that differ between two buffers, each as large as the map.
  mutating func mark(_ mark: Int, whereDiffering a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) {
    let count = bytes.count
    rows = 0..<height
    withClasses { ts_mark_differing(a.octets, b.octets, count, UInt8(mark), $0) }
  }

  /// Returns the map extended to a larger canvas; pixels that only one of the pictures has are outside.
  func onCanvas(_ canvas: PixelSize, _ pictures: [PixelSize]) -> ClassMap {
    var result = ClassMap(width: canvas.width, height: canvas.height, rows: 0..<canvas.height)
    for y in 0..<canvas.height {
      let start = y * canvas.width
      let reach = pictures.map { y < $0.height ? $0.width : 0 }.max() ?? 0
      let shared = y < height ? width : 0
      if shared > 0 {
        result.bytes.replaceSubrange(start..<start + shared, with: bytes[y * width..<y * width + shared])
      }
      if reach > shared {
        let outside = repeatElement(UInt8(ts_outside), count: reach - shared)
        result.bytes.replaceSubrange(start + shared..<start + reach, with: outside)
      }
    }
    return result
  }
}

/// The number of pixels of each class.
struct ClassCounts {
  private let counts: [Int]

  init(_ counts: [Int]) {
    self.counts = counts
  }

  subscript(mark: Int) -> Int { counts[mark] }

  var strong: Int { counts[Int(ts_strong)] }
  var antialiased: Int { counts[Int(ts_antialiased)] }
  var ignored: Int { counts[Int(ts_ignored)] }

  /// The number of pixels over the tolerance.
  var differing: Int { [ts_weak, ts_strong, ts_flat, ts_outside].reduce(0) { $0 + counts[Int($1)] } }

  /// The number of pixels that differ at all, except ignored ones.
  var changed: Int { differing + antialiased + counts[Int(ts_within)] }
}
