import CPixelKernels
import TouchstoneDrawing

/// Two pictures of one size that are not identical, and which of their rows differ.
struct PixelPair {
  let reference: Bitmap
  let actual: Bitmap
  private let differs: [UInt8]
  /// From the first row that differs to behind the last one.
  let rows: Range<Int>
  /// The number of rows that differ.
  let differingRows: Int
  /// The number of threads to use; nil for as many as pay.
  var threads: Int?

  /// Nil if the pictures are identical. They must have one size.
  init?(_ reference: Bitmap, _ actual: Bitmap) {
    precondition(reference.width == actual.width && reference.height == actual.height, "sizes differ")
    self.reference = reference
    self.actual = actual
    var differs = [UInt8](repeating: 0, count: reference.height)
    let count = reference.withUnsafeBytes { a in
      actual.withUnsafeBytes { b in
        ts_differing_rows(a.octets, b.octets, reference.bytesPerRow, reference.height, &differs)
      }
    }
    guard count > 0, let first = differs.firstIndex(of: 1), let last = differs.lastIndex(of: 1) else { return nil }
    self.differs = differs
    rows = first..<last + 1
    differingRows = count
  }

  /// Two pictures of one size that may be identical, all of whose rows are taken to differ.
  init(ofAllRows reference: Bitmap, _ actual: Bitmap) {
    self.reference = reference
    self.actual = actual
    differs = [UInt8](repeating: 1, count: reference.height)
    rows = 0..<reference.height
    differingRows = reference.height
  }

  var width: Int { reference.width }
  var height: Int { reference.height }

  /// Calls a closure with the rows that differ, for the kernels.
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
  /// The start of the bytes, as C takes it.
  var octets: UnsafePointer<UInt8>? { bindMemory(to: UInt8.self).baseAddress }
}
