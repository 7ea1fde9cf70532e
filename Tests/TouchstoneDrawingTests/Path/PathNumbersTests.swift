import Foundation
import Testing
import TouchstoneDrawing

/// Every way to make, change and ask an outline, with numbers that are none or beyond all measure.
@Suite struct PathNumbersTests {
  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e12, -1e12,
    .leastNonzeroMagnitude,
    0, -0.0,
  ]

  private func outlines(_ bad: CGFloat) -> [Path] {
    let point = CGPoint(x: bad, y: 1)
    let boxes = [
      CGRect(x: bad, y: 0, width: 4, height: 4), CGRect(x: 0, y: 0, width: bad, height: bad),
      CGRect(x: bad, y: bad, width: bad, height: bad),
    ]
    let radii = RectangleCornerRadii(topLeading: bad, bottomLeading: 1, bottomTrailing: bad, topTrailing: 2)
    let angle = Angle(radians: Double(bad))
    let square = CGRect(x: 0, y: 0, width: 8, height: 8)
    return boxes.flatMap { box in
      [
        Path(box), Path(ellipseIn: box), Path(roundedRect: box, cornerRadius: 2),
        Path(roundedRect: box, cornerRadius: bad),
        Path(roundedRect: box, cornerSize: CGSize(width: bad, height: 1), style: .circular),
        Path(roundedRect: box, cornerRadii: radii),
      ]
    } + [
      Path(roundedRect: square, cornerRadii: radii),
      Path { $0.addLines([.zero, point, CGPoint(x: 3, y: bad)]) },
      Path {
        $0.move(to: point)
        $0.addQuadCurve(to: .zero, control: point)
        $0.addCurve(to: CGPoint(x: 3, y: 3), control1: point, control2: point)
        $0.closeSubpath()
      },
      Path { $0.addArc(center: point, radius: bad, startAngle: angle, endAngle: .degrees(90), clockwise: true) },
      Path { $0.addArc(center: .zero, radius: 3, startAngle: .zero, endAngle: angle, clockwise: false) },
      Path { $0.addRelativeArc(center: .zero, radius: bad, startAngle: angle, delta: angle) },
      Path {
        $0.move(to: .zero)
        $0.addArc(tangent1End: point, tangent2End: CGPoint(x: 4, y: 4), radius: bad)
      },
      Path { $0.addRects(boxes, transform: CGAffineTransform(a: bad, b: 0, c: 0, d: 1, tx: bad, ty: 0)) },
    ]
  }

  @Test(arguments: numbers) func `Every question about an outline is answered`(_ bad: CGFloat) {
    let point = CGPoint(x: bad, y: 1)
    let square = Path(CGRect(x: 1, y: 1, width: 3, height: 3))
    for (index, path) in outlines(bad).enumerated() {
      _ = (path.boundingRect, path.isEmpty, path.currentPoint, path.contains(point), path.contains(.zero, eoFill: true))
      _ = (path.cgPath.boundingBox, path.cgPath.flattened(threshold: bad))
      let again = Path(path.description)
      let isFinite = !path.description.contains("nan") && !path.description.contains("inf")
      #expect((again != nil) == isFinite, "\(path.description)")
      for style in [
        StrokeStyle(lineWidth: bad), StrokeStyle(lineWidth: 2, miterLimit: bad, dash: [bad, 1e12], dashPhase: bad),
      ] {
        _ = path.strokedPath(style)
      }
      _ = path.trimmedPath(from: bad, to: 1)
      _ = path.trimmedPath(from: 0.2, to: bad)
      _ = path.offsetBy(dx: bad, dy: 0).applying(CGAffineTransform(rotationAngle: bad))
      _ = path.cgPath.copy(dashingWithPhase: bad, lengths: [bad, 1e12])
      // Slow, and the other operations go the same way.
      guard index.isMultiple(of: 4) else { continue }
      #expect(!path.union(square).description.contains("nan"))
      _ = path.lineSubtraction(square)
    }
  }
}
