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
    guard let (length, start, end) = try? Self.ends(of: file), let header = PictureHeader(start) else { return nil }
    func numbered(_ number: Int) -> ReportPicture {
      ReportPicture(image: number, type: header.type, width: header.width, height: header.height, path: path)
    }
    let fingerprint = Fingerprint(length: length, end: end)
    // Equal fingerprints of different files would be a wonder; the bytes decide.
    if let number = numbers[fingerprint],
      FileManager.default.contentsEqual(atPath: files[number].path, andPath: file.path)
    {
      return numbered(number)
    }
    guard byteCount + length <= budget else { return nil }
    byteCount += length
    files.append(file)
    numbers[fingerprint] = files.count - 1
    return numbered(files.count - 1)
  }

  /// The length of a file, its start, and its last bytes: pictures of a run may be gigabytes together.
  private static func ends(of file: URL) throws -> (length: Int, start: Data, end: Data) {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    let start = try handle.read(upToCount: PictureHeader.length) ?? Data()
    let length = Int(try handle.seekToEnd())
    try handle.seek(toOffset: UInt64(max(0, length - 64)))
    return (length, start, try handle.readToEnd() ?? Data())
  }
}
