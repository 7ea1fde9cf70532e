import Foundation
internal import TouchstoneDrawing
internal import TouchstoneFonts

/// Computes the pixels that a drawing may touch; never too few.
struct Extents {
  private let context: RenderContext

  init(_ context: RenderContext) {
    self.context = context
  }

  func bounds(of items: [DisplayList.Item], _ transform: CGAffineTransform) throws -> PixelBox {
    try items.reduce(.empty) { $0.union(try bounds(of: $1, transform)) }
  }

  func bounds(of item: DisplayList.Item, _ transform: CGAffineTransform) throws -> PixelBox {
    guard transform.isUsable else { return .empty }
    switch item {
    case .fill(let path, _, _): return bounds(of: path, transform)
    case .stroke(let path, _, let style, _): return bounds(of: path, stroked: style, transform)
    case .image(let image): return PixelBox(around: image.rect.standardized.applying(transform))
    case .glyphs(let run, _): return try GlyphPainter(context: context, run: run, transform: transform).bounds()
    case .backdrop: return .everything
    case .group(let group): return try bounds(of: group, transform)
    }
  }

  private func bounds(of group: DisplayList.Group, _ transform: CGAffineTransform) throws -> PixelBox {
    let transform = group.transform.concatenating(transform)
    var area = try bounds(of: group.items, transform)
    area = area.expanded(by: BitmapFilters(context: context, scale: transform).reach(of: group.filters))
    if group.filters.contains(where: \.fillsPlane) { area = .everything }
    for clip in group.clips where !clip.isInverse {
      area = area.intersection(bounds(of: clip.path, transform))
    }
    return area
  }

  /// Returns the pixels around a path and its control points.
  func bounds(of path: Path, _ transform: CGAffineTransform) -> PixelBox {
    guard let box = path.controlBox(transform) else { return .empty }
    return PixelBox(around: box)
  }

  /// Returns the pixels around the stroke of a path.
  func bounds(of path: Path, stroked style: StrokeStyle, _ transform: CGAffineTransform) -> PixelBox {
    guard let box = path.controlBox(transform), style.lineWidth.isFinite else { return .empty }
    let reach = style.reach(transform)
    // Expanded as a rectangle of points: a straight line has no height of its own.
    return PixelBox(around: box.insetBy(dx: -reach, dy: -reach))
  }
}

extension StrokeStyle {
  /// Returns the maximum distance from the path at which the pen draws, after a transform.
  func reach(_ transform: CGAffineTransform) -> CGFloat {
    // A miter extends up to its limit, a square end by √2.
    let factor = lineJoin == .miter ? max(min(miterLimit, 1000), 1.5) : 1.5
    let across = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
    return abs(lineWidth) / 2 * factor * across + 1
  }
}

extension Path {
  /// Returns the bounding box of all points after a transform; `nil` if there are none.
  fileprivate func controlBox(_ transform: CGAffineTransform) -> CGRect? {
    var box = ControlBox(transform)
    // With pointers and plain numbers: without optimisation, as in tests, generic calls cost more than everything else.
    elements.withUnsafeBufferPointer { elements in
      guard var element = elements.baseAddress else { return }
      for _ in 0..<elements.count {
        switch element.pointee {
        case .move(let end), .line(let end): box.add(end)
        case .quadCurve(let end, let control):
          box.add(end)
          box.add(control)
        case .curve(let end, let control1, let control2):
          box.add(end)
          box.add(control1)
          box.add(control2)
        case .closeSubpath: break
        }
        element += 1
      }
    }
    guard box.lowX <= box.highX, box.lowY <= box.highY else { return nil }
    return CGRect(x: box.lowX, y: box.lowY, width: box.highX - box.lowX, height: box.highY - box.lowY)
  }

  /// A box that grows to contain points.
  private struct ControlBox {
    private let a, b, c, d, tx, ty: Double
    var lowX = Double.infinity
    var lowY = Double.infinity
    var highX = -Double.infinity
    var highY = -Double.infinity

    init(_ transform: CGAffineTransform) {
      (a, b, c) = (Double(transform.a), Double(transform.b), Double(transform.c))
      (d, tx, ty) = (Double(transform.d), Double(transform.tx), Double(transform.ty))
    }

    mutating func add(_ point: CGPoint) {
      let px = point.x.native
      let py = point.y.native
      let x = a * px + c * py + tx
      let y = b * px + d * py + ty
      if x < lowX { lowX = x }
      if x > highX { highX = x }
      if y < lowY { lowY = y }
      if y > highY { highY = y }
    }
  }

  /// The length of the polygon through all points and control points, which no curve exceeds.
  var lengthBound: CGFloat {
    var length: CGFloat = 0
    var current = CGPoint.zero
    var start = CGPoint.zero
    func go(_ point: CGPoint) {
      length += CGFloat(hypot(Double(point.x - current.x), Double(point.y - current.y)))
      current = point
    }
    for element in elements {
      switch element {
      case .move(let end):
        current = end
        start = end
      case .line(let end): go(end)
      case .quadCurve(let end, let control):
        go(control)
        go(end)
      case .curve(let end, let control1, let control2):
        go(control1)
        go(control2)
        go(end)
      case .closeSubpath: go(start)
      }
    }
    return length
  }
}
