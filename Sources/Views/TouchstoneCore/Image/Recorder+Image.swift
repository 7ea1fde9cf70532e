package import Foundation
import TouchstoneDrawing
import TouchstoneSymbols

extension Recorder {
  /// Draws the placeholder for a missing image: a box with a cross.
  package mutating func drawPlaceholder(in rect: CGRect) {
    let style = StyleRendering(paint: .color(ResolvedColor(red: 1, green: 0, blue: 0.8)))
    let box = rect.insetBy(dx: min(0.75, rect.width / 4), dy: min(0.75, rect.height / 4))
    var path = Path(box)
    path.move(to: CGPoint(x: box.minX, y: box.minY))
    path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    path.move(to: CGPoint(x: box.maxX, y: box.minY))
    path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
    stroke(path, style, style: StrokeStyle(lineWidth: 1.5))
  }

  /// Draws a display list scaled to a rectangle.
  mutating func draw(_ list: DisplayList, in rect: CGRect) {
    guard list.size.width > 0, list.size.height > 0 else { return }
    let transform = CGAffineTransform(
      a: rect.width / list.size.width, b: 0, c: 0, d: rect.height / list.size.height, tx: rect.minX, ty: rect.minY)
    let clip = DisplayList.Clip(path: Path(CGRect(origin: .zero, size: list.size)))
    add(.group(DisplayList.Group(transform: transform, clips: [clip], items: list.items)))
  }

  /// Draws a display list from a file in a rectangle: scaled, tiled, or with fixed corners.
  ///
  /// - Parameter template: The paint that replaces the colours but keeps the opacity.
  mutating func draw(_ list: DisplayList, in rect: CGRect, of image: Image, template: Paint?) {
    guard rect.width > 0, rect.height > 0, list.size.width > 0, list.size.height > 0 else { return }
    var items: [DisplayList.Item] = []
    if let resizing = image.resizing, resizing.mode == .tile || resizing.capInsets != EdgeInsets() {
      for part in NineParts(size: list.size, insets: resizing.capInsets, target: rect).parts {
        let targets = resizing.mode == .tile ? part.tiles : [part.target]
        items += targets.map { Self.part(part.source, of: list, to: $0, within: part.target) }
      }
    } else {
      items = [Self.part(CGRect(origin: .zero, size: list.size), of: list, to: rect, within: rect)]
    }
    guard let template else {
      for item in items { add(item) }
      return
    }
    let fill = DisplayList.Item.fill(Path(rect), template, FillStyle(antialiased: false))
    add(.group(DisplayList.Group(mask: DisplayList.Mask(items: items), items: [fill])))
  }

  private static func part(
    _ source: CGRect, of list: DisplayList, to target: CGRect, within clip: CGRect
  ) -> DisplayList.Item {
    let (x, y) = (target.width / source.width, target.height / source.height)
    let transform = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: target.minX - source.minX * x, ty: target.minY - source.minY * y)
    let content = DisplayList.Item.group(DisplayList.Group(transform: transform, items: list.items))
    return .group(
      DisplayList.Group(
        clips: [DisplayList.Clip(path: Path(target.intersection(clip)), style: FillStyle(antialiased: false))],
        items: [content]))
  }

  /// Draws the layers of a symbol scaled to a rectangle.
  ///
  /// - Parameter value: The variable value; layers above it are drawn with reduced opacity.
  mutating func draw(
    _ glyph: SymbolGlyph, in rect: CGRect, mode: SymbolRenderingMode?, value: Double?, environment: EnvironmentValues
  ) {
    guard glyph.size.width > 0, glyph.size.height > 0 else { return }
    let scale = CGSize(width: rect.width / glyph.size.width, height: rect.height / glyph.size.height)
    let transform = CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height, tx: rect.minX, ty: rect.minY)
    let usesLevels =
      mode == .hierarchical || mode == .palette || (mode == nil && environment.foregroundStyles.count > 1)
    var drawn: [DisplayList.Item] = []
    let layers = usesLevels || mode == .multicolor ? glyph.layers : glyph.monochromeLayers
    for layer in layers {
      let path = layer.path.applying(transform)
      if layer.isErased {
        let item = DisplayList.Item.fill(path, .color(.black), FillStyle())
        drawn.append(.group(DisplayList.Group(blendMode: .destinationOut, items: [item])))
        // A figure that was cut out is drawn only if levels have different colours, or if it has its own colour.
        guard usesLevels && layer.isFigure || mode == .multicolor && layer.color != nil else { continue }
      }
      let context = StyleContext(
        environment: environment, bounds: rect, level: usesLevels ? layer.level : 0)
      let ownColor = mode == .multicolor ? layer.color.map(Color.init) : nil
      var rendering = ownColor?.rendering(in: context) ?? ForegroundStyle().rendering(in: context)
      if !glyph.isOn(layer, at: value) { rendering.opacity *= SymbolMetrics.opacityOfLayersOff }
      let item = DisplayList.Item.fill(path, rendering.paint, FillStyle())
      if rendering.opacity < 1 || !rendering.filters.isEmpty || rendering.blendMode != .normal {
        drawn.append(
          .group(
            DisplayList.Group(
              filters: rendering.filters, opacity: rendering.opacity, blendMode: rendering.blendMode, items: [item])))
      } else {
        drawn.append(item)
      }
    }
    if layers.contains(where: \.isErased) {
      // A layer erases only content of the symbol itself.
      add(.group(DisplayList.Group(isLayer: true, items: drawn)))
    } else {
      for item in drawn { add(item) }
    }
  }

  /// Draws a bitmap in a rectangle: scaled, tiled, or with fixed corners.
  mutating func draw(
    _ bitmap: CGImage, size: CGSize, orientation: Image.Orientation, in rect: CGRect, of image: Image, template: Paint?,
    headroom: Float
  ) {
    guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return }
    let interpolation = image.interpolationMode.map(ImageDrawing.Interpolation.init) ?? .medium
    func drawing(_ source: CGRect?, _ target: CGRect) -> DisplayList.Item {
      .image(
        ImageDrawing(
          image: bitmap, sourceRect: source, rect: target, interpolation: interpolation,
          isAntialiased: image.isAntialiased, template: template, headroom: headroom))
    }
    if orientation != .up {
      let pixels = CGRect(x: 0, y: 0, width: CGFloat(bitmap.width), height: CGFloat(bitmap.height))
      let transform = orientation.transform(from: pixels.size, to: rect)
      add(.group(DisplayList.Group(transform: transform, items: [drawing(nil, pixels)])))
      return
    }
    guard let resizing = image.resizing, resizing.mode == .tile || resizing.capInsets != EdgeInsets() else {
      add(drawing(nil, rect))
      return
    }
    let pixelsPerPoint = CGFloat(bitmap.width) / size.width
    for part in NineParts(size: size, insets: resizing.capInsets, target: rect).parts {
      let source = CGRect(
        x: part.source.minX * pixelsPerPoint, y: part.source.minY * pixelsPerPoint,
        width: part.source.width * pixelsPerPoint, height: part.source.height * pixelsPerPoint)
      if resizing.mode == .tile, template == nil {
        let tile = ImageTile(
          image: bitmap, sourceRect: source, origin: part.target.origin, size: part.source.size)
        add(.fill(Path(part.target), .tiledImage(tile), FillStyle(antialiased: false)))
      } else {
        add(drawing(source, part.target))
      }
    }
  }
}

