import CPixelKernels
import Foundation

/// The class of each pixel of a comparison, as one byte per pixel in row-major order.
struct ClassMap {
  /// Foundation clears the memory of a page when it is first used: rows that are equal need none.
  private(set) var bytes: Data
  let width: Int
  let height: Int
  /// A byte for each row: 0 if all pixels are equal.
  private var differs: [UInt8]
  /// Upper bounds of the distances; `nil` if the classes were found without measuring distances.
  var bounds: DistanceBounds?

  /// Upper bounds of the distances of pixels.
  struct DistanceBounds {
    /// The largest distance that was measured in each area, `ts_peak_width × ts_peak_height` pixels large.
    var peaks: [Float]
    /// A bound of the distances that were not measured.
    var largestWithin = 0.0
  }

  /// Creates a map in which all pixels are equal, and remain so in the rows of a pair that do not differ.
  init(_ pair: PixelPair) {
    self.init(width: pair.width, height: pair.height, differs: pair.differs)
  }

  /// Creates a map in which all pixels are equal, and remain so.
  init(ofEqualPixels size: PixelSize) {
    self.init(width: size.width, height: size.height, differs: [UInt8](repeating: 0, count: size.height))
  }

  private init(width: Int, height: Int, differs: [UInt8]) {
    self.width = width
    self.height = height
    self.differs = differs
    bytes = Data(count: width * height)
  }

  /// Calls a closure with the classes, which it may change.
  mutating func withClasses<Result>(_ body: (UnsafeMutablePointer<UInt8>?) -> Result) -> Result {
    bytes.withUnsafeMutableBytes { body($0.bindMemory(to: UInt8.self).baseAddress) }
  }

  /// Returns the number of pixels of each class in the rows that differ.
  func counts() -> ClassCounts {
    var counts = [UInt64](repeating: 0, count: 8)
    bytes.withUnsafeBytes { classes in
      for (y, differs) in differs.enumerated() where differs != 0 {
        ts_count_classes(classes.octets.map { $0 + y * width }, width, &counts)
      }
    }
    return ClassCounts(counts.map { Int($0) })
  }

  /// Returns the largest number of weak and strong pixels in any window of `side × side` pixels.
  func densestWindow(_ side: Int) -> Int {
    bytes.withUnsafeBytes { Int(bitPattern: UInt(ts_densest_window($0.octets, width, height, side, differs))) }
  }

  /// Assigns a class to the pixels that differ between two buffers, each as large as the map.
  mutating func mark(_ mark: Int, whereDiffering a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) {
    let count = bytes.count
    differs = [UInt8](repeating: 1, count: height)
    withClasses { ts_mark_differing(a.octets, b.octets, count, UInt8(mark), $0) }
  }

  /// Returns the map extended to a larger canvas; pixels that only one of the pictures has are outside.
  func onCanvas(_ canvas: PixelSize, _ pictures: [PixelSize]) -> ClassMap {
    var result = ClassMap(
      width: canvas.width, height: canvas.height, differs: [UInt8](repeating: 1, count: canvas.height))
    result.withClasses { target in
      guard let target else { return }
      bytes.withUnsafeBytes { source in
        guard let source = source.octets else { return }
        for y in 0..<canvas.height {
          let start = y * canvas.width
          let reach = pictures.map { y < $0.height ? $0.width : 0 }.max() ?? 0
          let shared = y < height ? width : 0
          if shared > 0 { (target + start).update(from: source + y * width, count: shared) }
          if reach > shared { (target + start + shared).update(repeating: UInt8(ts_outside), count: reach - shared) }
        }
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
