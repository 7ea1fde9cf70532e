internal import CCairo
import Foundation
internal import TouchstoneDrawing
internal import TouchstoneFonts

/// Draws a display list in linear light, in floating point, by traversing it.
///
/// Cairo draws the shape of each step in eight bits; its colour, gradient or half floats are then added in floating
/// point. Other images, and groups that request encoded light, are first drawn with eight-bit components.
struct LinearRenderer {
  /// The renderer for single steps and groups in encoded light, which has the encoded layers below.
  private var renderer: BitmapRenderer
  /// Whether components beyond 0…1 are kept until the end.
  private var isExtended: Bool
  /// The linear layers below the current one, all of them above the encoded ones.
  private var below: [LinearLayer] = []

  init(renderer: BitmapRenderer, isExtended: Bool) {
    self.renderer = renderer
    self.isExtended = isExtended
  }

  private var context: RenderContext { renderer.context }

  /// Draws items into a transparent layer of encoded pixels.
  ///
  /// - Parameter transform: The transform from the items' coordinates to pixels of the page.
  func draw(_ items: [DisplayList.Item], _ transform: CGAffineTransform, into layer: Layer) throws {
    let page = try LinearLayer(bounds: layer.bounds, in: context)
    try draw(items, transform, on: page)
    page.encode(to: layer)
  }

  /// Draws items on a linear layer.
  func draw(_ items: [DisplayList.Item], _ transform: CGAffineTransform, on page: LinearLayer) throws {
    guard transform.isUsable else { return }
    for item in items {
      switch item {
      case .group(let group): try draw(group, transform, on: page)
      case .backdrop(let filters): try drawBackdrop(filters, transform, on: page)
      case .fill, .stroke, .image, .glyphs: try drawStep(item, transform, on: page)
      }
    }
  }

  // MARK: Steps

