import Foundation

/// Subsets fonts to a set of characters with HarfBuzz's `hb-subset`.
///
/// The remaining characters are drawn as before: their outlines, hints, metrics, kerning and ligatures are kept, and so
/// are the font's names and licence.
struct FontSubset {
  /// The characters to keep, if a font has them.
  let characters: Set<Unicode.Scalar>

  /// The size in bytes from which subsetting is worthwhile: CJK and emoji fonts have 10 to 20 MB, others less than 1
  /// MB.
  static let smallestFont = 4 << 20

  private static let program = "hb-subset"

  /// Returns the font file with only these characters.
  ///
  /// - Throws: `FontSetError.noProgram`, or `failed` if the program cannot read the font.
  func data(ofFileAt path: String) throws -> Data {
    guard ExternalProgram.exists(Self.program) else {
      throw FontSetError.noProgram(Self.program, package: "libharfbuzz-bin")
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = folder.appendingPathComponent("characters")
    let codes = characters.map(\.value).sorted().map { String($0, radix: 16) }
    try Data(codes.joined(separator: "\n").utf8).write(to: list)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    let count = FontCollection.count(ofFacesIn: whole)
    let faces = try (0..<count).map { index in
      let face = folder.appendingPathComponent("\(index)")
      let result = ExternalProgram.run([
        Self.program, "--font-file=\(path)", "--face-index=\(index)", "--unicodes-file=\(list.path)",
        "--layout-features=*", "--name-IDs=*", "--name-languages=*", "--notdef-outline", "--glyph-names",
        "--output-file=\(face.path)",
      ])
      guard result?.status == 0, let data = try? Data(contentsOf: face), !data.isEmpty else {
        throw FontSetError.failed(Self.program, output: result?.reason ?? "it could not be started")
      }
      return data
    }
    return FontCollection.isCollection(whole) ? FontCollection.file(of: faces) : faces[0]
  }
}
