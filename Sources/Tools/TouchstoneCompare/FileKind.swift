import Foundation
import TouchstoneImageIO

/// The kind of a file, which determines how it is compared.
enum FileKind: String {
  /// A still picture.
  case picture
  case animatedImage
  /// Text, compared line by line.
  case text
  /// A document, compared byte by byte.
  case document

  /// Creates the kind for a file name; `nil` if such files cannot be compared.
  init?(name: String) {
    switch (name as NSString).pathExtension.lowercased() {
    case "png", "jpg", "jpeg": self = .picture
    case "apng": self = .animatedImage
    case "txt", "svg", "json", "xml", "md", "csv", "plist", "html": self = .text
    case "pdf", "data": self = .document
    default: return nil
    }
  }

  /// Returns why files with a name cannot be compared.
  static func reasonForSkipping(name: String) -> String {
    let suffix = (name as NSString).pathExtension.lowercased()
    return ["webp", "gif", "bmp", "tif", "tiff", "heic", "avif", "jxl"].contains(suffix)
      ? "\(suffix) is not read; convert it to PNG" : "not a format that can be compared"
  }

  /// A description of a file of this kind.
  var description: String {
    switch self {
    case .picture, .animatedImage: "a picture"
    case .text: "text"
    case .document: "a document"
    }
  }

  /// Returns whether files of the two kinds can be compared: still and animated pictures can.
  func canBeCompared(with other: FileKind) -> Bool { description == other.description }

  /// Creates the common kind of two files: by their names, or else by their first bytes.
  init(names: [String], contents: [Data]) {
    let named = names.lazy.compactMap { FileKind(name: $0) }.first
    if named == .picture || named == .animatedImage || named == nil {
      let isAnimated = contents.contains { PNGImage.isAnimated($0) }
      let isDocument = named == nil && contents.contains { $0.starts(with: Data("%PDF".utf8)) }
      self = isDocument ? .document : isAnimated ? .animatedImage : named ?? .picture
    } else {
      self = named ?? .picture
    }
  }
}
