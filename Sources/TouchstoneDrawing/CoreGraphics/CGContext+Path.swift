public import Foundation

extension CGContext {
  /// Begins a new, empty path.
  public func beginPath() {
    currentPath = Path()
  }

  /// Begins a new part of the path at a point.
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

  /// Adds a line back to where the part began.
  public func closePath() {
    currentPath.closeSubpath()
  }

  /// Adds a rectangle as a part of its own.
  public func addRect(_ rect: CGRect) {
    currentPath.addRect(rect, transform: toList)
  }

  /// Adds rectangles, each as a part of its own.
  public func addRects(_ rects: [CGRect]) {
    currentPath.addRects(rects, transform: toList)
  }

  /// Adds a line from point to point.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(points.map { $0.applying(toList) })
  }

  /// Adds the ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) {
    currentPath.addEllipse(in: rect, transform: toList)
  }

  /// Adds an arc, joined to the current point by a line; angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      endAngle: Angle(radians: Double(endAngle)), clockwise: clockwise, transform: toList)
  }

  /// Adds the arc that rounds the corner between two lines: from the current point to the first end, and on to the
  /// second.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: toList)
  }

  /// Adds all parts of another path.
  public func addPath(_ path: CGPath) {
    currentPath.addPath(path.outline, transform: toList)
  }

  /// The current path, in the user's coordinates.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : CGPath(currentPath.applying(toList.inverted()))
  }

  /// Whether the path has no step.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The last point of the path, in the user's coordinates; the origin where there is none.
  public var currentPointOfPath: CGPoint {
    currentPath.applying(toList.inverted()).currentPoint ?? .zero
  }

  /// The box around the path, in the user's coordinates.
  public var boundingBoxOfPath: CGRect {
    currentPath.applying(toList.inverted()).boundingRect
  }

  /// Replaces the path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    currentPath = currentPath.applying(toList.inverted()).strokedPath(state.stroke).applying(toList)
  }

  /// Whether the path, drawn in a way, would cover a point of the user's coordinates.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let path = currentPath.applying(toList.inverted())
    let isFilled = mode != .stroke && path.contains(point, eoFill: mode == .eoFill || mode == .eoFillStroke)
    return isFilled || (mode != .fill && mode != .eoFill && path.strokedPath(state.stroke).contains(point))
  }

  // MARK: Clipping

  /// Limits drawing to the inside of the path, and begins a new path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let style = FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased)
    state.clips.append(DisplayList.Clip(path: currentPath, style: style))
    beginPath()
  }

  /// Limits drawing to a rectangle.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Limits drawing to rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Limits drawing to where a picture that fills a rectangle is bright: white lets all through, black and clear nothing.
  /// Of an image mask, black lets all through.
  public func clip(to rect: CGRect, mask: CGImage) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY).concatenating(toList)
    let picture = ImageDrawing(
      image: mask, rect: CGRect(origin: .zero, size: rect.size), interpolation: state.interpolation.interpolation)
    let mask = DisplayList.Mask(picture)
    state.masks.append(DisplayList.Mask(items: [.group(DisplayList.Group(transform: upright, items: mask.items))]))
  }

  /// Lets drawing show everywhere on the page again.
  public func resetClip() {
    state.clips = []
    state.masks = []
  }

  /// The box around what clips leave, in the user's coordinates.
  public var boundingBoxOfClipPath: CGRect {
    let rect = state.clips.reduce(pageInList) { $0.overlap(with: $1.path.boundingRect) }
    return rect.isNull ? .null : rect.applying(toList.inverted())
  }
}

extension DisplayList.Mask {
  /// A mask of a picture's brightness; of an image mask, of its darkness.
  init(_ picture: ImageDrawing) {
    // Of a pixel that is half clear, half the brightness counts; a matrix on straight colours can only subtract.
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
