internal import CCairo
internal import CPixelKernels
import Foundation
internal import TouchstoneDrawing

/// The alphas of a picture of linear light, in floats.
///
/// A class because it counts its memory in the context for as long as it lives.
final class LinearPlane {
  private(set) var values: [Float]
  private let width: Int
  private let height: Int
  private let context: RenderContext
  private let cost: Int

  /// Takes the alphas of a layer.
  ///
  /// - Throws: `RenderError.outOfMemory` where the context's limit would be exceeded.
  init(alphaOf layer: LinearLayer) throws {
    width = layer.bounds.width
    height = layer.bounds.height
    context = layer.context
    cost = width * height * 4
    try context.reserve(Double(cost))
    values = [Float](unsafeUninitializedCapacity: width * height) { values, count in
      if let first = values.baseAddress { ts_linear_alpha(layer.pixels, first, layer.pixels.count / 4) }
      count = layer.pixels.count / 4
    }
  }

  deinit { context.heldBytes -= cost }

  /// - Throws: `RenderError.cairo` where memory is lacking.
  func blur(sigma: Double, cut: Double) throws {
    let status = ts_linear_blur(&values, width, height, 1, sigma, cut)
    if status != 0 { throw RenderError(CAIRO_STATUS_NO_MEMORY) }
  }

  /// Moves the plane by a distance in pixels.
  func shift(by offset: CGSize) {
    guard offset != .zero else { return }
    values = [Float](unsafeUninitializedCapacity: values.count) { moved, count in
      if let first = moved.baseAddress {
        ts_linear_shift(values, first, width, height, Double(offset.width), Double(offset.height))
      }
      count = values.count
    }
  }
}
