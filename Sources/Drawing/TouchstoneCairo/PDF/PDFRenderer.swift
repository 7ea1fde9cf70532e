internal import CCairo
import Foundation
internal import TouchstoneDrawing

/// Writes a display list to a PDF page by traversing it.
///
/// Page coordinates are in points, with y down.
struct PDFRenderer {
  let cairo: OpaquePointer
  let context: RenderContext
  let fonts: PDFFonts
  private let tags: PDFTags?
  /// Pixels per point for content that becomes an image.
  let scale: CGFloat
  let page: CGRect
  private var depth = 0
  /// What was written before, for backdrops.
  private var below = ItemsBelow()

  init(
    cairo: OpaquePointer, context: RenderContext, fonts: PDFFonts, tags: PDFTags?, scale: CGFloat, page: CGRect
  ) {
    self.cairo = cairo
    self.context = context
    self.fonts = fonts
    self.tags = tags
    self.scale = scale
    self.page = page
  }

  /// Writes items.
  ///
  /// - Parameter transform: The transform from the items' coordinates to points of the page.
  func draw(_ items: [DisplayList.Item], _ transform: CGAffineTransform, _ composition: Composition) throws {
    guard transform.isUsable else { return }
    for (index, item) in items.enumerated() {
      tags?.begin(item, transform)
      cairo_save(cairo)
      defer { cairo_restore(cairo) }
      cairo_set_operator(cairo, composition.blendMode.pdfOperator)
      let opacity = composition.opacity
      switch item {
      case .fill(let path, let paint, let style):
        try withPaint(paint, transform, opacity: opacity) {
          guard CairoPath.trace(path, transform, on: cairo) else { return }
          style.apply(to: cairo)
          cairo_fill(cairo)
        }
      // Poppler's Cairo renderer draws images that fill a stroke everywhere.
      case .stroke(let path, let paint, let style, let isAntialiased) where isImage(paint):
        let area = DisplayList.Item.fill(
          path.strokedPath(style), paint, FillStyle(eoFill: false, antialiased: isAntialiased))
        try draw([area], transform, composition)
      case .stroke(let path, let paint, let style, let isAntialiased):
        try withPaint(paint, transform, opacity: opacity) {
          let length = path.lengthBound * transform.lengthScale
          let style = CairoStroke.drawable(style, transform, length: length)
          guard CairoPath.trace(path, transform, stroked: style, on: cairo) else { return }
          CairoStroke.stroke(style, transform, length: length, isAntialiased: isAntialiased, on: cairo)
        }
      case .image(let image): try draw(image, transform, opacity: opacity)
      case .glyphs(let run, let paint): try draw(run, paint, transform, opacity: opacity)
      // A PDF page cannot read its backdrop, so it is drawn again, as an image.
      case .backdrop(let filters):
        let below = below.adding(items[..<index], at: transform)
        // The filters' lengths are in the backdrop's coordinates, the items below in the page's.
        let inner = below.items.map { item in
          DisplayList.Item.group(DisplayList.Group(transform: transform.inverted(), items: [item]))
        }
        try drawImage(of: inner, filters, transform)
      case .group(let group):
        var inner = self
        inner.below = below.adding(items[..<index], at: transform)
        try inner.draw(group, transform, composition)
      }
    }
  }

  private func draw(_ group: DisplayList.Group, _ transform: CGAffineTransform, _ outer: Composition) throws {
    guard depth < context.limits.depth else { throw RenderError.nestingTooDeep(limit: context.limits.depth) }
    var inner = self
    inner.depth += 1
    let transform = group.transform.concatenating(transform)
    guard transform.isUsable else { return }
    clip(to: group.clips, transform)
    let isPlain = group.filters.isEmpty && group.mask == nil && !group.isLayer
    if isPlain, let composition = Composition(group).within(outer),
      composition == Composition() || group.items.count == 1
    {
      guard !composition.isInvisible else { return }
      return try inner.draw(group.items, transform, composition)
    }
    tags?.beginGroup(group.items, transform)
    defer { tags?.endGroup() }
    try compose(outer) {
      try compose(Composition(group), isLayer: group.isLayer) {
        try masked(group.mask, transform) {
          try inner.drawFiltered(group, transform)
        }
      }
    }
  }

