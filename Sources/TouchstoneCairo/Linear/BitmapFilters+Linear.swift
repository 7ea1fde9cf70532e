internal import CCairo
import Foundation
internal import TouchstoneDrawing

extension BitmapFilters {
  /// Applies a filter to components of linear light, in floats.
  ///
  /// - Parameter content: The part of the page that was drawn on, before the filter.
  func applyInLinearLight(_ filter: Filter, to layer: Layer, covering content: PixelRect) throws {
    switch filter {
    case .blur(let radius, let opaque):
      let light = try light(of: layer)
      try light.blur(sigma: sigma(radius), cut: Self.blurCut)
      light.encode(to: layer)
      if opaque { layer.solidify(content.intersection(layer.bounds)) }
    case .colorMatrix(let matrix):
      let light = try light(of: layer)
      light.map(through: matrix)
      light.encode(to: layer)
    case .shadow(let shadow):
      try draw(shadow, inLinearLightOn: layer)
    case .alphaThreshold, .linearLight:
      try apply([filter], to: layer, covering: content)
    }
  }

  private func light(of layer: Layer) throws -> LinearLayer {
    let light = try LinearLayer(bounds: layer.bounds, in: context)
    light.decode(layer)
    return light
  }

  /// Draws the shape of the shadow alone, and puts it together with the picture in linear light.
  private func draw(_ shadow: Filter.Shadow, inLinearLightOn layer: Layer) throws {
    // One colour alone is the same in either light.
    guard shadow.placement != .only else { return try apply([.shadow(shadow)], to: layer, covering: layer.bounds) }
    var alone = shadow
    alone.placement = .only
    alone.isInverted = shadow.isInverted || shadow.placement == .inner
    let shape = try Layer(.color, bounds: layer.bounds, in: context)
    cairo_set_source_surface(shape.cairo, layer.surface, 0, 0)
    cairo_paint(shape.cairo)
    try apply([.shadow(alone)], to: shape, covering: layer.bounds)
    let shade = try light(of: shape)
    let picture = try light(of: layer)
    switch shadow.placement {
    case .below, .only:
      shade.put(picture, Composition(), clamps: true)
      shade.encode(to: layer)
    case .above, .inner:
      var composition = Composition()
      composition.blendMode = shadow.placement == .inner ? .sourceAtop : shadow.blendMode
      picture.put(shade, composition, clamps: true)
      picture.encode(to: layer)
    }
  }
}
