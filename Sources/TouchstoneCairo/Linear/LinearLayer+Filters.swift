internal import CCairo
internal import CPixelKernels
import Foundation
internal import TouchstoneDrawing

extension LinearLayer {
  /// Blurs the pixels.
  ///
  /// - Throws: `RenderError.cairo` where memory is lacking.
  func blur(sigma: Double, cut: Double) throws {
    let status = ts_linear_blur(&pixels, bounds.width, bounds.height, 4, sigma, cut)
    if status != 0 { throw RenderError(CAIRO_STATUS_NO_MEMORY) }
  }

  /// Maps the straight components by a matrix.
  ///
  /// - Parameters:
  ///   - isEncoded: Whether the matrix is one of gamma-encoded components.
  ///   - clamps: Whether the resulting colours are held within 0…1.
  func map(through matrix: ColorMatrix, isEncoded: Bool, clamps: Bool) {
    ts_linear_color_matrix(
      &pixels, pixels.count / 4, matrix.rows.map { $0.isFinite ? $0 : 0 }, isEncoded ? 1 : 0, clamps ? 1 : 0)
  }

  /// Turns pixels whose alpha lies in a range into a premultiplied colour, all others into clear ones.
  func threshold(from low: Double, to high: Double, _ color: [Float]) {
    ts_linear_alpha_threshold(
      &pixels, pixels.count / 4, low.isNaN ? 0 : Float(low), high.isNaN ? 0 : Float(high), color)
  }

  /// Makes a part of the layer opaque in its own colours and clears the rest.
  func solidify(_ part: PixelRect) {
    let width = bounds.width * 4
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      for row in bounds.minY..<bounds.maxY {
        let start = first + (row - bounds.minY) * width
        guard row >= part.minY, row < part.maxY else {
          start.update(repeating: 0, count: width)
          continue
        }
        let (left, right) = ((part.minX - bounds.minX) * 4, (part.maxX - bounds.minX) * 4)
        start.update(repeating: 0, count: left)
        ts_linear_solidify(start + left, part.width)
        (start + right).update(repeating: 0, count: width - right)
      }
    }
  }

  /// Holds the straight colours within a range.
  func hold(from least: Float, to most: Float) {
    ts_linear_hold(&pixels, pixels.count / 4, least, most)
  }

  /// Takes one premultiplied colour everywhere.
  func fill(_ color: [Float]) {
    ts_linear_alpha_threshold(&pixels, pixels.count / 4, -.infinity, .infinity, color)
  }

  /// Takes one premultiplied colour in the shape of alphas, or in what these leave free.
  func shade(_ plane: LinearPlane, _ color: [Float], isInverted: Bool) {
    ts_linear_shade(plane.values, color, isInverted ? 1 : 0, &pixels, pixels.count / 4)
  }

  /// Takes the pixels of an image of half floats.
  func sample(_ image: CGImage, _ place: ImagePlace, _ interpolation: ImageDrawing.Interpolation) {
    guard let halves = image.halves else { return }
    let map = CGAffineTransform(translationX: CGFloat(bounds.minX), y: CGFloat(bounds.minY))
      .concatenating(place.toPage.inverted())
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { Double($0) }
    // Where the image is made smaller, so many of its pixels come to lie on one that none may be skipped.
    let steps = interpolation == .none ? 1 : min(max(Int(map.lengthScale.rounded(.up)), 1), 32)
    halves.withUnsafeBufferPointer { halves in
      guard let first = halves.baseAddress else { return }
      ts_linear_sample_half(
        first + (place.source.minY * image.width + place.source.minX) * 4, image.width, place.source.width,
        place.source.height, numbers, interpolation == .none ? 0 : 1, Int32(steps), &pixels, bounds.width,
        bounds.height)
    }
  }
}
