import Dispatch
import Foundation
import Synchronization
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneSnapshots

/// Compares two files according to their kind.
struct FileComparison {
  let comparison: PairComparison

  /// The result of comparing two files.
  enum Result {
    case pictures(PairComparison.Result)
    /// Files without pixels, or animated images that differ in something else: whether they are identical, with a
    /// description.
    case other(isIdentical: Bool, FileKind, text: String, patch: String?)
  }

  /// Compares two files.
  ///
  /// - Throws: `CompareError`.
  func compare(_ reference: PictureFile, _ actual: PictureFile, name: String) throws -> Result {
    if let kind = FileKind(name: reference.path), let other = FileKind(name: actual.path),
      !kind.canBeCompared(with: other)
    {
      throw CompareError.otherKinds(reference.displayPath, kind, actual.displayPath, other)
    }
    var sources: [Source] = [
      (reference, try reference.data(limits: limits)), (actual, try actual.data(limits: limits)),
    ]
    let names = sources.map(\.file.path).filter { $0 != PictureFile.standardInput }
    let kind = FileKind(names: names, contents: sources.map(\.data))
    switch kind {
    case .picture: return try comparePictures(&sources, name: name)
    case .animatedImage: return try compareAnimatedImages(sources, name: name)
    case .text: return Self.compareTexts(sources[0].data, sources[1].data)
    case .document:
      let (first, second) = (sources[0].data, sources[1].data)
      let text = first == second ? "identical" : "differs: \(first.count) bytes, then \(second.count)"
      return .other(isIdentical: first == second, kind, text: text, patch: nil)
    }
  }

  private var limits: ImageLimits { comparison.limits }

  // MARK: Pictures

  private typealias Source = (file: PictureFile, data: Data)

  /// Compares the pixels of two pictures. The data of the files is released when it is decoded, as both may be large.
  private func comparePictures(_ sources: inout [Source], name: String) throws -> Result {
    if isWideExact(sources), !comparesEveryPixel {
      throw CompareError.wideExact(name, "masks and allowances for pixels do not apply to these")
    }
    let (reference, actual) = try decode(sources)
    let origins = sources.map { GoldenMetadata(png: $0.data) }
    let areDrawn = origins[0].flatMap { one in origins[1].map { $0.isDrawn && one.isDrawn(like: $0) } } ?? false
    if !mayDifferBelow8Bits(sources) { sources = [] }
    var result = try comparison.compare(
      PairComparison.Pictures(reference: reference, actual: actual, areDrawn: areDrawn), name: name)
    if result.comparison.isIdentical, !sources.isEmpty { try compareWide(sources[0], sources[1], &result) }
    if !result.isMatch, let texts = ChangedTexts(origins[0], origins[1]) {
      result.changedTexts = texts
      result.text += "; \(texts.description)"
    }
    return .pictures(result)
  }

  /// Decodes two files at the same time, since decoding takes longer than comparing.
  private func decode(_ sources: [Source]) throws(CompareError) -> (Bitmap, Bitmap) {
    let colors = sources.map { DecodedColors.needed(by: $0.data) }.max() ?? .sRGB
    if sources[0].data == sources[1].data {
      let bitmap = try sources[0].file.decode(sources[0].data, colors, limits: limits)
      return (bitmap, bitmap)
    }
    let decoded = Mutex([Swift.Result<Bitmap, CompareError>?](repeating: nil, count: sources.count))
    DispatchQueue.concurrentPerform(iterations: sources.count) { index in
      let source = sources[index]
      let result = Swift.Result { () throws(CompareError) -> Bitmap in
        try source.file.decode(source.data, colors, limits: limits)
      }
      decoded.withLock { $0[index] = result }
    }
    let bitmaps = try decoded.withLock { $0 }.map { result throws(CompareError) -> Bitmap in
      guard let result else { throw CompareError.unreadable(sources[0].file.displayPath, why: "it was not decoded.") }
      return try result.get()
    }
    return (bitmaps[0], bitmaps[1])
  }

  /// Returns whether 16-bit samples are compared as such.
  private func isWideExact(_ files: [Source]) -> Bool {
    comparison.settings.metric == .exact && files.contains { PNGImage.bitDepth(of: $0.data) == 16 }
  }

  private var comparesEveryPixel: Bool {
    let settings = comparison.settings
    return comparison.mask.places.isEmpty && comparison.mask.paths.isEmpty && settings.maxDiffPixels == nil
      && settings.maxDiffRatio == nil
  }

  /// Returns whether pictures that are identical at 8 bits may not be so in their files.
  private func mayDifferBelow8Bits(_ sources: [Source]) -> Bool {
    sources[0].data != sources[1].data && sources.contains { PNGImage.bitDepth(of: $0.data) == 16 }
  }

