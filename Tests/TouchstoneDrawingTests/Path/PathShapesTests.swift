import Foundation
import Testing
import TouchstoneDrawing

/// Start points, directions, corner constants and limits are those of the published measurements of SwiftUI.
@Suite struct PathShapesTests {
  private let box = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test func `rectangle runs clockwise from its top left corner`() {
    #expect(Path(box).description == "0 0 m 100 0 l 100 60 l 0 60 l h")
  }

  @Test func `rectangle of negative size is the same rectangle`() {
    #expect(Path(CGRect(x: 100, y: 60, width: -100, height: -60)) == Path(box))
  }

  @Test(arguments: [
    CGRect.null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
  ])
  func `rectangle without a place adds nothing`(_ rect: CGRect) {
    #expect(Path(rect).isEmpty)
    #expect(Path(ellipseIn: rect).isEmpty)
    #expect(Path(roundedRect: rect, cornerRadius: 4).isEmpty)
    #expect(Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 4)).isEmpty)
  }

  @Test func `ellipse runs clockwise from its rightmost point with the published handles`() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(path.elements.count == 6)
    #expect(path.elements[0] == .move(to: CGPoint(x: 200, y: 100)))
    guard case .curve(let end, let control1, let control2) = path.elements[1] else {
      Issue.record("expected a curve")
      return
    }
    #expect(end == CGPoint(x: 100, y: 200))
    #expect(abs(control1.y - 155.22847) < 1e-9 && control1.x == 200)
    #expect(abs(control2.x - 155.22847) < 1e-9 && control2.y == 200)
  }

  @Test func `circular rounded rectangle starts in the middle of the right edge`() {
    let path = Path(roundedRect: box, cornerRadius: 10, style: .circular)
    #expect(path.elements[0] == .move(to: CGPoint(x: 100, y: 30)))
    #expect(path.elements[1] == .line(to: CGPoint(x: 100, y: 50)))
    // A square less its corners: w·h − (4 − π)·r².
    #expect(abs(FlattenedPath(path).area - (6000 - (4 - .pi) * 100)) < 0.1)
  }

  @Test func `radius is at most half the shorter side`() {
    let path = Path(roundedRect: box, cornerRadius: 500, style: .circular)
    #expect(path == Path(roundedRect: box, cornerRadius: 30, style: .circular))
    #expect(path.boundingRect == box)
  }

  @Test func `continuous corner has the published constants`() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10, style: .continuous)
    // Seen from the bottom right corner (100, 100), the pen coming from above.
    let expected: [CGPoint] = [
      CGPoint(x: 0, y: 15.28665), CGPoint(x: 0, y: 10.8849), CGPoint(x: 0, y: 8.68407),
      CGPoint(x: 0.749114, y: 6.31494),
      CGPoint(x: 1.69060, y: 3.72824), CGPoint(x: 3.72824, y: 1.69060), CGPoint(x: 6.31494, y: 0.749114),
      CGPoint(x: 8.68407, y: 0), CGPoint(x: 10.8849, y: 0), CGPoint(x: 15.28665, y: 0),
    ]
    let points = path.elements[1...4].flatMap { element -> [CGPoint] in
      switch element {
      case .line(let end): [end]
      case .curve(let end, let control1, let control2): [control1, control2, end]
      default: []
      }
    }
    #expect(points.count == expected.count)
    for (point, offset) in zip(points, expected) {
      #expect(abs(100 - point.x - offset.x) < 1e-9 && abs(100 - point.y - offset.y) < 1e-9)
    }
  }

  @Test func `continuous corner changes gradually as room runs out`() {
    var last = FlattenedPath(Path(roundedRect: box, cornerRadius: 15, style: .continuous)).area
    for step in 1...60 {
      let radius = 15 + CGFloat(step) * 0.25
      let area = FlattenedPath(Path(roundedRect: box, cornerRadius: radius, style: .continuous)).area
      #expect(area < last && last - area < 20)
      last = area
    }
  }

  @Test func `rounded rectangle without radius is a rectangle`() {
    #expect(Path(roundedRect: box, cornerRadius: 0) == Path(box))
    #expect(Path(roundedRect: box, cornerRadius: -3) == Path(box))
    #expect(Path(roundedRect: box, cornerRadius: .nan) == Path(box))
    #expect(Path(roundedRect: box, cornerRadii: RectangleCornerRadii()) == Path(box))
  }

  @Test func `uneven radii are limited by half an edge or by the neighbour`() {
    // On the right edge of 60: 50 leaves 10 for 20, which still gets half the edge; 50 is cut to 60 − 20.
    let radii = RectangleCornerRadii(bottomTrailing: 20, topTrailing: 50)
    let path = Path(roundedRect: box, cornerRadii: radii, style: .circular)
    #expect(abs(FlattenedPath(path).area - (6000 - (1 - .pi / 4) * (400 + 1600))) < 0.5)
    #expect(path.boundingRect == box)
  }

  @Test func `equal radii give the even rectangle`() {
    let radii = RectangleCornerRadii(topLeading: 12, bottomLeading: 12, bottomTrailing: 12, topTrailing: 12)
    #expect(
      Path(roundedRect: box, cornerRadii: radii, style: .continuous)
        == Path(roundedRect: box, cornerRadius: 12, style: .continuous))
  }

  @Test func `added path is transformed`() {
    var path = Path()
    path.addPath(Path(box), transform: CGAffineTransform(translationX: 1, y: 2))
    #expect(path.boundingRect == CGRect(x: 1, y: 2, width: 100, height: 60))
    #expect(Path(box).offsetBy(dx: 1, dy: 2) == path)
  }

  @Test func `lines begin a new part`() {
    let path = Path { $0.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)]) }
    #expect(path.description == "1 2 m 3 4 l")
    #expect(Path { $0.addLines([]) }.isEmpty)
  }

  @Test func `drawing before the first move adds nothing`() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: .zero, control: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty && path.currentPoint == nil)
  }
}
