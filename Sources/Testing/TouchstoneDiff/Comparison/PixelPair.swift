import CPixelKernels
import TouchstoneDrawing

/// Two pictures of the same size that are not identical, with the rows that differ.
struct PixelPair {
  let reference: Bitmap
  let actual: Bitmap
  /// A byte for each row: 1 if it differs.
  let differs: [UInt8]
  /// The range from the first to the last row that differs.
  let rows: Range<Int>
  /// The number of rows that differ.
  let differingRows: Int
  /// The number of threads to use; `nil` for as many as are worthwhile.
  var threads: Int?
  /// The number of pixels that are not in ignored areas, of which rules that tolerate a share take that share.
  var comparedPixels: Int

  /// Creates a pair, or returns `nil` if the pictures are identical. They must have the same size.
  init?(_ reference: Bitmap, _ actual: Bitmap) {
    precondition(reference.width == actual.width && reference.height == actual.height, "sizes differ")
    self.reference = reference
    self.actual = actual
    var differs = [UInt8](repeating: 0, count: reference.height)
    let count = Self.mark(&differs, whereDiffering: reference, actual)
    guard count > 0, let first = differs.firstIndex(of: 1), let last = differs.lastIndex(of: 1) else { return nil }
    self.differs = differs
    rows = first..<last + 1
    comparedPixels = reference.width * reference.height
    differingRows = count
  }

  /// Creates a pair of two pictures of the same size that may be identical, and treats all rows as different.
  init(ofAllRows reference: Bitmap, _ actual: Bitmap) {
    self.reference = reference
    self.actual = actual
    differs = [UInt8](repeating: 1, count: reference.height)
    rows = 0..<reference.height
    comparedPixels = reference.width * reference.height
    differingRows = reference.height
  }

  var width: Int { reference.width }
  var height: Int { reference.height }

  /// Calls a closure with the rows that differ, in the form that the kernels use.
  func withRows<Result>(_ body: (ts_row_range) -> Result) -> Result {
    reference.withUnsafeBytes { a in
      actual.withUnsafeBytes { b in
        differs.withUnsafeBufferPointer { differs in
          body(
            ts_row_range(
              a: a.octets, b: b.octets, width: width, height: height, first: rows.lowerBound, end: rows.upperBound,
              differs: differs.baseAddress))
        }
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The start of the bytes, as C expects it.
  var octets: UnsafePointer<UInt8>? { bindMemory(to: UInt8.self).baseAddress }
}
