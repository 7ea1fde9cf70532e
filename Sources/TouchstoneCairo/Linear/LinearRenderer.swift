internal import CCairo
import Foundation
internal import TouchstoneDrawing
internal import TouchstoneFonts

/// The walk over a display list that puts it together in linear light, in floats.
///
/// Cairo makes the shape of each step in eight bits; its colour or gradient joins in floats. Pictures and meshes are
/// drawn in encoded components of eight bits first, and filters work on these.
struct LinearRenderer {
  /// Draws single steps.
  let renderer: BitmapRenderer
  /// Whether components beyond 0…1 are kept until the end.
  let isExtended: Bool
  private var depth = 0

  init(renderer: BitmapRenderer, isExtended: Bool) {
    self.renderer = renderer
    self.isExtended = isExtended
  }

  private var context: RenderContext { renderer.context }

  /// Draws items into a clear layer of encoded pixels.
  ///
  /// - Parameter transform: From the items' coordinates to pixels of the page.
  func draw(_ items: [DisplayList.Item], _ transform: CGAffineTransform, into layer: Layer) throws {
    let page = try LinearLayer(bounds: layer.bounds, in: context)
    try draw(items, transform, on: page)
    page.encode(to: layer)
  }

  /// Draws items onto linear light.
  func draw(_ items: [DisplayList.Item], _ transform: CGAffineTransform, on page: LinearLayer) throws {
    guard transform.isUsable else { return }
    for item in items {
      switch item {
      case .group(let group): try draw(group, transform, on: page)
      case .backdrop(let filters):
        let content = try Layer(.color, bounds: page.bounds, in: context)
        page.encode(to: content)
        try BitmapFilters(context: context, scale: transform).apply(filters, to: content, covering: page.bounds)
        let filtered = try LinearLayer(bounds: page.bounds, in: context)
        filtered.decode(content)
        page.put(filtered, Composition(), clamps: !isExtended)
      case .fill, .stroke, .image, .glyphs: try drawStep(item, transform, on: page)
      }
    }
  }

  /// What colours the shape of a step in floats.
  private enum Ink {
    case color(ResolvedColor)
    case gradient(GradientGeometry)
  }

  private func drawStep(_ item: DisplayList.Item, _ transform: CGAffineTransform, on page: LinearLayer) throws {
    let bounds = try Extents(context).bounds(of: item, transform).intersection(page.bounds)
    guard !bounds.isEmpty else { return }
    let ink = try ink(of: item, transform)
    let shape = try Layer(.color, bounds: bounds, in: context)
    try renderer.draw([ink == nil ? item : item.inWhite], transform, Composition(), on: shape)
    try shape.check()
    let content = try LinearLayer(bounds: bounds, in: context)
    switch ink {
    case .color(let color): content.tint(shape, components(of: color))
    case .gradient(let gradient):
      try content.fill(gradient, clamps: !isExtended)
      content.cover(shape)
    case nil: content.decode(shape)
    }
    page.put(content, Composition(), clamps: !isExtended)
  }

  /// The ink of a step that is a shape in one paint; `nil` for a step that is to be drawn in its own colours.
  private func ink(of item: DisplayList.Item, _ transform: CGAffineTransform) throws -> Ink? {
    let paint: Paint
    switch item {
    case .fill(_, let own, _), .stroke(_, let own, _, _): paint = own
    case .glyphs(let run, let own):
      let painter = GlyphPainter(context: context, run: run, transform: transform)
      if painter.usesMasks, try painter.placements().contains(where: \.mask.isColor) { return nil }
      paint = own
    case .image, .backdrop, .group: return nil
    }
    if case .color(let color) = paint { return .color(color) }
    return GradientGeometry(paint, transform).map(Ink.gradient)
  }

  /// The premultiplied linear components.
  private func components(of color: ResolvedColor) -> [Float] {
    let opacity = color.opacity.isNaN ? 0 : min(max(color.opacity, 0), 1)
    let parts = [color.red, color.green, color.blue].map { encoded in
      let linear = encoded.isFinite ? ResolvedColor.linear(fromEncoded: encoded) : 0
      return (isExtended ? linear : min(max(linear, 0), 1)) * opacity
    }
    return parts + [opacity]
  }

  private func draw(_ group: DisplayList.Group, _ outer: CGAffineTransform, on page: LinearLayer) throws {
    guard depth < context.limits.depth else { throw RenderError.nestingTooDeep(limit: context.limits.depth) }
    var inner = self
    inner.depth += 1
    let transform = group.transform.concatenating(outer)
    let composition = Composition(group)
    guard transform.isUsable, !composition.isInvisible else { return }
    if !group.needsLayer, group.clips.isEmpty { return try inner.draw(group.items, transform, on: page) }
    let filters = BitmapFilters(context: context, scale: transform)
    let items = try Extents(context).bounds(of: group.items, transform)
    let bounds = renderer.layerBounds(of: items, page.bounds, filters, group.filters)
    guard !bounds.isEmpty else { return }
    let content = try LinearLayer(bounds: bounds, in: context)
    try inner.draw(group.items, transform, on: content)
    if !group.filters.isEmpty {
      let encoded = try Layer(.color, bounds: bounds, in: context)
      content.encode(to: encoded)
      try filters.apply(group.filters, to: encoded, covering: items)
      content.decode(encoded)
    }
    if !group.clips.isEmpty || group.mask != nil {
      content.cover(try shape(of: group, transform, bounds))
    }
    page.put(content, composition, clamps: !isExtended)
  }

  /// Where the clips and the mask of a group let it show.
  private func shape(
    of group: DisplayList.Group, _ transform: CGAffineTransform, _ bounds: PixelRect
  ) throws -> Layer {
    let shape = try Layer(.color, bounds: bounds, in: context)
    let cover = Path(bounds.rect.insetBy(dx: -1, dy: -1).applying(transform.inverted()))
    let white = DisplayList.Item.fill(cover, .color(.white), FillStyle())
    let clipped = DisplayList.Group(clips: group.clips, mask: group.mask, items: [white])
    try renderer.draw([.group(clipped)], transform, Composition(), on: shape)
    try shape.check()
    return shape
  }
}

extension DisplayList.Item {
  /// The shape of a step, in white.
  fileprivate var inWhite: DisplayList.Item {
    switch self {
    case .fill(let path, _, let style): .fill(path, .color(.white), style)
    case .stroke(let path, _, let style, let isAntialiased):
      .stroke(path, .color(.white), style, isAntialiased: isAntialiased)
    case .glyphs(let run, _): .glyphs(run, .color(.white))
    case .image, .backdrop, .group: self
    }
  }
}