  /// The colour source for the shape of a step.
  private enum Ink {
    case color(ResolvedColor)
    case gradient(GradientGeometry)
    case mesh(MeshRaster)
    case image(ImageDrawing, ImagePlace)
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
    case .color(let color): content.tint(shape, color.linearComponents(isExtended: isExtended))
    case .gradient(let gradient):
      try content.fill(gradient, clamps: !isExtended)
      content.cover(shape)
    case .mesh(let mesh):
      mesh.fill(content, clamps: !isExtended)
      content.cover(shape)
    case .image(let drawing, let place):
      content.sample(drawing.image, place, drawing.interpolation)
      content.hold(from: -.greatestFiniteMagnitude, to: drawing.headroom)
      content.cover(shape)
    case nil: content.decode(shape)
    }
    page.put(content, Composition(), clamps: !isExtended)
  }

  /// Returns the ink of a step that is a shape with one paint; `nil` for a step that has to be drawn in its own
  /// colours.
  private func ink(of item: DisplayList.Item, _ transform: CGAffineTransform) throws -> Ink? {
    let paint: Paint
    switch item {
    case .fill(_, let own, _), .stroke(_, let own, _, _): paint = own
    case .glyphs(let run, let own):
      let painter = GlyphPainter(context: context, run: run, transform: transform)
      if painter.usesMasks, try painter.placements().contains(where: \.mask.isColor) { return nil }
      paint = own
    case .image(let drawing):
      guard isExtended, drawing.isBrighterThanWhite else { return nil }
      return ImagePlace(drawing, transform).map { .image(drawing, $0) }
    case .backdrop, .group: return nil
    }
    if case .color(let color) = paint { return .color(color) }
    if case .meshGradient(let mesh) = paint { return .mesh(MeshRaster(mesh, transform, opacity: 1)) }
    return GradientGeometry(paint, transform).map(Ink.gradient)
  }

  // MARK: Groups

  private func draw(_ group: DisplayList.Group, _ outer: CGAffineTransform, on page: LinearLayer) throws {
    guard renderer.depth < context.limits.depth else { throw RenderError.nestingTooDeep(limit: context.limits.depth) }
    let transform = group.transform.concatenating(outer)
    let composition = Composition(group)
    guard transform.isUsable, !composition.isInvisible else { return }
    if !group.isComposed, group.clips.isEmpty, group.light == nil || group.light == light {
      var inner = self
      inner.renderer.depth += 1
      return try inner.draw(group.items, transform, on: page)
    }
    let filters = BitmapFilters(context: context, scale: transform)
    let items = try Extents(context).bounds(of: group.items, transform)
    let bounds = renderer.layerBounds(of: items, page.bounds, filters, group.filters)
    guard !bounds.isEmpty else { return }
    let content = try picture(of: group, transform, bounds, over: page)
    try LinearFilters(filters: filters, isExtended: isExtended).apply(group.filters, to: content, covering: items)
    if !group.clips.isEmpty || group.mask != nil {
      content.cover(try shape(of: group, transform, bounds))
    }
    page.put(content, composition, clamps: !isExtended)
  }

  private var light: DisplayList.Light { isExtended ? .extended : .linear }

  /// Returns the items of a group, composed in its own light.
  private func picture(
    of group: DisplayList.Group, _ transform: CGAffineTransform, _ bounds: PixelBox, over page: LinearLayer
  ) throws -> LinearLayer {
    let content = try LinearLayer(bounds: bounds, in: context)
    var inner = self
    inner.renderer.depth += 1
    switch group.light ?? light {
    case .encoded:
      if group.items.readBackdrop {
        let backdrop = try Layer(.color, bounds: pageBounds(page), in: context)
        try self.backdrop(backdrop.bounds, page).encode(to: backdrop)
        inner.renderer.below = [backdrop]
      }
      let encoded = try Layer(.color, bounds: bounds, in: context)
      try inner.renderer.draw(group.items, transform, Composition(), on: encoded)
      try encoded.check()
      content.decode(encoded)
    case .linear, .extended:
      inner.isExtended = (group.light ?? light) == .extended
      inner.below.append(page)
      try inner.draw(group.items, transform, on: content)
      if inner.isExtended, !isExtended { content.hold(from: 0, to: 1) }
    }
    return content
  }

  /// Returns the shape to which the clips and the mask limit a group.
  private func shape(
    of group: DisplayList.Group, _ transform: CGAffineTransform, _ bounds: PixelBox
  ) throws -> Layer {
    let shape = try Layer(.color, bounds: bounds, in: context)
    let cover = Path(bounds.rect.insetBy(dx: -1, dy: -1).applying(transform.inverted()))
    let white = DisplayList.Item.fill(cover, .color(.white), FillStyle())
    let clipped = DisplayList.Group(clips: group.clips, mask: group.mask, items: [white])
    try renderer.draw([.group(clipped)], transform, Composition(), on: shape)
    try shape.check()
    return shape
  }

  // MARK: Backdrops

  /// Draws the filtered backdrop: everything that has been drawn so far.
  private func drawBackdrop(_ list: [Filter], _ transform: CGAffineTransform, on page: LinearLayer) throws {
    let filters = BitmapFilters(context: context, scale: transform)
    let bounds = page.bounds.expanded(by: filters.reach(of: list)).intersection(pageBounds(page))
    guard !bounds.isEmpty else { return }
    let content = try backdrop(bounds, page)
    try LinearFilters(filters: filters, isExtended: isExtended).apply(list, to: content, covering: bounds)
    page.put(content, Composition(), clamps: !isExtended)
  }

  /// Returns the bounds of the lowest layer.
  private func pageBounds(_ page: LinearLayer) -> PixelBox {
    renderer.below.first?.bounds ?? below.first?.bounds ?? page.bounds
  }

  /// Returns all layers up to the given one, each drawn normally.
  private func backdrop(_ bounds: PixelBox, _ page: LinearLayer) throws -> LinearLayer {
    let content = try LinearLayer(bounds: bounds, in: context)
    if !renderer.below.isEmpty {
      let encoded = try Layer(.color, bounds: bounds, in: context)
      for layer in renderer.below { renderer.paint(layer, opacity: 1, on: encoded) }
      try encoded.check()
      content.decode(encoded)
    }
    for layer in below + [page] { content.put(layer, Composition(), clamps: !isExtended) }
    return content
  }
}

extension [DisplayList.Item] {
  /// Whether any of the items reads its backdrop.
  fileprivate var readBackdrop: Bool {
    contains { item in
      switch item {
      case .backdrop: true
      case .group(let group): group.items.readBackdrop
      case .fill, .stroke, .image, .glyphs: false
      }
    }
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
    case .image(let drawing):
      .fill(.rectangle(drawing.rect), .color(.white), FillStyle(antialiased: drawing.isAntialiased))
    case .backdrop, .group: self
    }
  }
}
