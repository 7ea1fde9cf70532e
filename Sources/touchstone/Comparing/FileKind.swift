import Foundation
import TouchstoneImageIO

/// What a file holds, which says how it is compared.
enum FileKind: String {
  /// Pixels.
  case picture
  /// Pictures that follow each other.
  case movingPicture
  /// Lines.
  case text
  /// Bytes, of which nothing more is known.
  case document

  /// The kind that a name announces; nil if files of the name cannot be compared.
  init?(name: String) {
    switch (name as NSString).pathExtension.lowercased() {
    case "png", "jpg", "jpeg": self = .picture
    case "apng": self = .movingPicture
    case "txt", "svg", "json", "xml", "md", "csv", "plist", "html": self = .text
    case "pdf", "data": self = .document
    default: return nil
    }
  }

  /// Why files of a name cannot be compared.
  static func reasonForSkipping(name: String) -> String {
    let suffix = (name as NSString).pathExtension.lowercased()
    return ["webp", "gif", "bmp", "tif", "tiff", "heic", "avif", "jxl"].contains(suffix)
      ? "\(suffix) is not read; convert it to PNG" : "no format that can be compared"
  }

  /// What a file of the kind is, in words.
  var words: String {
    switch self {
    case .picture, .movingPicture: "a picture"
    case .text: "text"
    case .document: "a document"
    }
  }

  /// Whether files of another kind can be compared with files of this one: pictures are, whether they move or not.
  func canBeCompared(with other: FileKind) -> Bool { words == other.words }

  /// The kind of two files that are compared with each other: their names say it, or else their first bytes.
  init(names: [String], contents: [Data]) {
    let named = names.lazy.compactMap { FileKind(name: $0) }.first
    if named == .picture || named == .movingPicture || named == nil {
      let isMoving = contents.contains { PNGImage.isAnimated($0) }
      let isDocument = named == nil && contents.contains { $0.starts(with: Data("%PDF".utf8)) }
      self = isDocument ? .document : isMoving ? .movingPicture : named ?? .picture
    } else {
      self = named ?? .picture
    }
  }
}
