internal import CCairo
internal import CPixelKernels
import Foundation
internal import TouchstoneDrawing

extension LinearLayer {
  /// Blurs the pixels.
  ///
  /// - Throws: `RenderError.cairo` if there is not enough memory.
  func blur(sigma: Double, cut: Double) throws {
    let status = ts_linear_blur(&pixels, bounds.width, bounds.height, 4, sigma, cut)
    if status != 0 { throw RenderError(CAIRO_STATUS_NO_MEMORY) }
  }

  /// Applies a matrix to the straight components.
  ///
  /// - Parameters:
  ///   - isEncoded: Whether the matrix is for gamma-encoded components.
  ///   - clamps: Whether the resulting colours are clamped to 0…1.
  func map(through matrix: ColorMatrix, isEncoded: Bool, clamps: Bool) {
    ts_linear_color_matrix(
      &pixels, pixels.count / 4, matrix.rows.map { $0.isFinite ? $0 : 0 }, isEncoded ? 1 : 0, clamps ? 1 : 0)
  }

  /// Replaces pixels whose alpha is in a range with a premultiplied colour, and all others with transparent ones.
  func threshold(from low: Double, to high: Double, _ color: [Float]) {
    ts_linear_alpha_threshold(
      &pixels, pixels.count / 4, low.isNaN ? 0 : Float(low), high.isNaN ? 0 : Float(high), color)
  }

  /// Makes a part of the layer opaque in its own colours and clears the rest.
  func solidify(_ part: PixelBox) {
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

  /// Clamps the straight colours to a range.
  func hold(from least: Float, to most: Float) {
    ts_linear_hold(&pixels, pixels.count / 4, least, most)
  }

  /// Fills the layer with a premultiplied colour.
  func fill(_ color: [Float]) {
    ts_linear_alpha_threshold(&pixels, pixels.count / 4, -.infinity, .infinity, color)
  }

  /// Fills the layer with a premultiplied colour in the shape of an alpha plane, or of its inverse.
  func shade(_ plane: LinearPlane, _ color: [Float], isInverted: Bool) {
    ts_linear_shade(plane.values, color, isInverted ? 1 : 0, &pixels, pixels.count / 4)
  }

  /// Samples an image of half floats.
  func sample(_ image: CGImage, _ place: ImagePlace, _ interpolation: ImageDrawing.Interpolation) {
    guard let halves = image.halves else { return }
    let map = CGAffineTransform(translationX: CGFloat(bounds.minX), y: CGFloat(bounds.minY))
      .concatenating(place.toPage.inverted())
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { Double($0) }
    // If the image is made smaller, average as many samples per pixel as it takes to skip none of its pixels.
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
