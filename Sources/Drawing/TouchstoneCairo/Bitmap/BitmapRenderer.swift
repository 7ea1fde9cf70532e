internal import CCairo
import Foundation
internal import TouchstoneDrawing

/// Draws a display list by traversing it.
///
/// Layers are created only if a group needs one, and cover only the part of the page in which it is visible.
struct BitmapRenderer {
  let context: RenderContext
  /// The number of open groups.
  var depth = 0
  /// The layers below the current one, starting with the page.
  var below: [Layer] = []

  init(context: RenderContext) {
    self.context = context
  }

  /// Draws items on a layer.
  ///
  /// - Parameters:
  ///   - transform: The transform from the items' coordinates to pixels.
  ///   - composition: How each item is composed onto the layer.
  func draw(
    _ items: [DisplayList.Item], _ transform: CGAffineTransform, _ composition: Composition, on layer: Layer
  ) throws {
    guard transform.isUsable else { return }
    for item in items {
      switch item {
      case .group(let group):
        try draw(group, transform, composition, on: layer)
      case .backdrop(let filters):
        try drawBackdrop(filters, transform, composition, on: layer)
      case .fill, .stroke, .image, .glyphs:
        try compose(composition, layer, area: { try Extents(context).bounds(of: item, transform) }) {
          target, composition in
          try drawShape(item, transform, composition, on: target)
        }
      }
    }
  }

  private func drawShape(
    _ item: DisplayList.Item, _ transform: CGAffineTransform, _ composition: Composition, on layer: Layer
  ) throws {
    switch item {
    case .fill(let path, let paint, let style):
      try fill(path, paint, style, transform, composition, on: layer)
    case .stroke(let path, let paint, let style, let isAntialiased):
      try stroke(path, paint, style, isAntialiased: isAntialiased, transform, composition, on: layer)
    case .image(let image):
      try draw(image, transform, composition, on: layer)
    case .glyphs(let run, let paint):
      try draw(run, paint, transform, composition, on: layer)
    case .backdrop, .group: break
    }
  }

  private func draw(
    _ group: DisplayList.Group, _ transform: CGAffineTransform, _ outer: Composition, on layer: Layer
  ) throws {
    guard depth < context.limits.depth else { throw RenderError.nestingTooDeep(limit: context.limits.depth) }
    var inner = self
    inner.depth += 1
    let transform = group.transform.concatenating(transform)
    guard transform.isUsable else { return }
    let isPlain =
      group.filters.isEmpty && group.mask == nil && !group.isLayer && !group.isLinear
      && !group.clips.contains(where: \.isInverse)
    let composition = Composition(group).within(outer)
    if isPlain, let composition, composition == Composition() || group.items.count == 1 {
      guard !composition.isInvisible else { return }
      try layer.withSavedState {
        clip(to: group.clips, transform, on: layer)
        if !layer.clipBounds.isEmpty { try inner.draw(group.items, transform, composition, on: layer) }
      }
    } else if let composition {
      try inner.drawLayered(group, transform, composition, on: layer)
    } else {
      // The group blends only with the contents of the outer one: use a layer with the outer composition.
      var isolated = group
      isolated.transform = .identity
      let wrapped = [DisplayList.Item.group(isolated)]
      try compose(outer, layer, forcesLayer: true, area: { try Extents(context).bounds(of: wrapped, transform) }) {
        target, _ in
        try inner.above(layer).draw(wrapped, transform, Composition(), on: target)
      }
    }
  }

  /// Returns the renderer for a layer that will be composed onto another.
  func above(_ layer: Layer) -> BitmapRenderer {
    var renderer = self
    renderer.below.append(layer)
    return renderer
  }

  /// Draws the filtered backdrop: everything that has been drawn so far.
  private func drawBackdrop(
    _ list: [Filter], _ transform: CGAffineTransform, _ composition: Composition, on layer: Layer
  ) throws {
    let visible = layer.clipBounds
    let page = below.first ?? layer
    guard !visible.isEmpty else { return }
    let filters = BitmapFilters(context: context, scale: transform)
    let bounds = visible.expanded(by: filters.reach(of: list)).intersection(page.bounds)
    guard !bounds.isEmpty else { return }
    let content = try Layer(.color, bounds: bounds, in: context)
    for lower in below + [layer] { paint(lower, opacity: 1, on: content) }
    try content.check()
    try filters.apply(list, to: content, covering: bounds, visible: visible)
    try put(content, composition, onto: layer)
  }

