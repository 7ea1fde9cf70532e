import Foundation
import Testing
import TouchstoneDrawing

@Suite struct CGAffineTransformTests {
  @Test func `translating first then scaling moves by the scaled vector`() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10)
    #expect(CGPoint.zero.applying(transform) == CGPoint(x: 20, y: 30))
  }

  @Test func `inverse undoes`() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: -8)
    #expect(transform.concatenating(transform.inverted()) == .identity)
  }
}
