public import Foundation

extension CGContext {
  /// Begins a new, empty path.
  public func beginPath() {
    currentPath = Path()
  }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) {
    currentPath.move(to: point.applying(toList))
  }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) {
    currentPath.addLine(to: point.applying(toList))
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(
      to: end.applying(toList), control1: control1.applying(toList), control2: control2.applying(toList))
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end.applying(toList), control: control.applying(toList))
  }

  /// Closes the current subpath with a line to its start.
  public func closePath() {
    currentPath.closeSubpath()
  }

  /// Adds a rectangle as a separate subpath.
  public func addRect(_ rect: CGRect) {
    currentPath.addRect(rect, transform: toList)
  }

  /// Adds rectangles, each as a separate subpath.
  public func addRects(_ rects: [CGRect]) {
    currentPath.addRects(rects, transform: toList)
  }

  /// Adds a subpath of connected lines.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(points.map { $0.applying(toList) })
  }

  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) {
    currentPath.addEllipse(in: rect, transform: toList)
  }

  /// Adds a circular arc, connected to the current point by a line; angles are in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      endAngle: Angle(radians: Double(endAngle)), clockwise: clockwise, transform: toList)
  }

  /// Adds a circular arc that rounds the corner between two lines: from the current point to the first end, and on to
  /// the second.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: toList)
  }

  /// Adds all subpaths of another path.
  public func addPath(_ path: CGPath) {
    currentPath.addPath(path.outline, transform: toList)
  }

  /// The current path, in user space.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : CGPath(currentPath.applying(toList.inverted()))
  }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The current point of the path, in user space; the origin if there is none.
  public var currentPointOfPath: CGPoint {
    currentPath.applying(toList.inverted()).currentPoint ?? .zero
  }

  /// The bounding box of the path, in user space.
  public var boundingBoxOfPath: CGRect {
    currentPath.applying(toList.inverted()).boundingRect
  }

  /// Replaces the path with the outline of its stroke.
  public func replacePathWithStrokedPath() {
    currentPath = currentPath.applying(toList.inverted()).strokedPath(state.stroke).applying(toList)
  }

  /// Returns whether drawing the path in the given mode would cover a point in user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let path = currentPath.applying(toList.inverted())
    let isFilled = mode != .stroke && path.contains(point, eoFill: mode == .eoFill || mode == .eoFillStroke)
    return isFilled || (mode != .fill && mode != .eoFill && path.strokedPath(state.stroke).contains(point))
  }

  // MARK: Clipping

  /// Clips drawing to the inside of the path, then clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let style = FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased)
    state.clips.append(DisplayList.Clip(path: currentPath, style: style))
    beginPath()
  }

  /// Clips drawing to a rectangle.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Clips drawing to the area of several rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Clips drawing by the luminance of an image that fills a rectangle: white lets everything through, black and
  /// transparent nothing. With an image mask, black lets everything through.
  public func clip(to rect: CGRect, mask: CGImage) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY).concatenating(toList)
    let picture = ImageDrawing(
      image: mask, rect: CGRect(origin: .zero, size: rect.size), interpolation: state.interpolation.interpolation)
    let mask = DisplayList.Mask(picture)
    state.masks.append(DisplayList.Mask(items: [.group(DisplayList.Group(transform: upright, items: mask.items))]))
  }

  /// Removes all clips.
  public func resetClip() {
    state.clips = []
    state.masks = []
  }

  /// The bounding box of the clip, in user space.
  public var boundingBoxOfClipPath: CGRect {
    let rect = state.clips.reduce(pageInList) { $0.overlap(with: $1.path.boundingRect) }
    return rect.isNull ? .null : rect.applying(toList.inverted())
  }
}

extension DisplayList.Mask {
  /// Creates a mask from an image's luminance, or from the darkness of an image mask.
  init(_ picture: ImageDrawing) {
    // A half-transparent pixel counts with half its luminance; a matrix on straight colours can only subtract.
    var matrix = ColorMatrix.luminanceToAlpha
    matrix.a4 = 1
    if picture.image.isMask {
      (matrix.a1, matrix.a2, matrix.a3) = (-matrix.a1, -matrix.a2, -matrix.a3)
    } else {
      matrix.a5 = -1
    }
    self.init(items: [.group(DisplayList.Group(filters: [.colorMatrix(matrix)], items: [.image(picture)]))])
  }
}
