import Foundation
package import TouchstoneSnapshots

/// Numbers the pictures of a report, and gives files of equal bytes one number.
///
/// Only sizes and paths are kept; the bytes are read again when the page is written, so that a report of thousands of
/// pictures does not fill the memory.
package struct PictureCollector {
  /// One file per number.
  package private(set) var files: [ConfinedFile] = []
  /// Bytes that the pictures take together.
  package private(set) var byteCount = 0
  private var numbers: [Fingerprint: Int] = [:]
  private var lengths: Set<Int> = []

  /// The parts that identify a PNG file at first glance: the length, and the end, which holds the checksum of the
  /// pixels. The end is a copy, because a slice would keep the whole file in memory.
  private struct Fingerprint: Hashable {
    var length: Int
    var end: [UInt8]
  }

  package init() {}

  /// The number and the size of a picture.
  ///
  /// - Parameters:
  ///   - file: a file with the extension of a picture. It must be a whole picture of that kind; the checksums of a PNG file
  ///     must be correct.
  ///   - budget: no new picture is taken that would bring ``byteCount`` above this.
  /// - Returns: nil if the file is not there, is not what it claims to be, or is over the budget.
  package mutating func picture(_ file: ConfinedFile, budget: Int = .max) -> ReportPicture? {
    // A picture over the budget is not read, unless it may be one that is there already.
    guard let size = file.size, byteCount + size <= budget || lengths.contains(size) else { return nil }
    guard let data = try? file.read(), let header = PictureHeader(data) else { return nil }
    func numbered(_ number: Int) -> ReportPicture {
      ReportPicture(
        image: number, type: header.type, width: header.width, height: header.height, path: file.path.description)
    }
    let fingerprint = Fingerprint(length: data.count, end: [UInt8](data.suffix(64)))
    // Equal fingerprints of different files would be a wonder; the bytes decide.
    if let number = numbers[fingerprint], (try? files[number].read()) == data { return numbered(number) }
    guard byteCount + data.count <= budget else { return nil }
    guard GoldenKind(pathExtension: file.url.pathExtension)?.fault(of: data, decoding: false) == nil else { return nil }
    byteCount += data.count
    files.append(file)
    lengths.insert(data.count)
    numbers[fingerprint] = files.count - 1
    return numbered(files.count - 1)
  }
}