  /// Writes the output of a closure as a group with an opacity and a blend mode.
  private func compose(
    _ composition: Composition, isLayer: Bool = false, _ body: () throws -> Void
  ) throws {
    if composition == Composition(), !isLayer { return try body() }
    cairo_push_group(cairo)
    let result = Result { try body() }
    cairo_pop_group_to_source(cairo)
    try result.get()
    cairo_set_operator(cairo, composition.blendMode.pdfOperator)
    cairo_paint_with_alpha(cairo, composition.opacity)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  private func masked(
    _ mask: DisplayList.Mask?, _ transform: CGAffineTransform, _ body: () throws -> Void
  ) throws {
    guard let mask else { return try body() }
    var masking = self
    masking.depth += 1
    cairo_push_group(cairo)
    let result = Result { try body() }
    let content: OpaquePointer = cairo_pop_group(cairo)
    defer { cairo_pattern_destroy(content) }
    try result.get()
    if mask.isInverse {
      let opacity = try raster(mask.items, transform, within: page)
      guard let opacity else {
        cairo_set_source(cairo, content)
        return cairo_paint(cairo)
      }
      // The inverse of the mask: opaque where the mask is transparent.
      let rest = try Layer(.color, bounds: pagePixels, in: context)
      cairo_paint(rest.cairo)
      cairo_set_operator(rest.cairo, CAIRO_OPERATOR_DEST_OUT)
      cairo_set_source_surface(rest.cairo, opacity.surface, 0, 0)
      cairo_paint(rest.cairo)
      let pattern = self.pattern(of: rest)
      defer { cairo_pattern_destroy(pattern) }
      cairo_set_source(cairo, content)
      cairo_mask(cairo, pattern)
    } else {
      cairo_push_group(cairo)
      let result = Result { try masking.drawLayer(mask.items, transform) }
      let opacity: OpaquePointer = cairo_pop_group(cairo)
      defer { cairo_pattern_destroy(opacity) }
      try result.get()
      cairo_set_source(cairo, content)
      cairo_mask(cairo, opacity)
    }
  }

  /// Clips to the inside of paths, and to the outside of inverse ones.
  private func clip(to clips: [DisplayList.Clip], _ transform: CGAffineTransform) {
    for clip in clips {
      // Adding the page's rectangle inverts a path, provided that its subpaths do not overlap.
      let path = clip.isInverse && !clip.style.isEOFilled ? clip.path.normalized(eoFill: false) : clip.path
      _ = CairoPath.trace(path, transform, on: cairo)
      clip.style.apply(to: cairo)
      if clip.isInverse {
        cairo_rectangle(cairo, page.minX, page.minY, page.width, page.height)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
      }
      cairo_clip(cairo)
    }
  }

  /// Writes the items of a group with its filters. Shadows become images below the unchanged items; any other filter
  /// turns everything into an image.
  private func drawFiltered(_ group: DisplayList.Group, _ transform: CGAffineTransform) throws {
    for index in group.filters.indices.reversed() {
      guard case .shadow(var shadow) = group.filters[index], shadow.placement == .below else {
        return try drawImage(of: group.items, Array(group.filters[...index]), transform)
      }
      shadow.placement = .only
      try drawImage(of: group.items, group.filters[..<index] + [.shadow(shadow)], transform)
    }
    if group.needsLayer {
      try drawLayer(group.items, transform)
    } else {
      try draw(group.items, transform, Composition())
    }
  }

  /// Writes items that need a separate layer.
  private func drawLayer(_ items: [DisplayList.Item], _ transform: CGAffineTransform) throws {
    // Cairo would create an image of the whole page.
    guard !items.blend(inOneOf: CGBlendMode.unnamed.union([.plusLighter])), let items = items.withoutDestinationModes
    else { return try drawImage(of: items, [], transform) }
    try draw(items, transform, Composition())
  }
}
