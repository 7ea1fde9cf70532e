public import Foundation

extension CGContext {
  /// Records items with the state's clips, alpha, blend mode and shadow.
  func record(_ new: [DisplayList.Item]) {
    guard isRecording, !new.isEmpty else { return }
    items += composed(new, state, isLayer: false)
    if openLayers.isEmpty { onDrawing?() }
  }

  /// Returns the items composed with the settings of a state.
  func composed(_ items: [DisplayList.Item], _ state: GraphicsState, isLayer: Bool) -> [DisplayList.Item] {
    var items = items
    if isLayer || state.alpha < 1 || state.blendMode != .normal || state.shadow != nil || !state.clips.isEmpty
      || !state.masks.isEmpty
    {
      items = [
        .group(
          DisplayList.Group(
            clips: state.clips, mask: state.masks.last, filters: state.shadow.map { [.shadow($0)] } ?? [],
            opacity: min(max(state.alpha, 0), 1), blendMode: state.blendMode, isLayer: isLayer,
            items: state.masks.dropLast().reduce(items) { [.group(DisplayList.Group(mask: $1, items: $0))] }))
      ]
    }
    return items
  }

  // MARK: Paths

  /// Fills the current path, then clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Fills a path of user space, such as the outline of a glyph, and keeps the current path.
  package func fillOutline(_ outline: CGPath) {
    let pending = currentPath
    withPath {
      addPath(outline)
      fillPath()
    }
    currentPath = pending
  }

  /// Strokes the current path, then clears it.
  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Draws the current path, then clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    var new: [DisplayList.Item] = []
    if mode != .stroke {
      let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
      let style = FillStyle(eoFill: isEvenOdd, antialiased: state.isAntialiased)
      new +=
        state.fillCells?.filling(currentPath, style, base: base, page: pageInList)
        ?? [.fill(currentPath, .color(state.fillColor), style)]
    }
    if mode != .fill, mode != .eoFill { new += stroke(of: currentPath) }
    if !currentPath.isEmpty { record(new) }
    beginPath()
  }

  /// Returns the stroke of a path given in the list's coordinates; the pen is in user space.
  private func stroke(of path: Path) -> [DisplayList.Item] {
    let transform = toList
    if let cells = state.strokeCells {
      let outline = path.applying(transform.inverted()).strokedPath(state.stroke).applying(transform)
      return cells.filling(outline, FillStyle(antialiased: state.isAntialiased), base: base, page: pageInList)
    }
    let paint = Paint.color(state.strokeColor)
    let isPlain = abs(transform.a) == abs(transform.d) && transform.b == 0 && transform.c == 0
    if isPlain, abs(transform.a) == 1 {
      return [.stroke(path, paint, state.stroke, isAntialiased: state.isAntialiased)]
    }
    let inUserSpace = path.applying(transform.inverted())
    return [
      .group(
        DisplayList.Group(
          transform: transform,
          items: [.stroke(inUserSpace, paint, state.stroke, isAntialiased: state.isAntialiased)]))
    ]
  }

  /// Fills a rectangle; like all calls that take a shape, it clears the current path.
  public func fill(_ rect: CGRect) {
    fill([rect])
  }

  /// Fills several rectangles as one area.
  public func fill(_ rects: [CGRect]) {
    withPath {
      addRects(rects)
      fillPath()
    }
  }

  /// Fills the ellipse inscribed in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    withPath {
      addEllipse(in: rect)
      fillPath()
    }
  }

  /// Strokes a rectangle, with the line centred on its edges.
  public func stroke(_ rect: CGRect) {
    withPath {
      addRect(rect)
      strokePath()
    }
  }

  /// Strokes a rectangle with a line of the given width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.stroke.lineWidth
    setLineWidth(width)
    stroke(rect)
    setLineWidth(before)
  }

  /// Strokes the ellipse inscribed in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    withPath {
      addEllipse(in: rect)
      strokePath()
    }
  }

  /// Strokes separate lines: from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    withPath {
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        move(to: points[index])
        addLine(to: points[index + 1])
      }
      strokePath()
    }
  }

  /// Clears a rectangle to transparent.
  public func clear(_ rect: CGRect) {
    let before = state
    state.fillCells = nil
    state.blendMode = .clear
    state.alpha = 1
    state.shadow = nil
    fill(rect)
    state = before
  }

  /// Runs a closure with a new path.
  private func withPath(_ body: () -> Void) {
    beginPath()
    body()
  }

  // MARK: Images

  /// Draws an image upright in a rectangle, optionally tiled from there; an image mask is drawn in the fill colour.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    // From the image's corner, with y down, to the rectangle, where y points up.
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY).concatenating(toList)
    let local = CGRect(origin: .zero, size: rect.size)
    if byTiling {
      let tile = ImageTile(
        image: image, sourceRect: CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height)),
        origin: .zero, size: rect.size)
      let page = pageInList.applying(upright.inverted())
      recordTransformed([.fill(Path(page), .tiledImage(tile), FillStyle())], upright)
    } else {
      let drawing = ImageDrawing(
        image: image, rect: local, interpolation: state.interpolation.interpolation,
        isAntialiased: state.isAntialiased)
      guard image.isMask else { return recordTransformed([.image(drawing)], upright) }
      let stencil = DisplayList.Group(
        mask: DisplayList.Mask(drawing), items: [.fill(Path(local), .color(state.fillColor), FillStyle())])
      recordTransformed([.group(stencil)], upright)
    }
  }

  /// Records items that have their own coordinate system.
  func recordTransformed(_ new: [DisplayList.Item], _ transform: CGAffineTransform) {
    record([.group(DisplayList.Group(transform: transform, items: new))])
  }

  /// Draws items in the coordinates of user space.
  package func draw(_ items: [DisplayList.Item]) { recordTransformed(items, toList) }

  // MARK: Transparency layers

  /// Begins a transparency layer, which is drawn as a whole with the current alpha, blend mode and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    openLayers.append(OpenLayer(items: items, states: savedStates, state: state))
    items = []
    savedStates = []
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.clips = []
    state.masks = []
  }

  /// Begins a transparency layer clipped to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    saveGState()
    clip(to: rect)
    let clipped = state
    restoreGState()
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    openLayers[openLayers.count - 1].state.clips = clipped.clips
  }

  /// Draws the innermost transparency layer, if there is one.
  public func endTransparencyLayer() {
    guard let layer = openLayers.popLast() else { return }
    let content = items
    items = layer.items
    savedStates = layer.states
    state = layer.state
    guard isRecording, !content.isEmpty else { return }
    items += composed(content, layer.state, isLayer: true)
    if openLayers.isEmpty { onDrawing?() }
  }

  // MARK: Display lists

  /// Draws a display list upright, with its lower-left corner at the origin of user space.
  ///
  /// - Parameter rasterizationScale: Pixels per point of the list for content that a PDF cannot hold as vectors.
  package func draw(_ list: DisplayList, rasterizationScale: CGFloat = 1) {
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: list.size.height)
    self.rasterizationScale = max(self.rasterizationScale, rasterizationScale)
    recordTransformed(list.items, upright.concatenating(toList))
  }
}
