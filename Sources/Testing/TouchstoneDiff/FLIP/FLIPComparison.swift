import CPixelKernels
public import TouchstoneDrawing

/// The FLIP error of each pixel: the difference that an eye perceives when two pictures are shown alternately.
///
/// Use it to look at differences that `.ui` found, not to decide: even large errors of a few pixels hardly change its
/// mean. It takes about a second for three megapixels, and 48 bytes of memory per pixel.
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
  /// The error of each pixel, 0…1, in row-major order.
  public let errors: [Float]
  private let sorted: [Float]

  /// The resolution of a screen 0.7 m wide with 3840 px, viewed from a distance of 0.7 m.
  public static let standardPixelsPerDegree = 67.020643

  /// Compares two pictures, composited over white. Returns `nil` if their sizes differ.
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

  /// Returns the error up to which the pixels make up a share, 0…1, of the total error: 0.5 gives the weighted median.
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
