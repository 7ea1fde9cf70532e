public import Foundation

extension CGContext {
  /// Records items with the state's clips, opacity, blend mode and shadow.
  func record(_ new: [DisplayList.Item]) {
    guard isRecording, !new.isEmpty else { return }
    items += composed(new, state, isLayer: false)
    if openLayers.isEmpty { onDrawing?() }
  }

  /// Items as a state composes them.
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

  /// Fills the path and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Strokes the path and begins a new one.
  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Draws the path and begins a new one.
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

  /// The stroke of a path given in the list's coordinates; the pen is the user's.
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

  /// Fills a rectangle; the current path is lost, as in all calls that take a shape.
  public func fill(_ rect: CGRect) {
    fill([rect])
  }

  /// Fills rectangles as one area.
  public func fill(_ rects: [CGRect]) {
    withPath {
      addRects(rects)
      fillPath()
    }
  }

  /// Fills the ellipse that touches the sides of a rectangle.
  public func fillEllipse(in rect: CGRect) {
    withPath {
      addEllipse(in: rect)
      fillPath()
    }
  }

  /// Strokes the border of a rectangle, half of the line to each side.
  public func stroke(_ rect: CGRect) {
    withPath {
      addRect(rect)
      strokePath()
    }
  }

  /// Strokes the border of a rectangle with a line of a width of its own.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.stroke.lineWidth
    setLineWidth(width)
    stroke(rect)
    setLineWidth(before)
  }

  /// Strokes the ellipse that touches the sides of a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    withPath {
      addEllipse(in: rect)
      strokePath()
    }
  }

  /// Strokes lines from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    withPath {
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        move(to: points[index])
        addLine(to: points[index + 1])
      }
      strokePath()
    }
  }

  /// Makes a rectangle clear.
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

  /// Draws an image upright into a rectangle, or with it as the first tile of a plane; an image mask in the fill colour.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    // From the image's corner, y downwards, to the rectangle, where y points upwards.
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

  /// Records items of a space of their own.
  func recordTransformed(_ new: [DisplayList.Item], _ transform: CGAffineTransform) {
    record([.group(DisplayList.Group(transform: transform, items: new))])
  }

  // MARK: Transparency layers

  /// Begins a group that is drawn as one, with the opacity, the blend mode and the shadow that hold now.
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

  /// Begins a group within a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    saveGState()
    clip(to: rect)
    let clipped = state
    restoreGState()
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    openLayers[openLayers.count - 1].state.clips = clipped.clips
  }

  /// Draws the group that was begun last; without one, nothing happens.
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

  /// Draws a list upright, its lower left corner at the origin of the user's coordinates.
  ///
  /// - Parameter rasterizationScale: Pixels per point of the list for what a PDF cannot hold as outlines.
  package func draw(_ list: DisplayList, rasterizationScale: CGFloat = 1) {
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: list.size.height)
    self.rasterizationScale = max(self.rasterizationScale, rasterizationScale)
    recordTransformed(list.items, upright.concatenating(toList))
  }
}
