import Foundation
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneText

/// An installed font file.
struct MachineFont: Hashable {
  /// The file name without folders, as recorded in goldens.
  var name: String
  /// The version that the font declares.
  var version: String
  /// The SHA-256 digest of the file.
  var digest: String

  /// Returns the default fonts: the system designs and the fallbacks for characters that they lack.
  static func defaults(of library: FontLibrary = .shared) -> [MachineFont] {
    // The default design has a separate optical size for large text.
    let designs: [(FontDescriptor.Design, size: CGFloat)] = [
      (.default, 17), (.default, 34), (.serif, 17), (.monospaced, 17),
    ]
    let systems = designs.flatMap { design, size in
      [400, 700].compactMap {
        try? library.resolve(FontDescriptor(family: .system(design), size: size, weight: $0))
      }
    }
    let fallbacks = library.fallbacks(for: FontDescriptor(size: 17), language: "en")
    var fonts: [MachineFont] = []
    for font in systems + fallbacks where !font.isSubstituted {
      if let read = MachineFont(path: font.reference.path, library: library), !fonts.contains(read) {
        fonts.append(read)
      }
    }
    return fonts
  }

  /// Returns the first file with a name in the folders of a library.
  static func named(_ name: String, library: FontLibrary = .shared) -> MachineFont? {
    for folder in library.searchPaths {
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for file in files.sorted() where file.split(separator: "/").last.map(String.init) == name {
        return MachineFont(path: folder + "/" + file, library: library)
      }
    }
    return nil
  }
}

extension MachineFont {
  /// Reads a font file; returns `nil` if it is not a font.
  init?(path: String, library: FontLibrary = .shared) {
    let reference = GlyphRun.FontReference(path: path)
    guard let digest = try? library.fontDigest(for: reference), let version = try? library.fontVersion(for: reference)
    else { return nil }
    self.init(name: URL(fileURLWithPath: path).lastPathComponent, version: version, digest: digest)
  }
}
