package import Foundation
import TouchstoneImageIO

/// The format of a golden's bytes, by its extension.
package enum GoldenKind: Hashable, Sendable {
  case png, apng, jpeg, pdf, svg
  /// Text: everything else that strategies write.
  case text

  /// The extensions of built-in strategies' text goldens, by their last part: `.tree.txt` is one of `txt`. A run may add
  /// goldens with these to a package; no compiler or shell takes them for its own.
  private static let textExtensions: Set<String> = ["txt", "json", "plist"]

  /// The kind of files with an extension, which may have several parts: the last one counts for `tree.txt`. Nil if goldens
  /// have no such extension: it is one of sources, or none at all.
  package init?(pathExtension: String) {
    let parts = pathExtension.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last, parts.count == 1 || !parts.contains(""), parts.allSatisfy(Self.isWord) else {
      return nil
    }
    switch last {
    case "png": self = .png
    case "apng": self = .apng
    case "jpg", "jpeg": self = .jpeg
    case "pdf": self = .pdf
    case "svg": self = .svg
    // Notes and sources may lie beside goldens.
    case "md", "swift": return nil
    default: self = .text
    }
  }

  /// Whether a strategy of this library writes files with an extension.
  package static func isBuiltIn(pathExtension: String) -> Bool {
    guard let kind = GoldenKind(pathExtension: pathExtension) else { return false }
    return kind != .text || textExtensions.contains((pathExtension as NSString).pathExtension)
      || textExtensions.contains(pathExtension)
  }

  private static func isWord(_ text: Substring) -> Bool {
    text.utf8.count <= 16
      && text.unicodeScalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0) }
  }

  /// Returns the reason why bytes are not a valid file of this kind; `nil` if they are.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - decoding: Whether pictures are decoded whole; the hash that a PNG file may store must then be that of its pixels.
  ///     If not, checksums must be right, which takes a hundredth of the time; a JPEG has none.
  package func fault(of data: Data, decoding: Bool = true) -> String? {
    do {
      switch self {
      case .png, .apng:
        if !decoding {
          try PNGImage.requireIntact(data)
        } else if self == .apng {
          _ = try AnimatedPNG(data: data)
        } else {
          let file = try PNGImage(data: data)
          try PNGImage.requireEnd(of: data)
          if let stamp = GoldenStamp.read(from: data), stamp != GoldenStamp.hash(of: file.bitmap) {
            return "the hash stored in it is not that of its pixels"
          }
        }
        try PictureGoldenFault.check(data, isAnimation: self == .apng)
      case .jpeg: try PictureGoldenFault.check(JPEGImage(data: data))
      case .pdf:
        let isWhole = data.starts(with: Data("%PDF-".utf8)) && data.suffix(1024).range(of: Data("%%EOF".utf8)) != nil
        return isWhole ? nil : "not a PDF file"
      case .svg: return Self.text(of: data)?.contains("<svg") == true ? nil : "not an SVG file"
      case .text: return Self.text(of: data) == nil ? "neither an image nor text" : nil
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func text(of data: Data) -> String? {
    data.contains(0) ? nil : String(bytes: data, encoding: .utf8)
  }
}
