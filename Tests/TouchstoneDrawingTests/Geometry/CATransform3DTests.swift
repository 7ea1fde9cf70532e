import Foundation
import Testing
import TouchstoneDrawing

/// The matrices that Core Animation's documentation gives for its functions.
@Suite struct CATransform3DTests {
  private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let paths: [KeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]
    return paths.allSatisfy { abs(a[keyPath: $0] - b[keyPath: $0]) < 1e-12 }
  }

  @Test func `a turn around z is that of the plane`() {
    let turn = CATransform3DMakeRotation(.pi / 3, 0, 0, 2)
    #expect(isNear(turn, CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: .pi / 3))))
    #expect(CATransform3DIsAffine(turn))
    #expect(CATransform3DGetAffineTransform(turn).b == turn.m12)
  }

  @Test(arguments: [(1.0, 0.0, 0.0), (0, 1, 0), (1, 2, 3)])
  func `a turn keeps its axis, and turns back by the inverse`(x: Double, y: Double, z: Double) {
    let turn = CATransform3DMakeRotation(0.7, x, y, z)
    #expect(abs(x * turn.m11 + y * turn.m21 + z * turn.m31 - x) < 1e-12)
    #expect(abs(x * turn.m12 + y * turn.m22 + z * turn.m32 - y) < 1e-12)
    #expect(isNear(CATransform3DConcat(turn, CATransform3DInvert(turn)), CATransform3DIdentity))
    #expect(isNear(CATransform3DInvert(turn), CATransform3DMakeRotation(-0.7, x, y, z)))
  }

  @Test func `quarter turns follow the right hand, with y towards z around x`() {
    #expect(abs(CATransform3DMakeRotation(.pi / 2, 1, 0, 0).m23 - 1) < 1e-12)
    #expect(abs(CATransform3DMakeRotation(.pi / 2, 0, 1, 0).m31 - 1) < 1e-12)
    #expect(abs(CATransform3DMakeRotation(.pi / 2, 0, 0, 1).m12 - 1) < 1e-12)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func `the later function applies first`() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 5, 6, 7)
    #expect((moved.m41, moved.m42, moved.m43) == (10, 18, 28))
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(5, 6, 7), 2, 3, 4)
    #expect((scaled.m11, scaled.m41, scaled.m42) == (2, 5, 6))
  }

  @Test func `what cannot be taken back stays as it is`() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func `an eye 500 away sees what lies 250 behind at two thirds`() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    let seen = ProjectionTransform(CATransform3DTranslate(perspective, 0, 0, -250))
    #expect(abs(CGPoint(x: 30, y: 60).applying(seen).x - 20) < 1e-9)
    #expect(abs(CGPoint(x: 30, y: 60).applying(seen).y - 40) < 1e-9)
  }
}