  /// Compares 16-bit samples if both files use the same colour space. The pictures are identical at 8 bits.
  private func compareWide(_ reference: Source, _ actual: Source, _ result: inout PairComparison.Result) throws {
    guard comparison.settings.metric == .exact else {
      // A file of another format has 8 bits.
      let differing = try? PNGImage.differingWidePixels(reference.data, actual.data, limits: limits)
      guard differing != 0 else { return }
      return result.noteLowerBits("--metric exact compares all 16")
    }
    do {
      let differing = try PNGImage.differingWidePixels(reference.data, actual.data, limits: limits)
      guard differing > 0 else { return }
      result.isMatch = false
      result.pixels = differing
      // The difference is below one step at 8 bits, but the exact metric tolerates none.
      result.severity = 1.nextUp
      result.text = "differs: \(differing.grouped) px in their 16 bits, though not in the upper 8"
    } catch {
      throw CompareError.unreadable(reference.file.displayPath, why: "\(error)")
    }
  }

  // MARK: Animated images

  private func compareAnimatedImages(_ sources: [Source], name: String) throws -> Result {
    if isWideExact(sources) { throw CompareError.wideExact(name, "animated images are compared at 8") }
    let images = try sources.map { try Self.animatedImage($0.file, $0.data, limits) }
    let result = try compare(images[0], images[1], name: name)
    guard case .pictures(var pictures) = result, pictures.isIdentical, mayDifferBelow8Bits(sources) else {
      return result
    }
    pictures.noteLowerBits("as animated images are compared")
    return .pictures(pictures)
  }

  private static func animatedImage(_ file: PictureFile, _ data: Data, _ limits: ImageLimits) throws -> AnimatedPNG {
    // A still picture counts as a single frame.
    guard PNGImage.isAnimated(data) else {
      return AnimatedPNG([try file.decode(data, .sRGB, limits: limits)], each: .milliseconds(0))
    }
    do {
      return try AnimatedPNG(data: data, limits: limits)
    } catch {
      throw CompareError.unreadable(file.displayPath, why: "\(error)")
    }
  }

  private func compare(_ first: AnimatedPNG, _ second: AnimatedPNG, name: String) throws -> Result {
    let (reference, actual) = (first.frames, second.frames)
    guard reference.count == actual.count else {
      let text = "differs: \(actual.count.counted("frame")) instead of \(reference.count)"
      return .other(isIdentical: false, .animatedImage, text: text, patch: nil)
    }
    guard first.plays == second.plays || reference.count == 1 else {
      let text = "differs: plays \(Self.times(second.plays)) instead of \(Self.times(first.plays))"
      return .other(isIdentical: false, .animatedImage, text: text, patch: nil)
    }
    var worst: PairComparison.Result?
    var differing = 0
    for (index, pair) in zip(reference, actual).enumerated() {
      guard pair.0.duration.seconds == pair.1.duration.seconds else {
        let (old, new) = (pair.0.duration.seconds * 1000, pair.1.duration.seconds * 1000)
        let text = "differs: frame \(index + 1) is shown for \(new.decimals(1)) ms instead of \(old.decimals(1)) ms"
        return .other(isIdentical: false, .animatedImage, text: text, patch: nil)
      }
      var result = try comparison.compare(
        PairComparison.Pictures(reference: pair.0.bitmap, actual: pair.1.bitmap), name: name)
      differing += result.isMatch ? 0 : 1
      result.frame = index + 1
      if worst.map({ ($0.isMatch ? 0 : 1, $0.severity) < (result.isMatch ? 0 : 1, result.severity) }) ?? true {
        worst = result
      }
    }
    guard var result = worst else { throw CompareError.unreadable(name, why: "it has no frames.") }
    if result.comparison.isIdentical {
      result.text = "identical"
    } else {
      let others = differing > 1 ? "; \(differing) of \(reference.count) frames differ" : ""
      result.text = "\(result.text), in frame \(result.frame ?? 1) of \(reference.count)\(others)"
    }
    return .pictures(result)
  }

  private static func times(_ plays: Int) -> String { plays == 0 ? "for ever" : plays.counted("time") }

  // MARK: Texts

  private static func compareTexts(_ first: Data, _ second: Data) -> Result {
    if first == second { return .other(isIdentical: true, .text, text: "identical", patch: nil) }
    let diff = LineDiff(
      reference: String(decoding: first, as: UTF8.self), actual: String(decoding: second, as: UTF8.self))
    let patch = diff.patch
    let lines = patch.split(separator: "\n")
    let (removed, added) = (lines.count { $0.hasPrefix("\u{2212}") }, lines.count { $0.hasPrefix("+") })
    let text =
      removed + added == 0
      ? "differs: in bytes that show as the same lines"
      : "differs: \(removed.counted("line")) removed, \(added.counted("line")) added"
    return .other(isIdentical: false, .text, text: text, patch: patch)
  }
}

extension PairComparison.Result {
  /// Notes that the pictures are identical only at 8 bits.
  fileprivate mutating func noteLowerBits(_ remark: String) {
    differsBelow8Bits = true
    text = "identical at 8 bits; \(remark)"
  }
}

extension FrameDuration {
  /// The duration in seconds; the format defines a denominator of 0 as 100.
  fileprivate var seconds: Double { Double(numerator) / Double(denominator == 0 ? 100 : denominator) }
}
