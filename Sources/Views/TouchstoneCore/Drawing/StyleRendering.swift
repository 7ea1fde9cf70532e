package import TouchstoneDrawing

/// A style in the form that backends draw: a paint and additional effects.
package struct StyleRendering: Hashable, Sendable {
  package var paint: Paint
  /// The content that is visible through the shape below the paint: a filtered backdrop or a pattern, in points of the
  /// picture.
  package var content: [DisplayList.Item]
  /// Shadows, drawn with the filled shape.
  package var filters: [Filter]
  package var opacity: Double
  package var blendMode: CGBlendMode

  package init(
    paint: Paint, content: [DisplayList.Item] = [], filters: [Filter] = [], opacity: Double = 1,
    blendMode: CGBlendMode = .normal
  ) {
    self.paint = paint
    self.content = content
    self.filters = filters
    self.opacity = opacity
    self.blendMode = blendMode
  }

  /// Whether the style is a single colour without effects.
  var isColor: Bool {
    if case .color = paint { self == StyleRendering(paint: paint) } else { false }
  }

  /// Whether the content depends on what was drawn before.
  var readsBackdrop: Bool {
    content.contains { if case .backdrop = $0 { true } else { false } }
  }

  /// Returns the content clipped to what is drawn with the paint.
  func content(shapedLike items: [DisplayList.Item]) -> DisplayList.Item {
    if case .fill(let path, _, let style)? = items.first, items.count == 1 {
      return .group(DisplayList.Group(clips: [DisplayList.Clip(path: path, style: style)], items: content))
    }
    let mask = DisplayList.Mask(items: items.map { $0.painted(.color(.black)) })
    return .group(DisplayList.Group(mask: mask, items: content))
  }
}

extension DisplayList.Item {
  /// Returns the shape of an item with another paint.
  fileprivate func painted(_ paint: Paint) -> DisplayList.Item {
    switch self {
    case .fill(let path, _, let style): .fill(path, paint, style)
    case .stroke(let path, _, let style, let isAntialiased):
      .stroke(path, paint, style, isAntialiased: isAntialiased)
    case .glyphs(let run, _): .glyphs(run, paint)
    case .image, .backdrop, .group: self
    }
  }
}
