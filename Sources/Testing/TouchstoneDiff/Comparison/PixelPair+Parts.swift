import CPixelKernels
import Dispatch
import Foundation
import Synchronization
import TouchstoneDrawing

extension PixelPair {
  /// The number of bytes that take about a millisecond to compare.
  private static let comparedPart = 1 << 23

  /// Marks the rows that differ with 1, and returns how many there are.
  static func mark(_ differs: inout [UInt8], whereDiffering reference: Bitmap, _ actual: Bitmap) -> Int {
    let (rowBytes, height) = (reference.bytesPerRow, reference.height)
    return reference.withUnsafeBytes { a in
      actual.withUnsafeBytes { b in
        differs.withUnsafeMutableBufferPointer { differs in
          // Two files with the same bytes are decoded once.
          guard a.baseAddress != b.baseAddress, let first = a.octets, let second = b.octets,
            let marks = differs.baseAddress
          else { return 0 }
          guard a.count >= 2 * comparedPart else { return ts_differing_rows(first, second, rowBytes, height, marks) }
          let count = Atomic(0)
          // SAFETY: each half has rows of its own, and both are done when the call returns.
          nonisolated(unsafe) let compareHalf = { (half: Int) in
            let rows = height * half / 2..<height * (half + 1) / 2
            let start = rows.lowerBound * rowBytes
            let found = ts_differing_rows(
              first + start, second + start, rowBytes, rows.count, marks + rows.lowerBound)
            count.add(found, ordering: .relaxed)
          }
          DispatchQueue.concurrentPerform(iterations: 2) { compareHalf($0) }
          return count.load(ordering: .relaxed)
        }
      }
    }
  }

  /// The number of pixels that take about a millisecond, below which another thread costs more than it saves.
  private static let partSize = 1 << 18

  /// Calls a closure with parts of the rows, in parallel if there is enough work, and returns its results in order.
  ///
  /// Parts start at multiples of 8 rows. The results must not depend on how the rows are divided.
  func inParts<Result>(_ body: (ts_row_range) -> Result) -> [Result] {
    let bounds = partBounds
    let count = bounds.count - 1
    return withRows { rows in
      func part(_ index: Int) -> ts_row_range {
        var part = rows
        part.first = bounds[index]
        part.end = bounds[index + 1]
        return part
      }
      if count == 1 { return [body(part(0))] }
      return withoutActuallyEscaping(body) { body in
        [Result](unsafeUninitializedCapacity: count) { results, initialized in
          // SAFETY: the parts have no row in common and each index is used once, so no two threads write to one place;
          // all are done when the call returns.
          nonisolated(unsafe) let work = { [results] in results.initializeElement(at: $0, to: body(part($0))) }
          DispatchQueue.concurrentPerform(iterations: count) { work($0) }
          initialized = count
        }
      }
    }
  }

  /// The rows at which parts start, and the end.
  private var partBounds: [Int] {
    let first = rows.lowerBound / 8 * 8
    let limit = self.threads ?? max(1, differingRows * width / Self.partSize)
    // Counting processors reads two files.
    let threads = self.threads ?? (limit > 1 ? ProcessInfo.processInfo.activeProcessorCount : 1)
    // Rows of blocks; the last one may overlap the previous one, so these two stay together.
    let lines = max(1, (rows.upperBound - first + 7) / 8 - 1)
    let count = max(1, min(threads, limit, lines))
    return (0..<count).map { first + lines * $0 / count * 8 } + [rows.upperBound]
  }
}
