public import Foundation

extension Path {
  /// The length of the control handles of a quarter of the unit circle.
  static let circleHandle: CGFloat = 0.5522847

  /// Creates a rectangular path.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Creates a rounded rectangle; the corner's width and height are each limited to half the shorter side.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rounded rectangle; the radius is limited to half the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rounded rectangle with a separate radius for each corner.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates an ellipse inscribed in a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Adds a rectangle, clockwise on screen from its top-left corner.
  ///
  /// A null or non-finite rectangle adds nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull, rect.isFinite else { return }
    let rect = rect.standardized
    var part = Path()
    part.move(to: CGPoint(x: rect.minX, y: rect.minY))
    part.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    part.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    part.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    part.closeSubpath()
    addPath(part, transform: transform)
  }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rounded rectangle, clockwise on screen from the middle of its right edge.
  ///
  /// A null or non-finite rectangle adds nothing.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull, rect.isFinite else { return }
    guard cornerSize.width > 0, cornerSize.height > 0, !rect.isInfinite else {
      return addRect(rect, transform: transform)
    }
    var part = Path()
    RoundedRectangleOutline(rect: rect.standardized, cornerSize: cornerSize, style: style).append(to: &part)
    addPath(part, transform: transform)
  }

  /// Adds a rounded rectangle with a separate radius for each corner, clockwise on screen from its right edge.
  ///
  /// Along each edge, a radius is limited to half the edge or to what the adjacent corner leaves, whichever is more.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull, rect.isFinite else { return }
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomLeading, cornerRadii.bottomTrailing,
    ]
    guard radii.contains(where: { $0 > 0 }), !rect.isInfinite else { return addRect(rect, transform: transform) }
    var part = Path()
    RoundedRectangleOutline(rect: rect.standardized, radii: cornerRadii, style: style).append(to: &part)
    addPath(part, transform: transform)
  }

  /// Adds an ellipse inscribed in a rectangle, clockwise on screen from its rightmost point.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull, rect.isFinite else { return }
    guard !rect.isInfinite else { return addRect(rect, transform: transform) }
    let rect = rect.standardized
    let x = rect.width / 2 * Self.circleHandle
    let y = rect.height / 2 * Self.circleHandle
    let center = rect.center
    var part = Path()
    part.move(to: CGPoint(x: rect.maxX, y: center.y))
    part.addCurve(
      to: CGPoint(x: center.x, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: center.y + y),
      control2: CGPoint(x: center.x + x, y: rect.maxY))
    part.addCurve(
      to: CGPoint(x: rect.minX, y: center.y), control1: CGPoint(x: center.x - x, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: center.y + y))
    part.addCurve(
      to: CGPoint(x: center.x, y: rect.minY), control1: CGPoint(x: rect.minX, y: center.y - y),
      control2: CGPoint(x: center.x - x, y: rect.minY))
    part.addCurve(
      to: CGPoint(x: rect.maxX, y: center.y), control1: CGPoint(x: center.x + x, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: center.y - y))
    part.closeSubpath()
    addPath(part, transform: transform)
  }

  /// Adds an open subpath of connected lines; an empty array adds nothing.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements.append(contentsOf: path.applying(transform).elements)
  }

  /// Returns the path translated by (dx, dy).
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
