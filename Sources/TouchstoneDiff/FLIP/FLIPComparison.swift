import CPixelKernels
public import TouchstoneDrawing

/// How much an eye sees that flips between two pictures: the FLIP error of each pixel.
///
/// A picture to look at where `.ui` found something, not a verdict: even strong errors of few pixels hardly move its mean.
/// Takes about a second for three megapixels, and 48 bytes of memory per pixel.
///
/// ```swift
/// if let flip = FLIPComparison(reference, actual) {
///   print(flip.mean, flip.maximum)
/// }
/// ```
///
/// - Source: P. Andersson et al., "FLIP: a difference evaluator for alternating images", 2020 (low dynamic range).
public struct FLIPComparison: Sendable {
  /// The width of the pictures in pixels.
  public let width: Int
  /// The height of the pictures in pixels.
  public let height: Int
  /// The error of each pixel, 0…1, row-major.
  public let errors: [Float]
  private let sorted: [Float]

  /// A 0.7 m wide screen of 3840 px, seen from 0.7 m.
  public static let standardPixelsPerDegree = 67.020643

  /// Compares two pictures, which are seen over white. Nil if their sizes differ.
  ///
  /// - Parameters:
  ///   - reference: What the picture should be.
  ///   - test: What it is.
  ///   - pixelsPerDegree: How many pixels fill a degree of the view, 1…400: more from farther away.
  public init?(_ reference: Bitmap, _ test: Bitmap, pixelsPerDegree: Double = Self.standardPixelsPerDegree) {
    guard reference.width == test.width, reference.height == test.height else { return nil }
    width = reference.width
    height = reference.height
    let count = width * height
    let degree = min(max(1, pixelsPerDegree), 400)
    errors = [Float](unsafeUninitializedCapacity: count) { errors, initialized in
      let isDone = reference.withUnsafeBytes { a in
        test.withUnsafeBytes { b in
          ts_flip(a.octets, b.octets, reference.width, reference.height, degree, errors.baseAddress)
        }
      }
      precondition(isDone != 0, "out of memory")
      initialized = count
    }
    sorted = errors.sorted()
  }

  /// The mean error.
  public var mean: Double { errors.isEmpty ? 0 : sum / Double(errors.count) }

  /// The smallest error.
  public var minimum: Double { Double(sorted.first ?? 0) }

  /// The largest error.
  public var maximum: Double { Double(sorted.last ?? 0) }

  /// The error below which pixels together hold a share of all error, 0…1: 0.5 gives the weighted median.
  public func weightedQuantile(_ share: Double) -> Double {
    let goal = sum * share
    var running = 0.0
    for error in sorted {
      running += Double(error)
      if running >= goal { return Double(error) }
    }
    return maximum
  }

  private var sum: Double { sorted.reduce(0) { $0 + Double($1) } }
}
