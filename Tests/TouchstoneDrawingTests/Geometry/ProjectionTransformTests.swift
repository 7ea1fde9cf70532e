import Foundation
import Testing
import TouchstoneDrawing

@Suite struct ProjectionTransformTests {
  private var tilted: ProjectionTransform {
    var transform = ProjectionTransform()
    (transform.m11, transform.m12, transform.m13) = (1, 0, 0.001)
    (transform.m21, transform.m22, transform.m23) = (0.2, 0.6, -0.003)
    (transform.m31, transform.m32, transform.m33) = (5, -7, 1.2)
    return transform
  }

  // A difference quotient: the slope of the map between two points near each other.
  @Test(arguments: [CGPoint.zero, CGPoint(x: 40, y: 10), CGPoint(x: -30, y: 55)])
  func `affine part is the map near the point`(point: CGPoint) {
    let affine = tilted.affinePart(at: point)
    let step = 1e-5
    for (dx, dy) in [(0, 0), (step, 0), (0, step)] {
      let near = CGPoint(x: point.x + dx, y: point.y + dy)
      let exact = near.applying(tilted)
      let approximate = near.applying(affine)
      #expect(abs(exact.x - approximate.x) < 1e-8 && abs(exact.y - approximate.y) < 1e-8)
    }
  }

  @Test func `affine map stays itself`() {
    let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(ProjectionTransform(map).isAffine)
    #expect(ProjectionTransform(map).isInvertible)
    #expect(CGPoint(x: 2, y: 3).applying(ProjectionTransform(map)) == CGPoint(x: 2, y: 3).applying(map))
    #expect(!ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)).isInvertible)
  }
}
