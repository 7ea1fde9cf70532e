import Foundation
package import TouchstoneDrawing

extension Recorder {
  /// Draws through a projection of the picture's points.
  ///
  /// Outlines are projected exactly, apart from the flattening of curves. What a backend can draw only through affine
  /// transforms uses the best approximation: each glyph has its own, images are drawn in strips, and paints and filters
  /// use the transform at their centre.
  package mutating func project(by projection: ProjectionTransform, _ body: (inout Recorder) -> Void) {
    var items: [DisplayList.Item] = []
    group(DisplayList.Group(transform: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0), items: [])) { inner in
      // The group only marks its content as not aligned with the pixel grid; it is not drawn itself.
      items = inner.recording(body)
    }
    for item in items.projected(by: projection) { add(item) }
  }
}

extension [DisplayList.Item] {
  /// Returns the items with their points projected.
  func projected(by projection: ProjectionTransform) -> [DisplayList.Item] {
    Projector(projection: projection).project(self)
  }
}

/// Projects drawing commands.
private struct Projector {
  let projection: ProjectionTransform

  /// The number of lines into which a curve is divided, and of parts into which an image is divided along each axis.
  private static let pieces = 16

  func project(_ items: [DisplayList.Item]) -> [DisplayList.Item] { items.compactMap { project($0) } }

  private func project(_ item: DisplayList.Item) -> DisplayList.Item? {
    switch item {
    case .fill(let path, let paint, let style):
      return fill(path, paint, style)
    case .stroke(let path, let paint, let style, let isAntialiased):
      return fill(path.strokedPath(style), paint, FillStyle(antialiased: isAntialiased))
    case .glyphs(let run, let paint):
      return glyphs(run, paint)
    case .image(let drawing):
      return image(drawing)
    case .backdrop:
      return item
    case .group(let group):
      return .group(self.group(group))
    }
  }

  private func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) -> DisplayList.Item? {
    let outline = project(path)
    guard !outline.isEmpty else { return nil }
    if case .color = paint { return .fill(outline, paint, style) }
    let bounds = path.boundingRect
    let affine = projection.affinePart(at: bounds.center)
    guard affine.determinant != 0 else { return nil }
    // The affine transform maps the paint; the exactly projected outline clips it.
    let area = outline.boundingRect.applying(affine.inverted()).insetBy(dx: -1, dy: -1)
    let painted = DisplayList.Group(transform: affine, items: [.fill(Path(area), paint, FillStyle())])
    return .group(DisplayList.Group(clips: [DisplayList.Clip(path: outline, style: style)], items: [.group(painted)]))
  }

  private func glyphs(_ run: GlyphRun, _ paint: Paint) -> DisplayList.Item {
    let items = run.glyphs.map { glyph in
      var single = run
      single.glyphs = [glyph]
      single.clusters = []
      single.text = ""
      return DisplayList.Item.group(
        DisplayList.Group(transform: projection.affinePart(at: glyph.position), items: [.glyphs(single, paint)]))
    }
    return .group(DisplayList.Group(items: items))
  }

  private func image(_ drawing: ImageDrawing) -> DisplayList.Item {
    var items: [DisplayList.Item] = []
    let width = drawing.rect.width / CGFloat(Self.pieces)
    let height = drawing.rect.height / CGFloat(Self.pieces)
    for row in 0..<Self.pieces {
      for column in 0..<Self.pieces {
        let cell = CGRect(
          x: drawing.rect.minX + CGFloat(column) * width, y: drawing.rect.minY + CGFloat(row) * height,
          width: width, height: height)
        // Without antialiasing, there are no visible seams between neighbouring parts.
        let clip = DisplayList.Clip(path: project(Path(cell)), style: FillStyle(antialiased: false))
        let moved = DisplayList.Group(transform: projection.affinePart(at: cell.center), items: [.image(drawing)])
        items.append(.group(DisplayList.Group(clips: [clip], items: [.group(moved)])))
      }
    }
    return .group(DisplayList.Group(items: items))
  }

  private func group(_ group: DisplayList.Group) -> DisplayList.Group {
    var result = group
    let inner = Projector(projection: ProjectionTransform(group.transform).concatenating(projection))
    result.transform = .identity
    result.clips = group.clips.map { clip in
      DisplayList.Clip(path: inner.project(clip.path), style: clip.style, isInverse: clip.isInverse)
    }
    result.mask = group.mask.map { DisplayList.Mask(items: inner.project($0.items), isInverse: $0.isInverse) }
    result.items = inner.project(group.items)
    return result
  }

  /// Returns the projected outline without the parts behind the eye.
  private func project(_ path: Path) -> Path {
    var result = Path()
    var start = CGPoint.zero
    var current = CGPoint.zero
    var isOpen = false
    func seen(_ point: CGPoint) -> CGPoint? {
      let share = point.x * projection.m13 + point.y * projection.m23 + projection.m33
      return share > 1e-6 ? point.applying(projection) : nil
    }
    func add(_ point: CGPoint) {
      guard let projected = seen(point) else { return }
      if isOpen { result.addLine(to: projected) } else { result.move(to: projected) }
      isOpen = true
    }
    func addCurve(_ at: (CGFloat) -> CGPoint) {
      for piece in 1...Self.pieces { add(at(CGFloat(piece) / CGFloat(Self.pieces))) }
    }
    path.forEach { element in
      switch element {
      case .move(let point):
        isOpen = false
        add(point)
        (start, current) = (point, point)
      case .line(let point):
        add(point)
        current = point
      case .quadCurve(let end, let control):
        let from = current
        addCurve { t in
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return CGPoint(x: a * from.x + b * control.x + c * end.x, y: a * from.y + b * control.y + c * end.y)
        }
        current = end
      case .curve(let end, let control1, let control2):
        let from = current
        addCurve { t in
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t)
          return CGPoint(
            x: a * from.x + b * control1.x + c * control2.x + d * end.x,
            y: a * from.y + b * control1.y + c * control2.y + d * end.y)
        }
        current = end
      case .closeSubpath:
        if isOpen { result.closeSubpath() }
        isOpen = false
        current = start
      }
    }
    return result
  }
}
