internal import CCairo
internal import CPixelKernels
import Foundation
internal import TouchstoneDrawing

/// The alpha values of a linear picture, in floating point.
///
/// A class because it counts its memory in the context for as long as it exists.
final class LinearPlane {
  private(set) var values: [Float]
  private let width: Int
  private let height: Int
  private let context: RenderContext
  private let cost: Int

  /// Copies the alpha values of a layer.
  ///
  /// - Throws: `RenderError.outOfMemory` if the context's limit would be exceeded.
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

  /// - Throws: `RenderError.cairo` if there is not enough memory.
  func blur(sigma: Double, cut: Double) throws {
    let status = ts_linear_blur(&values, width, height, 1, sigma, cut)
    if status != 0 { throw RenderError(CAIRO_STATUS_NO_MEMORY) }
  }

  /// Moves the plane by an offset in pixels.
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
