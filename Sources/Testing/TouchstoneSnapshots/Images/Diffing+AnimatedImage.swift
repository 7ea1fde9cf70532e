import Foundation
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO

extension Diffing where Value == AnimatedImage {
  /// Animated images as animated PNG files, compared frame by frame.
  ///
  /// - Parameters:
  ///   - precision: The share of each frame that must match: above 0, up to 1.
  ///   - perceptualPrecision: How close a pixel must come to match: above 0, up to 1. Without both, only visible
  ///     differences fail.
  public static func animatedImage(precision: Float? = nil, perceptualPrecision: Float? = nil) -> Diffing {
    let format = GoldenFormat<AnimatedImage>.animated(
      PictureComparer(precision: precision, perceptualPrecision: perceptualPrecision))
    func data(_ image: AnimatedImage) -> Data {
      RemarksCollector.catching(default: Data()) { try format.encode(image, GoldenMetadata()) }
    }
    return Diffing(
      toData: data,
      fromData: { data in
        RemarksCollector.catching(default: AnimatedImage(frames: [], interval: 0)) { try format.decode(data).value }
      },
      diff: { reference, actual in
        if let mistake = format.mistake { return (mistake, []) }
        do {
          guard let difference = try format.compare(reference, actual, []), !difference.isTolerated else { return nil }
          return (
            difference.text,
            [.data(data(reference), name: "reference.apng"), .data(data(actual), name: "failure.apng")]
          )
        } catch {
          return ("The animated images could not be compared: \(error)", [])
        }
      },
      storage: format)
  }
}

extension GoldenFormat where Value == AnimatedImage {
  /// Animated PNG files with metadata, compared frame by frame.
  static func animated(_ comparer: PictureComparer) -> GoldenFormat {
    var format = GoldenFormat(
      encode: { image, metadata in
        let file = AnimatedPNG(image.frames.map(\.pixels), each: .milliseconds(image.milliseconds))
        return try metadata.file { try file.data(metadata: $0) }
      },
      decode: { data in
        let file = try AnimatedPNG(data: data)
        try PNGImage.requireEnd(of: data)
        try PictureGoldenFault.check(data, isAnimation: true)
        let metadata = GoldenMetadata(texts: try PNGImage.metadata(of: data))
        let scale = CGFloat(metadata?.scale ?? 1)
        return GoldenContent(
          value: AnimatedImage(
            frames: file.frames.map { UIImage(cgImage: CGImage(bitmap: $0.bitmap), scale: scale) },
            interval: file.frames.first?.duration.seconds ?? 0),
          metadata: metadata)
      },
      compare: { difference($0, $1, ignoring: $2, comparer: comparer.comparer) })
    if comparer.isDefault {
      format.compareStrictly = { difference($0, $1, ignoring: $2, comparer: .strict) }
    }
    format.mistake = comparer.mistake
    format.isIdentical = { first, second in
      first.frames.count == second.frames.count && first.milliseconds == second.milliseconds
        && zip(first.frames, second.frames).allSatisfy { $0.pixels == $1.pixels }
    }
    format.masked = { image, places, other in
      let others = other.map { $0.frames.map(Optional.some) } ?? []
      let frames = image.frames.enumerated().map { index, frame in
        frame.masked(places, by: index < others.count ? others[index] : nil)
      }
      return AnimatedImage(frames: frames, interval: image.interval)
    }
    // A view may appear slowly: one frame with something to see is enough.
    format.emptiness = { image in
      let all = image.frames.map(\.pixels.emptiness)
      return all.contains(nil) ? nil : all.first ?? .noPixels
    }
    format.digest = { image, _ in
      let duration = FrameDuration.milliseconds(image.milliseconds)
      return GoldenKind.digest(
        image.frames.map(\.pixels), durations: image.frames.map { _ in duration }, [])
    }
    format.picture = { image in
      image.frames.first.map {
        PictureSize(width: $0.pixels.width, height: $0.pixels.height, scale: Double($0.scale))
      }
    }
    return format
  }

  /// The difference between two animated images: the words and numbers of the first frame that differs beyond the tolerance, the
  /// regions and the pictures of all.
  private static func difference(
    _ reference: AnimatedImage, _ actual: AnimatedImage, ignoring masks: [MaskedPlace], comparer: Comparer
  ) -> Difference? {
    guard reference.frames.count == actual.frames.count else {
      return Difference(text: "\(actual.frames.count) frames instead of \(reference.frames.count).")
    }
    guard reference.milliseconds == actual.milliseconds else {
      return Difference(
        text: "A frame lasts \(actual.milliseconds) ms instead of \(reference.milliseconds) ms: "
          + "\(reference.frames.count) frames have a different duration.")
    }
    let comparison = PictureComparison(comparer: comparer)
    var found: [(index: Int, difference: Difference)] = []
    for (index, frames) in zip(reference.frames, actual.frames).enumerated() {
      guard
        let difference = comparison.difference(
          frames.0.pixels, frames.1.pixels, ignoring: masks, scale: frames.1.scale)
      else { continue }
      found.append((index, difference))
    }
    let beyond = found.filter { !$0.difference.isTolerated }
    guard let first = beyond.first else { return found.first?.difference }
    var difference = first.difference
    func framed(_ regions: KeyPath<DifferenceSummary, [RegionSummary]>) -> [RegionSummary] {
      beyond.flatMap { index, difference in
        (difference.summary?[keyPath: regions] ?? []).map { region in
          var region = region
          region.frame = index
          return region
        }
      }
    }
    difference.summary?.regions = framed(\.regions)
    difference.summary?.unlisted = framed(\.unlisted)
    difference.summary?.regionCount = beyond.reduce(0) { $0 + ($1.difference.summary?.regionCount ?? 0) }
    difference.picture = {
      let pictures = zip(reference.frames, actual.frames).map {
        comparer.compare($0.pixels, $1.pixels).differencePicture()
      }
      return try AnimatedPNG(pictures, each: .milliseconds(actual.milliseconds)).data()
    }
    let milliseconds = Int((Double(first.index) * actual.interval * 1000).rounded())
    let others = beyond.count > 1 ? " \(beyond.count) of \(actual.frames.count) frames differ." : ""
    difference.text = "Frame \(first.index + 1), at \(milliseconds) ms: \(difference.text)\(others)"
    return difference
  }
}

extension AnimatedImage {
  /// The time between two pictures, as a file has it.
  fileprivate var milliseconds: Int {
    interval.isFinite ? Int((min(max(interval, 0), 1e6) * 1000).rounded()) : 0
  }
}

extension UIImage {
  /// The pixels; none for a picture of no size.
  fileprivate var pixels: Bitmap { cgImage?.bitmap ?? Bitmap(width: 0, height: 0) }
}
