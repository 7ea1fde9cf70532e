import Foundation

/// One expectation: what a tool says about two pictures.
struct ManifestRow {
  let imageA: String
  let imageB: String
  let tool: String
  let options: String
  let metric: String
  let expected: String
  let tolerance: String

  /// Reads a table of tab-separated values with a header.
  static func read(_ url: URL) throws -> [ManifestRow] {
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    return lines.dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return ManifestRow(
        imageA: fields[0], imageB: fields[1], tool: fields[2], options: fields[3], metric: fields[4],
        expected: fields[5], tolerance: fields[6])
    }
  }

  /// The value of an option such as `threshold=0.05`, up to a space or a comma that a space follows.
  func option(_ name: String) -> String? {
    options.replacingOccurrences(of: ", ", with: " ").split(separator: " ")
      .first { $0.hasPrefix(name + "=") }
      .map { String($0.dropFirst(name.count + 1)) }
  }
}
