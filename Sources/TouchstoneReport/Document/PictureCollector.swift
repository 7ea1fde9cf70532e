package import Foundation

/// Numbers the pictures of a report, and gives files of equal bytes one number.
///
/// Only sizes and paths are kept; the bytes are read again when the page is written, so that a report of thousands of
/// pictures does not fill the memory.
package struct PictureCollector {
  /// One file per number.
  package private(set) var files: [URL] = []
  /// Bytes that the pictures take together.
  package private(set) var byteCount = 0
  private var numbers: [Fingerprint: Int] = [:]

  /// What tells PNG files apart at first glance: the length, and the end, which holds the checksum of the pixels.
  private struct Fingerprint: Hashable {
    var length: Int
    var end: Data
  }

  package init() {}

  /// The number and the size of a picture.
  ///
  /// - Parameters:
  ///   - file: a PNG, SVG or PDF file.
  ///   - path: how the report names it.
  ///   - budget: no new picture is taken that would bring ``byteCount`` above this.
  /// - Returns: nil if the file is not there, is of another kind, or is over the budget.
  package mutating func picture(_ file: URL, path: String, budget: Int = .max) -> ReportPicture? {
    guard let data = try? Data(contentsOf: file), let header = PictureHeader(data) else { return nil }
    func numbered(_ number: Int) -> ReportPicture {
      ReportPicture(image: number, type: header.type, width: header.width, height: header.height, path: path)
    }
    let fingerprint = Fingerprint(length: data.count, end: data.suffix(64))
    // Equal fingerprints of different files would be a wonder; the bytes decide.
    if let number = numbers[fingerprint], (try? Data(contentsOf: files[number])) == data {
      return numbered(number)
    }
    guard byteCount + data.count <= budget else { return nil }
    byteCount += data.count
    files.append(file)
    numbers[fingerprint] = files.count - 1
    return numbered(files.count - 1)
  }
}
