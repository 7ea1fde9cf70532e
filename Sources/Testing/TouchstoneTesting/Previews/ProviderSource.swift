import Foundation

/// The location of a preview provider's source, which is searched for because the metadata of a type contains no file
/// name.
struct ProviderSource: Equatable {
  /// The path.
  var file: String
  /// The line, from 1.
  var line: Int

  /// Searches for the declaration of a type.
  ///
  /// - Parameters:
  ///   - type: The name of the type.
  ///   - module: The module, which may have a folder with its name in `Sources` or `Tests`.
  ///   - place: A file or a folder in the package.
  /// - Returns: `nil` if the place is not in a package, or the package has no such declaration.
  init?(of type: String, in module: String, near place: URL) {
    guard let package = PackageFolder.around(place) else { return nil }
    let usual = ["Sources", "Tests"].map { package.appendingPathComponent("\($0)/\(module)", isDirectory: true) }
    let found = (usual + [package]).lazy.compactMap { folder in
      Self.sources(in: folder).lazy.compactMap { file in Self.line(of: type, in: file).map { (file.path, $0) } }.first
    }.first
    guard let found else { return nil }
    (file, line) = found
  }

  private static func sources(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  private static func line(of type: String, in file: URL) -> Int? {
    guard let data = try? Data(contentsOf: file), data.range(of: Data(type.utf8)) != nil else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let index = lines.firstIndex { line in
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      return zip(words, words.dropFirst()).contains { ["struct", "class", "enum"].contains($0) && $1 == type[...] }
    }
    return index.map { $0 + 1 }
  }
}
