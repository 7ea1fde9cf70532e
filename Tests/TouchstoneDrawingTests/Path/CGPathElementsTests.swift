import Foundation
import Testing
import TouchstoneDrawing

@Suite struct CGPathElementsTests {
  private func path() -> CGMutablePath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 4, y: 4))
    path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 6, y: 7), control2: CGPoint(x: 8, y: 8))
    path.closeSubpath()
    return path
  }

  @Test func `Steps come with their control points before their end`() {
    var steps: [(CGPathElementType, [CGPoint])] = []
    let counts: [CGPathElementType: Int] = [
      .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
    ]
    path().applyWithBlock { element in
      let step = element.pointee
      steps.append((step.type, (0..<(counts[step.type] ?? 0)).map { step.points[$0] }))
    }
    #expect(steps.map(\.0) == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(steps[2].1 == [CGPoint(x: 4, y: 4), CGPoint(x: 5, y: 6)])
    #expect(steps[3].1 == [CGPoint(x: 6, y: 7), CGPoint(x: 8, y: 8), CGPoint(x: 9, y: 9)])
    var count = 0
    path().apply(info: nil) { _, _ in count += 1 }
    #expect(count == 5)
  }

  @Test func `A copy is moved, stroked or dashed`() throws {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    var transform = CGAffineTransform(translationX: 5, y: 5)
    let moved = try #require(line.copy(using: &transform))
    #expect(moved.boundingBox == CGRect(x: 5, y: 5, width: 10, height: 0))
    let stroked = line.copy(strokingWidth: 4)
    #expect(stroked.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
    let dashed = line.copy(dashingWithPhase: 0, lengths: [3, 2])
    #expect(Path(dashed).description == "0 0 m 3 0 l 5 0 m 8 0 l")
    #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
  }

  @Test func `A flattened curve has lines only, near the curve`() {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    var distances: [CGFloat] = []
    circle.flattened(threshold: 0.1).applyWithBlock { element in
      #expect(element.pointee.type != .addCurveToPoint)
      if element.pointee.type == .addLineToPoint {
        distances.append(abs(hypot(element.pointee.points[0].x, element.pointee.points[0].y) - 10))
      }
    }
    #expect(distances.count > 8 && distances.count < 60)
    #expect(distances.allSatisfy { $0 < 0.01 })
  }

  @Test func `Arcs round a corner and cover an angle`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    let quarter = CGMutablePath()
    quarter.addRelativeArc(center: .zero, radius: 2, startAngle: 0, delta: .pi / 2)
    #expect(abs(quarter.currentPoint.x) < 1e-9 && abs(quarter.currentPoint.y - 2) < 1e-9)
  }

  @Test func `Colours are converted between the spaces of sRGB and grey`() throws {
    let orange = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let light = try #require(orange.converted(to: linear, intent: .defaultIntent, options: nil)?.components)
    // 0.214041 is the linear value of sRGB's 0.5 (IEC 61966-2-1).
    #expect(zip(light, [1, 0.214041, 0, 0.5]).allSatisfy { abs($0 - $1) < 1e-5 })
    let gray = try #require(orange.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
    #expect(gray.numberOfComponents == 2)
    let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    #expect(wide.isWideGamutRGB && orange.converted(to: wide, intent: .defaultIntent, options: nil) == nil)
  }
}

extension CGPath {
  fileprivate func copy(strokingWidth width: CGFloat) -> CGPath {
    copy(strokingWithWidth: width, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
  }
}