  /// Clips drawing to the inside of paths.
  func clip(to clips: [DisplayList.Clip], _ transform: CGAffineTransform, on layer: Layer) {
    for clip in clips where !clip.isInverse {
      // A path that is not finite has no inside: Cairo clips everything away.
      _ = CairoPath.trace(clip.path, transform, on: layer.cairo)
      clip.style.apply(to: layer.cairo)
      cairo_clip(layer.cairo)
    }
  }

  private func fill(
    _ path: Path, _ paint: Paint, _ style: FillStyle, _ transform: CGAffineTransform, _ composition: Composition,
    on layer: Layer
  ) throws {
    let area =
      paint.needsPixels ? Extents(context).bounds(of: path, transform).intersection(layer.clipBounds) : layer.bounds
    guard try setSource(paint, transform, composition, area, on: layer),
      CairoPath.trace(path, transform, on: layer.cairo)
    else { return }
    style.apply(to: layer.cairo)
    if composition.isUnbounded {
      layer.withSavedState {
        cairo_clip(layer.cairo)
        cairo_paint(layer.cairo)
      }
    } else {
      cairo_fill(layer.cairo)
    }
  }

  private func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, isAntialiased: Bool, _ transform: CGAffineTransform,
    _ composition: Composition, on layer: Layer
  ) throws {
    let area =
      paint.needsPixels || composition.isUnbounded
      ? Extents(context).bounds(of: path, stroked: style, transform).intersection(layer.clipBounds) : layer.bounds
    guard try setSource(paint, transform, composition, area, on: layer) else { return }
    layer.withSavedState {
      if composition.isUnbounded { limit(to: area, on: layer) }
      let length = style.dash.isEmpty ? 0 : path.lengthBound * transform.lengthScale
      let style = CairoStroke.drawable(style, transform, length: length)
      if let pieces = path.strokePieces(style) {
        stroke(pieces, isAntialiased: isAntialiased, transform, on: layer)
        return
      }
      guard CairoPath.trace(path, transform, stroked: style, on: layer.cairo) else { return }
      CairoStroke.stroke(style, transform, length: length, isAntialiased: isAntialiased, on: layer.cairo)
    }
  }

  /// Strokes the pieces of a long path with the current source, as one area.
  private func stroke(
    _ pieces: [Path.StrokePiece], isAntialiased: Bool, _ transform: CGAffineTransform, on layer: Layer
  ) {
    cairo_push_group_with_content(layer.cairo, CAIRO_CONTENT_ALPHA)
    cairo_set_operator(layer.cairo, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(layer.cairo, 0, 0, 0, 1)
    for piece in pieces where CairoPath.trace(piece.path, transform, stroked: piece.style, on: layer.cairo) {
      CairoStroke.stroke(piece.style, transform, length: 0, isAntialiased: isAntialiased, on: layer.cairo)
    }
    let mask = cairo_pop_group(layer.cairo)
    defer { cairo_pattern_destroy(mask) }
    cairo_mask(layer.cairo, mask)
  }

  /// Clips drawing to a rectangle of pixels.
  func limit(to area: PixelBox, on layer: Layer) {
    cairo_new_path(layer.cairo)
    cairo_rectangle(layer.cairo, Double(area.minX), Double(area.minY), Double(area.width), Double(area.height))
    cairo_clip(layer.cairo)
  }

  /// Makes a paint the source, and the operator of a composition the current one.
  ///
  /// - Returns: Whether there is anything to draw.
  func setSource(
    _ paint: Paint, _ transform: CGAffineTransform, _ composition: Composition, _ area: PixelBox, on layer: Layer
  ) throws -> Bool {
    guard
      try PaintSource(context: context).set(
        paint, transform, opacity: composition.opacity, area: area, on: layer)
    else { return false }
    cairo_set_operator(layer.cairo, composition.cairoOperator)
    return true
  }
}

extension FillStyle {
  /// Applies the style to a Cairo context.
  func apply(to cairo: OpaquePointer) {
    cairo_set_fill_rule(cairo, isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(cairo, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }
}
