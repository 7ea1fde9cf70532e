internal import CCairo
internal import CPixelKernels
import Foundation
internal import TouchstoneDrawing

extension BitmapRenderer {
  /// Draws with a composition: directly if Cairo supports it, otherwise on a layer that is then composed onto the page.
  ///
  /// - Parameters:
  ///   - area: Returns the part of the page that the drawing may touch; called only if a layer is needed.
  ///   - body: Draws with the composition that it receives.
  func compose(
    _ composition: Composition, _ layer: Layer, forcesLayer: Bool = false, area: () throws -> PixelBox,
    _ body: (Layer, Composition) throws -> Void
  ) throws {
    if case .cairo = composition.blendMode.means, !forcesLayer {
      return try body(layer, composition)
    }
    let bounds = try area().intersection(layer.clipBounds)
    guard !bounds.isEmpty else { return }
    let content = try Layer(.color, bounds: bounds, in: context)
    try body(content, Composition())
    try put(content, composition, onto: layer)
  }

  /// Composes a finished layer onto another, within the other's clip.
  func put(_ content: Layer, _ composition: Composition, onto layer: Layer) throws {
    try content.check()
    switch composition.blendMode.means {
    case .cairo(let value, let isUnbounded):
      layer.withSavedState {
        if isUnbounded { limit(to: content.bounds, on: layer) }
        cairo_set_operator(layer.cairo, value)
        paint(content, opacity: composition.opacity, on: layer)
      }
    case .kernel(let mode):
      let bounds = content.bounds.intersection(layer.clipBounds)
      guard !bounds.isEmpty else { return }
      let blended = try Layer(.color, bounds: bounds, in: context)
      cairo_set_operator(blended.cairo, CAIRO_OPERATOR_SOURCE)
      paint(layer, opacity: 1, on: blended)
      blended.blend(content, mode, opacity: Float(composition.opacity))
      // With SOURCE, an antialiased clip edge mixes the original page with the blended one.
      layer.withSavedState {
        cairo_set_operator(layer.cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(layer.cairo, blended.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(layer.cairo), CAIRO_FILTER_NEAREST)
        cairo_rectangle(
          layer.cairo, Double(bounds.minX), Double(bounds.minY), Double(bounds.width), Double(bounds.height))
        cairo_fill(layer.cairo)
      }
    }
  }

  /// Paints a layer in its own position, with the current operator.
  func paint(_ content: Layer, opacity: Double, on layer: Layer) {
    cairo_set_source_surface(layer.cairo, content.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(layer.cairo), CAIRO_FILTER_NEAREST)
    if opacity < 1 {
      cairo_paint_with_alpha(layer.cairo, opacity)
    } else {
      cairo_paint(layer.cairo)
    }
    // Releases the content, which may be large.
    cairo_set_source_rgb(layer.cairo, 0, 0, 0)
  }

  /// Draws a group on a separate layer (items, filters, clips, mask), then composes it onto the page.
  func drawLayered(
    _ group: DisplayList.Group, _ transform: CGAffineTransform, _ composition: Composition, on layer: Layer
  ) throws {
    guard !composition.isInvisible else { return }
    try layer.withSavedState {
      clip(to: group.clips, transform, on: layer)
      let visible = layer.clipBounds
      guard !visible.isEmpty else { return }
      let filters = BitmapFilters(context: context, scale: transform)
      let items = try Extents(context).bounds(of: group.items, transform)
      let bounds = layerBounds(of: items, visible, filters, group.filters)
      guard !bounds.isEmpty else { return }
      let content = try Layer(.color, bounds: bounds, in: context)
      if group.isLinear {
        try LinearRenderer(renderer: above(layer), isExtended: group.light == .extended)
          .draw(group.items, transform, into: content)
      } else {
        try above(layer).draw(group.items, transform, Composition(), on: content)
      }
      try content.check()
      try filters.apply(group.filters, to: content, covering: items, visible: visible)
      try cutOut(group.clips, transform, of: content)
      if let mask = group.mask { try apply(mask, transform, to: content) }
      try put(content, composition, onto: layer)
    }
  }

  /// Returns the pixels that a group needs: the visible ones, and beyond them those that filters spread into these.
  func layerBounds(
    of items: PixelBox, _ visible: PixelBox, _ filters: BitmapFilters, _ list: [Filter]
  ) -> PixelBox {
    let reach = filters.reach(of: list)
    if list.contains(where: \.fillsPlane) { return visible.expanded(by: reach) }
    let spreading = list.filter(\.spreads).count
    if spreading == 0 { return items.intersection(visible) }
    if spreading == 1 {
      // Colour spreads one way: from items within reach of the visible part, to visible pixels within reach of the
      // items.
      return items.intersection(visible.expanded(by: reach)).union(visible.intersection(items.expanded(by: reach)))
    }
    return items.expanded(by: reach).intersection(visible.expanded(by: reach))
  }

  /// Clears the inside of inverse clips.
  private func cutOut(_ clips: [DisplayList.Clip], _ transform: CGAffineTransform, of content: Layer) throws {
    for clip in clips where clip.isInverse {
      guard CairoPath.trace(clip.path, transform, on: content.cairo) else { continue }
      clip.style.apply(to: content.cairo)
      cairo_set_operator(content.cairo, CAIRO_OPERATOR_DEST_OUT)
      cairo_set_source_rgb(content.cairo, 0, 0, 0)
      cairo_fill(content.cairo)
    }
  }

  /// Multiplies a layer by the alpha of a mask, or by its inverse.
  private func apply(_ mask: DisplayList.Mask, _ transform: CGAffineTransform, to content: Layer) throws {
    let opacity = try Layer(.color, bounds: content.bounds, in: context)
    try draw(mask.items, transform, Composition(), on: opacity)
    try opacity.check()
    cairo_set_operator(content.cairo, mask.isInverse ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_DEST_IN)
    paint(opacity, opacity: 1, on: content)
  }
}

extension Filter {
  /// Whether the filter spreads colour from pixel to pixel.
  var spreads: Bool {
    switch self {
    case .blur, .shadow: true
    case .colorMatrix, .alphaThreshold: false
    case .linearLight(let filter): filter.spreads
    }
  }
}

extension Composition {
  /// The operator of a blend mode that Cairo computes.
  var cairoOperator: cairo_operator_t {
    if case .cairo(let value, _) = blendMode.means { value } else { CAIRO_OPERATOR_OVER }
  }

  /// Whether drawing also changes the page outside the shape, unless it is clipped.
  var isUnbounded: Bool {
    if case .cairo(_, let isUnbounded) = blendMode.means { isUnbounded } else { false }
  }
}

extension Layer {
  /// Makes every pixel opaque, as if the layer were on black.
  func fillAlpha() {
    withPixels { pixels, stride in
      for row in 0..<bounds.height { ts_fill_alpha_bgra(pixels + row * stride, bounds.width) }
    }
  }

  /// Blends another layer, which covers all of this one, over this one.
  func blend(_ source: Layer, _ mode: ts_blend_mode, opacity: Float) {
    withPixels { pixels, stride in
      source.withPixels { above, aboveStride in
        let first = above + (bounds.minY - source.bounds.minY) * aboveStride + (bounds.minX - source.bounds.minX) * 4
        for row in 0..<bounds.height {
          ts_blend_bgra(mode, first + row * aboveStride, pixels + row * stride, bounds.width, opacity)
        }
      }
    }
  }
}
