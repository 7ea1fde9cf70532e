import Foundation
internal import TouchstoneDrawing

/// Applies filters to the pixels of a finished linear layer, in floating point.
///
/// Blurs and shadows work on linear light. Colour matrices work on gamma-encoded components, unless a filter requests
/// linear ones.
struct LinearFilters {
  /// Computes the lengths of the filters in pixels.
  let filters: BitmapFilters
  /// Whether components beyond 0…1 are kept.
  let isExtended: Bool

  /// Applies filters, first to last.
  ///
  /// - Parameters:
  ///   - content: The part of the page that was drawn on, before the filters.
  ///   - isLinear: Whether matrices work on linear components.
  func apply(
    _ list: [Filter], to layer: LinearLayer, covering content: PixelBox, isLinear: Bool = false
  ) throws {
    for filter in list {
      switch filter {
      case .blur(let radius, let opaque):
        try layer.blur(sigma: filters.sigma(radius), cut: BitmapFilters.blurCut)
        if opaque { layer.solidify(content.intersection(layer.bounds)) }
      case .shadow(let shadow): try draw(shadow, on: layer)
      case .colorMatrix(let matrix): layer.map(through: matrix, isEncoded: !isLinear, clamps: !isExtended)
      case .alphaThreshold(let low, let high, let color):
        layer.threshold(from: low, to: high, color.linearComponents(isExtended: isExtended))
      case .linearLight(let filter): try apply([filter], to: layer, covering: content, isLinear: true)
      }
    }
  }

  private func draw(_ shadow: Filter.Shadow, on layer: LinearLayer) throws {
    let offset = shadow.offset.applying(filters.scale)
    let farthest = CGFloat(PixelBox.farthest)
    guard abs(offset.width) < farthest, abs(offset.height) < farthest else {
      // Out of sight, or not finite.
      return shadow.placement == .only ? layer.hold(from: 0, to: 0) : ()
    }
    let plane = try LinearPlane(alphaOf: layer)
    try plane.blur(sigma: filters.sigma(shadow.radius), cut: BitmapFilters.shadowCut)
    plane.shift(by: offset)
    let shade = try LinearLayer(bounds: layer.bounds, in: filters.context)
    // An inner shadow is cast by the area outside the picture.
    shade.shade(
      plane, shadow.color.linearComponents(isExtended: isExtended),
      isInverted: shadow.isInverted || shadow.placement == .inner)
    var composition = Composition()
    switch shadow.placement {
    case .below:
      shade.put(layer, composition, clamps: !isExtended)
      layer.pixels = shade.pixels
    case .only: layer.pixels = shade.pixels
    case .above, .inner:
      composition.blendMode = shadow.placement == .inner ? .sourceAtop : shadow.blendMode
      layer.put(shade, composition, clamps: !isExtended)
    }
  }
}

extension BitmapFilters {
  /// Applies a filter that works on linear components to a layer of encoded ones.
  ///
  /// - Parameter content: The part of the page that was drawn on, before the filter.
  func applyInLinearLight(_ filter: Filter, to layer: Layer, covering content: PixelBox) throws {
    let light = try LinearLayer(bounds: layer.bounds, in: context)
    light.decode(layer)
    try LinearFilters(filters: self, isExtended: false).apply([filter], to: light, covering: content, isLinear: true)
    light.encode(to: layer)
  }
}

extension ResolvedColor {
  /// Returns the premultiplied linear components: red, green, blue and alpha.
  ///
  /// - Parameter isExtended: Whether components beyond 0…1 are kept.
  func linearComponents(isExtended: Bool) -> [Float] {
    let alpha = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    let parts = [red, green, blue].map { encoded in
      let linear = encoded.isFinite ? ResolvedColor.linear(fromEncoded: encoded) : 0
      return (isExtended ? linear : min(max(linear, 0), 1)) * alpha
    }
    return parts + [alpha]
  }
}
