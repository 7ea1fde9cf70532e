import CPixelKernels
import Dispatch
import Foundation

extension PixelPair {
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
    let threads = self.threads ?? ProcessInfo.processInfo.activeProcessorCount
    let limit = self.threads ?? max(1, differingRows * width / Self.partSize)
    // Rows of blocks; the last one may overlap the previous one, so these two stay together.
    let lines = max(1, (rows.upperBound - first + 7) / 8 - 1)
    let count = max(1, min(threads, limit, lines))
    return (0..<count).map { first + lines * $0 / count * 8 } + [rows.upperBound]
  }
}
