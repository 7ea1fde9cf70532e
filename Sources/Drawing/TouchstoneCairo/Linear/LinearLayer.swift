internal import CCairo
internal import CPixelKernels
import Foundation
internal import TouchstoneDrawing

/// Linear pixels in floating point: red, green, blue and alpha, premultiplied.
///
/// A class because it counts its memory in the context for as long as it exists.
final class LinearLayer {
  /// The part of the page that the layer covers.
  let bounds: PixelBox
  /// Four floats per pixel, row by row.
  var pixels: [Float]
  let context: RenderContext
  private let cost: Int

  /// Creates a transparent layer.
  ///
  /// - Throws: `RenderError.outOfMemory` if the context's limit would be exceeded.
  init(bounds: PixelBox, in context: RenderContext) throws {
    let size = Double(bounds.width) * Double(bounds.height) * 16
    try context.reserve(size)
    self.bounds = bounds
    self.context = context
    pixels = [Float](repeating: 0, count: bounds.width * bounds.height * 4)
    cost = Int(size)
  }

  deinit { context.heldBytes -= cost }

  /// Converts the colours of an encoded layer with the same bounds.
  func decode(_ layer: Layer) {
    forEachRow(with: layer) { bytes, pixels, count in ts_linear_from_bgra(bytes, pixels, count) }
  }

  /// Writes the colours to an encoded layer with the same bounds.
  func encode(to layer: Layer) {
    forEachRow(with: layer) { bytes, pixels, count in ts_bgra_from_linear(pixels, bytes, count) }
  }

  /// Fills the shape of a layer with the same bounds with a premultiplied colour.
  func tint(_ layer: Layer, _ color: [Float]) {
    forEachRow(with: layer) { bytes, pixels, count in ts_linear_tint(bytes, color, pixels, count) }
  }

  /// Fills the layer with a gradient.
  ///
  /// - Throws: `RenderError` if there is not enough memory.
  func fill(_ gradient: GradientGeometry, clamps: Bool) throws {
    let count = GradientTable.count(forLength: gradient.length)
    // The last entry is transparent, for pixels that the gradient does not reach.
    let table = GradientTable.linearLight(gradient.ramp, count: count, clamps: clamps) + [0, 0, 0, 0]
    let indices = try Layer(.color, bounds: bounds, in: context)
    gradient.fill(indices, with: Array(0..<UInt32(count)), outside: UInt32(count))
    forEachRow(with: indices) { bytes, pixels, count in ts_linear_gather(bytes, table, pixels, count) }
  }

  /// Returns the pixels as half floats.
  ///
  /// - Parameter isOpaque: Whether every alpha is set to 1.
  func halves(isOpaque: Bool) -> [UInt16] {
    [UInt16](unsafeUninitializedCapacity: pixels.count) { halves, count in
      guard let first = halves.baseAddress else { return }
      ts_half_from_linear(pixels, first, pixels.count / 4, isOpaque ? 1 : 0)
      count = pixels.count
    }
  }

  /// Multiplies the pixels by the alpha of a layer with the same bounds.
  func cover(_ layer: Layer) {
    forEachRow(with: layer) { bytes, pixels, count in ts_linear_cover(bytes, pixels, count) }
  }

  /// Composes another layer onto this one, where both overlap.
  func put(_ source: LinearLayer, _ composition: Composition, clamps: Bool) {
    let area = bounds.intersection(source.bounds)
    guard !area.isEmpty else { return }
    source.pixels.withUnsafeBufferPointer { above in
      pixels.withUnsafeMutableBufferPointer { below in
        guard let above = above.baseAddress, let below = below.baseAddress else { return }
        for y in area.minY..<area.maxY {
          let first = above + source.offset(area.minX, y)
          let target = below + offset(area.minX, y)
          let opacity = Float(composition.opacity)
          switch composition.blendMode.means {
          case .kernel(let mode): ts_linear_blend(mode, first, target, area.width, opacity, clamps ? 1 : 0)
          case .cairo:
            let shares = composition.blendMode.shares
            ts_linear_compose(shares.source, shares.backdrop, first, target, area.width, opacity, clamps ? 1 : 0)
          }
        }
      }
    }
  }

  private func offset(_ x: Int, _ y: Int) -> Int { ((y - bounds.minY) * bounds.width + x - bounds.minX) * 4 }

  private func forEachRow(
    with layer: Layer, _ body: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Float>, Int) -> Void
  ) {
    layer.withPixels { bytes, stride in
      pixels.withUnsafeMutableBufferPointer { pixels in
        guard let first = pixels.baseAddress else { return }
        for row in 0..<bounds.height {
          body(bytes + row * stride, first + row * bounds.width * 4, bounds.width)
        }
      }
    }
  }
}

extension CGBlendMode {
  /// The weights of source and backdrop in the modes that do not mix colours. Where the source is translucent, it
  /// clears or replaces the backdrop in proportion to its alpha.
  fileprivate var shares: (source: ts_share, backdrop: ts_share) {
    switch self {
    case .clear, .destinationOut: (ts_share_none, ts_share_rest)
    case .sourceIn: (ts_share_alpha, ts_share_none)
    case .sourceOut: (ts_share_rest, ts_share_none)
    case .sourceAtop: (ts_share_alpha, ts_share_rest)
    case .destinationOver: (ts_share_rest, ts_share_all)
    case .destinationIn: (ts_share_none, ts_share_alpha)
    case .destinationAtop: (ts_share_rest, ts_share_alpha)
    case .xor: (ts_share_rest, ts_share_rest)
    case .plusLighter: (ts_share_all, ts_share_all)
    default: (ts_share_all, ts_share_rest)
    }
  }
}
