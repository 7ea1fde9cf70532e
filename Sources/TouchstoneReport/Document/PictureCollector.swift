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
  ///   - file: a PNG file.
  ///   - path: how the report names it.
  ///   - budget: no new picture is taken that would bring ``byteCount`` above this.
  /// - Returns: nil if the file is not there, is not a PNG, or is over the budget.
  package mutating func picture(_ file: URL, path: String, budget: Int = .max) -> ReportPicture? {
    guard let data = try? Data(contentsOf: file), let size = Self.size(ofPNG: data) else { return nil }
    func numbered(_ number: Int) -> ReportPicture {
      ReportPicture(image: number, width: size.width, height: size.height, path: path)
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

  /// The size that the header of a PNG file names, in pixels.
  ///
  /// - Source: PNG specification, third edition, 5.2 and 11.2.1.
  static func size(ofPNG data: Data) -> (width: Int, height: Int)? {
    let header = [UInt8](data.prefix(24))
    guard header.count == 24, header.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    func number(at offset: Int) -> Int { header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(at: 16), number(at: 20))
    guard width > 0, height > 0 else { return nil }
    return (width, height)
  }
}
