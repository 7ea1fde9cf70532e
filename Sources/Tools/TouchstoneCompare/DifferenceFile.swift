import Foundation
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO

/// The difference picture that `--diff` writes.
struct DifferenceFile {
  let style: CompareOutput.Style

  /// Writes the picture, creating any missing folders.
  ///
  /// - Throws: `CompareError`.
  func write(_ result: PairComparison.Result, to path: String) throws {
    do {
      let url = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data(result).write(to: url, options: .atomic)
    } catch {
      throw CompareError.unwritable(path, why: PictureFile.reason(error))
    }
  }

  private func data(_ result: PairComparison.Result) throws -> Data {
    let comparison = result.comparison
    switch style {
    case .overlay: return try comparison.indexedDifferencePicture().pngData()
    case .strip: return try comparison.sideBySidePicture().pngData()
    case .blink: return try AnimatedPNG(comparison.blinkFrames(), each: .milliseconds(700)).data()
    case .flip:
      let flip = result.flip ?? FLIPComparison(comparison.reference, comparison.actual)
      // Pictures of different sizes have no FLIP error.
      return try (flip?.picture() ?? comparison.differencePicture()).pngData()
    }
  }
}
