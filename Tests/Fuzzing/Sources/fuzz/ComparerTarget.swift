import TouchstoneDiff
import TouchstoneDrawing

/// Compares two small pictures made of whatever bytes, and checks what must hold for any two pictures.
enum ComparerTarget {
  static func run(_ bytes: UnsafeRawBufferPointer) {
    var source = ByteSource(bytes)
    let comparer = comparer(&source)
    let reference = picture(&source)
    let isOtherSize = source.next() % 8 == 0
    var actual = isOtherSize ? picture(&source) : reference
    if !isOtherSize { change(&actual, &source) }
    let places = (0..<source.next() % 3).map { _ in
      PixelRect(x: source.signed(), y: source.signed(), width: source.next(), height: source.next())
    }
    let masks = source.next() % 4 == 0 ? [picture(&source)] : []
    check(comparer.compare(reference, actual, ignoring: places, masks: masks), reference, actual)
    if source.next() % 4 == 0 { _ = FLIPComparison(reference, actual).map { $0.picture() } }
  }

  private static func check(_ result: ImageComparison, _ reference: Bitmap, _ actual: Bitmap) {
    precondition(result.isIdentical == (reference == actual), "identical")
    precondition(!result.isIdentical || result.isMatch, "identical pictures differ")
    precondition(result.hasEqualSizes || !result.isMatch, "sizes that differ match")
    precondition(result.severity >= 0 && result.severity.isFinite, "severity \(result.severity)")
    precondition(result.changedPixels >= result.differingPixels + result.antialiasedPixels, "counts")
    precondition(result.changedPixels + result.ignoredPixels <= result.totalPixels, "more than all pixels")
    precondition(result.regions.reduce(0) { $0 + $1.pixels } == result.differingPixels, "pixels of regions")
    for region in result.regions {
      let box = region.box
      precondition(box.x >= 0 && box.y >= 0 && box.width > 0 && box.height > 0, "box")
      precondition(region.worst.deltaE.isFinite && region.pixels <= box.width * box.height, "region")
    }
    let picture = result.differencePicture()
    precondition(picture.width * picture.height == result.totalPixels, "canvas")
    precondition(result.sideBySidePicture().height == picture.height && result.blinkFrames().count == 2, "strip")
    _ = "\(result)"
  }

  private static func comparer(_ source: inout ByteSource) -> Comparer {
    let threshold = Double(source.next()) / 255
    switch source.next() % 8 {
    case 0: return .exact
    case 1: return .crossPlatform
    case 2: return .perceptual(precision: threshold)
    case 3: return .perceptual(precision: 0.5, perceptualPrecision: threshold)
    case 4: return .pixelmatch(threshold: threshold, includeAA: source.next() % 2 == 0)
    case 5: return .pixelmatch7(threshold: threshold, includeAA: source.next() % 2 == 0)
    case 6: return .odiff(threshold: threshold, antialiasing: source.next() % 2 == 0)
    default: return .ui
    }
  }

  /// A picture of up to 70×70 px whose colours are of a small palette or all over the place.
  private static func picture(_ source: inout ByteSource) -> Bitmap {
    let (width, height) = (source.next() % 71, source.next() % 71)
    let palette = (0..<4).map { _ in (0..<4).map { _ in UInt8(source.next()) } }
    let isFlat = source.next() % 2 == 0
    let pixels = (0..<width * height).flatMap { _ -> [UInt8] in
      let value = source.next()
      return isFlat ? palette[value % 4] : [UInt8(value), palette[0][1], UInt8(value / 2), palette[value % 4][3]]
    }
    return Bitmap(width: width, height: height, bytes: pixels)
  }

  /// Changes some runs of bytes.
  private static func change(_ bitmap: inout Bitmap, _ source: inout ByteSource) {
    guard !bitmap.bytes.isEmpty else { return }
    bitmap.withUnsafeMutableBytes { bytes in
      for _ in 0..<source.next() % 20 {
        let start = (source.next() << 8 | source.next()) % bytes.count
        let step = UInt8(source.next())
        for place in start..<min(bytes.count, start + source.next()) { bytes[place] = bytes[place] &+ step }
      }
    }
  }
}
