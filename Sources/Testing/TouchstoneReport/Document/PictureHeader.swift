package import Foundation

/// The properties of a picture that the start of its file tells.
package struct PictureHeader {
  var type: String
  /// In pixels, or the units of an SVG; 0 for a PDF, whose pages browsers lay out themselves.
  var width: Int
  var height: Int

  /// The bytes at the start of a file that are looked at.
  static let length = 2000

  /// Reads the start of a PNG, SVG or PDF file. Nil if it is something else.
  init?(_ data: Data) {
    if let size = Self.size(ofPNG: data) {
      (type, width, height) = ("image/png", size.width, size.height)
    } else if data.starts(with: Data("%PDF-".utf8)) {
      (type, width, height) = ("application/pdf", 0, 0)
    } else if let size = Self.size(ofSVG: data) {
      (type, width, height) = ("image/svg+xml", size.width, size.height)
    } else {
      return nil
    }
  }

  /// The size that the header of a PNG file names, in pixels.
  ///
  /// - Source: PNG specification, third edition, 5.2 and 11.2.1.
  package static func size(ofPNG data: Data) -> (width: Int, height: Int)? {
    let header = [UInt8](data.prefix(24))
    guard header.count == 24, header.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    func number(at offset: Int) -> Int { header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(at: 16), number(at: 20))
    guard width > 0, height > 0 else { return nil }
    return (width, height)
  }

  /// The size that the outermost element of an SVG names, rounded up.
  private static func size(ofSVG data: Data) -> (width: Int, height: Int)? {
    let start = String(decoding: data.prefix(length), as: UTF8.self)
    // A patch of an SVG has a first line of its own.
    guard start.drop(while: \.isWhitespace).hasPrefix("<"), let tag = start.firstMatch(of: /<svg\s[^>]*>/)?.output
    else { return nil }
    guard let width = tag.firstMatch(of: /\swidth="([0-9.]+)/).flatMap({ Double($0.1) }),
      let height = tag.firstMatch(of: /\sheight="([0-9.]+)/).flatMap({ Double($0.1) }),
      width > 0, height > 0, width < 1e6, height < 1e6
    else { return nil }
    return (Int(width.rounded(.up)), Int(height.rounded(.up)))
  }
}