extension ImageDrawing.Interpolation {
  fileprivate init(_ interpolation: Image.Interpolation) {
    switch interpolation {
    case .none: self = .none
    case .low: self = .low
    case .medium: self = .medium
    case .high: self = .high
    }
  }
}

extension Image.Orientation {
  /// Returns the transform from a bitmap's stored pixels to its upright image in a rectangle.
  fileprivate func transform(from pixels: CGSize, to rect: CGRect) -> CGAffineTransform {
    // From the stored unit square to the displayed one.
    let unit: CGAffineTransform =
      switch self {
      case .up: .identity
      case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 1, 0)
      case .down: CGAffineTransform(-1, 0, 0, -1, 1, 1)
      case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 1)
      case .left: CGAffineTransform(0, -1, 1, 0, 0, 1)
      case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
      case .right: CGAffineTransform(0, 1, -1, 0, 1, 0)
      case .rightMirrored: CGAffineTransform(0, -1, -1, 0, 1, 1)
      }
    return CGAffineTransform(scaleX: 1 / pixels.width, y: 1 / pixels.height)
      .concatenating(unit)
      .concatenating(
        CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
  }
}

/// The nine parts of an image whose corners keep their size.
private struct NineParts {
  struct Part {
    var source: CGRect
    var target: CGRect

    /// The copies of the source that cover the target, at most a hundred along each axis.
    var tiles: [CGRect] {
      let columns = Int(min((target.width / source.width).rounded(.up), 100))
      let rows = Int(min((target.height / source.height).rounded(.up), 100))
      return (0..<rows).flatMap { row in
        (0..<columns).map { column in
          CGRect(
            origin: CGPoint(
              x: target.minX + CGFloat(column) * source.width, y: target.minY + CGFloat(row) * source.height),
            size: source.size)
        }
      }
    }
  }

  let parts: [Part]

  init(size: CGSize, insets: EdgeInsets, target: CGRect) {
    func cuts(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat, _ space: CGFloat) -> ([CGFloat], [CGFloat]) {
      let start = min(max(0, start), length)
      let end = min(max(0, end), length - start)
      // Corners that do not fit are scaled down together.
      let factor = start + end > space ? space / max(start + end, .leastNonzeroMagnitude) : 1
      return ([0, start, length - end, length], [0, start * factor, space - end * factor, space])
    }
    let (sourceX, targetX) = cuts(insets.leading, insets.trailing, size.width, target.width)
    let (sourceY, targetY) = cuts(insets.top, insets.bottom, size.height, target.height)
    var parts: [Part] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let source = CGRect(
          x: sourceX[column], y: sourceY[row], width: sourceX[column + 1] - sourceX[column],
          height: sourceY[row + 1] - sourceY[row])
        let part = CGRect(
          x: target.minX + targetX[column], y: target.minY + targetY[row],
          width: targetX[column + 1] - targetX[column], height: targetY[row + 1] - targetY[row])
        if source.width > 0, source.height > 0, part.width > 0, part.height > 0 {
          parts.append(Part(source: source, target: part))
        }
      }
    }
    self.parts = parts
  }
}
