import Foundation
import TouchstoneDrawing
import TouchstoneImageIO

extension DigestBytes {
  /// - Throws: `FontError.unreadable`.
  mutating func add(_ list: DisplayList) throws {
    add(list.size)
    try add(list.items)
  }

  mutating func add(_ items: [DisplayList.Item]) throws {
    try add(items) { try $0.add($1) }
  }

  private mutating func add(_ item: DisplayList.Item) throws {
    switch item {
    case .fill(let path, let paint, let style):
      add(0)
      add(path)
      add(paint)
      add(style)
    case .stroke(let path, let paint, let style, let isAntialiased):
      add(1)
      add(path)
      add(paint)
      add(style)
      add(isAntialiased)
    case .image(let drawing):
      add(2)
      add(drawing)
    case .glyphs(let run, let paint):
      add(3)
      try add(run)
      add(paint)
    case .backdrop(let filters):
      add(4)
      add(filters) { $0.add($1) }
    case .group(let group):
      add(5)
      try add(group)
    }
  }

  mutating func add(_ group: DisplayList.Group) throws {
    add(group.transform)
    add(group.clips) { bytes, clip in
      bytes.add(clip.path)
      bytes.add(clip.style)
      bytes.add(clip.isInverse)
    }
    add(group.mask != nil)
    if let mask = group.mask {
      try add(mask.items)
      add(mask.isInverse)
    }
    add(group.filters) { $0.add($1) }
    add(CGFloat(group.opacity))
    add(Int(group.blendMode.rawValue))
    add(group.isLayer)
    add(group.light.map { "\($0)" } ?? "")
    try add(group.items)
  }

  mutating func add(_ run: GlyphRun) throws {
    try add(run.font)
    add(run.size, run.slant, run.stretch)
    add(run.glyphs) { bytes, glyph in
      bytes.add(Int(glyph.id))
      bytes.add(glyph.position)
    }
    add(run.text)
    add(run.clusters) { bytes, cluster in
      bytes.add(cluster.utf8Count, cluster.glyphCount)
      bytes.add(cluster.advance)
    }
    add(run.isRightToLeft)
  }

  mutating func add(_ drawing: ImageDrawing) {
    add(drawing.image)
    add(drawing.sourceRect)
    add(drawing.rect)
    add("\(drawing.interpolation)")
    add(drawing.isAntialiased, drawing.template != nil)
    if let template = drawing.template { add(template) }
    add(drawing.headroom)
  }

  /// Images come from strangers, so their pixels have a digest for which no second picture can be made.
  private mutating func add(_ image: CGImage) {
    add(image.width, image.height)
    add(image.isMask)
    add(image.bitmap.withUnsafeBytes(\.sha256))
    add(image.halves?.withUnsafeBytes(\.sha256) ?? "")
  }

  mutating func add(_ path: Path) {
    add(path.elements) { bytes, element in
      switch element {
      case .move(let end):
        bytes.add(0)
        bytes.add(end)
      case .line(let end):
        bytes.add(1)
        bytes.add(end)
      case .quadCurve(let end, let control):
        bytes.add(2)
        bytes.add(end, control)
      case .curve(let end, let control1, let control2):
        bytes.add(3)
        bytes.add(end, control1, control2)
      case .closeSubpath: bytes.add(4)
      }
    }
  }

  mutating func add(_ style: FillStyle) { add(style.isEOFilled, style.isAntialiased) }

  mutating func add(_ style: StrokeStyle) {
    add(style.lineWidth, style.miterLimit, style.dashPhase)
    add(Int(style.lineCap.rawValue), Int(style.lineJoin.rawValue))
    add(style.dash) { $0.add($1) }
  }
}

extension DigestBytes {
  mutating func add(_ color: ResolvedColor) { add(color.red, color.green, color.blue, color.opacity) }

  mutating func add(_ ramp: GradientRamp) {
    add(ramp.stops) { bytes, stop in
      bytes.add(stop.color)
      bytes.add(stop.location)
    }
    add("\(ramp.interpolation)")
  }

  mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color):
      add(0)
      add(color)
    case .linearGradient(let ramp, let start, let end):
      add(1)
      add(ramp)
      add(start, end)
    case .radialGradient(let ramp, let center, let startRadius, let endRadius):
      add(2)
      add(ramp)
      add(center)
      add(startRadius, endRadius)
    case .circularGradient(let ramp, let circles):
      add(3)
      add(ramp)
      add(circles.startCenter, circles.endCenter)
      add(circles.startRadius, circles.endRadius)
      add(circles.extendsBefore, circles.extendsAfter)
    case .ellipticalGradient(let ramp, let bounds, let center, let startRadius, let endRadius):
      add(4)
      add(ramp)
      add(bounds)
      add(center.x, center.y, startRadius, endRadius)
    case .angularGradient(let ramp, let center, let startAngle, let endAngle):
      add(5)
      add(ramp)
      add(center)
      add(startAngle, endAngle)
    case .meshGradient(let mesh):
      add(6)
      add(mesh)
    case .tiledImage(let tile):
      add(7)
      add(tile.image)
      add(tile.sourceRect)
      add(tile.origin)
      add(tile.size)
    }
  }

  mutating func add(_ mesh: ColorMesh) {
    add(mesh.columns)
    add(mesh.vertices) { bytes, vertex in
      bytes.add(vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom)
      bytes.add(vertex.color)
    }
    add(mesh.background)
    add(mesh.isSmooth)
    add("\(mesh.interpolation)")
  }

  mutating func add(_ filter: Filter) {
    switch filter {
    case .blur(let radius, let opaque):
      add(0)
      add(radius)
      add(opaque)
    case .shadow(let shadow):
      add(1)
      add(shadow.color)
      add(shadow.radius)
      add(shadow.offset)
      add(Int(shadow.blendMode.rawValue))
      add("\(shadow.placement)")
      add(shadow.isInverted)
    case .colorMatrix(let matrix):
      add(2)
      add(matrix.rows) { $0.add($1) }
    case .alphaThreshold(let low, let high, let color):
      add(3)
      add(CGFloat(low), CGFloat(high))
      add(color)
    case .linearLight(let inner):
      add(4)
      add(inner)
    }
  }
}
