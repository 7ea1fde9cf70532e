import Foundation
import Testing
import TouchstoneDrawing

@Suite struct PathQueriesTests {
  @Test func `bounds hold the curve and not its control points`() {
    // B(t) of (0,0) (0,40) (30,40) (30,0) rises to ¾ of the control points' height.
    var path = Path()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 30, y: 40))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 30))
  }

  @Test func `bounds of a quadratic curve reach half way to its control point`() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: -10))
    #expect(abs(path.boundingRect.minY + 5) < 1e-12 && path.boundingRect.width == 20)
  }

  @Test func `bounds of nothing are null`() {
    #expect(Path().boundingRect.isNull)
  }

  @Test func `bounds leave out points that are not finite`() {
    var path = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test func `current point after closing is the beginning of the part`() {
    var path = Path(CGRect(x: 3, y: 4, width: 4, height: 4))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.currentPoint == CGPoint(x: 9, y: 9))
  }

  @Test func `inside agrees with a sum of angles`() {
    var path = Path(ellipseIn: CGRect(x: 10, y: 5, width: 70, height: 40))
    path.addRoundedRect(in: CGRect(x: 40, y: 20, width: 50, height: 50), cornerRadii: .init(topLeading: 20))
    path.move(to: CGPoint(x: 0, y: 60))
    path.addQuadCurve(to: CGPoint(x: 90, y: 10), control: CGPoint(x: 90, y: 90))
    path.addLine(to: CGPoint(x: 20, y: 0))
    let reference = FlattenedPath(path)
    var compared = 0
    for step in 0..<400 {
      // A low-discrepancy sequence (R2) covers the box evenly.
      let point = CGPoint(
        x: (Double(step) * 0.7548776662).truncatingRemainder(dividingBy: 1) * 100,
        y: (Double(step) * 0.5698402910).truncatingRemainder(dividingBy: 1) * 80)
      var closed = path
      closed.closeSubpath()
      guard FlattenedPath(closed, pieces: 60).distance(to: point) > 0.05 else { continue }
      let winding = reference.winding(around: point)
      #expect(path.contains(point) == (winding != 0), "\(point)")
      #expect(path.contains(point, eoFill: true) == !winding.isMultiple(of: 2), "\(point)")
      compared += 1
    }
    #expect(compared > 380)
  }

  @Test func `edges of neighbouring rectangles belong to one of them`() {
    let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let right = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    let point = CGPoint(x: 10, y: 5)
    #expect(left.contains(point) != right.contains(point))
    #expect(left.contains(.zero))
    #expect(!left.contains(CGPoint(x: 5, y: 10)))
  }

  @Test func `hole is outside by the even odd rule only`() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
  }

  @Test func `nothing contains a point that is not a number`() {
    #expect(!Path(CGRect(x: 0, y: 0, width: 9, height: 9)).contains(CGPoint(x: CGFloat.nan, y: 1)))
  }

  @Test func `rectangle is recognised`() {
    #expect(Path(CGRect(x: 1, y: 2, width: 3, height: 4)).axisAlignedRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(Path(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4)).axisAlignedRect == nil)
    let turned = Path(CGRect(x: 1, y: 2, width: 3, height: 4)).applying(CGAffineTransform(rotationAngle: 0.1))
    #expect(turned.axisAlignedRect == nil)
  }
}
