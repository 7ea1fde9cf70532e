import Foundation
import Testing
import TouchstoneUI

/// Numbers of Apple's frameworks, by the sources named at each.
@MainActor @Suite struct FrameTests {
  // Measured: 52.33 − 20.33 = 32.
  @Test func `padding is sixteen points on each side`() {
    #expect(FrameProbe(Color.red.frame(width: 10, height: 10).padding()).size == CGSize(width: 42, height: 42))
  }

  @Test func `flexible views take ten points where nothing is proposed`() {
    #expect(FrameProbe(Color.red).size == CGSize(width: 10, height: 10))
    #expect(FrameProbe(Circle()).size == CGSize(width: 10, height: 10))
  }

  @Test func `endless frame takes the proposal`() {
    let probe = FrameProbe(Color.red.frame(width: 20, height: 20).frame(maxWidth: .infinity), width: 300, height: 100)
    #expect(probe.frames("frame")[0] == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(probe.frames("frame")[1] == CGRect(x: 140, y: 0, width: 20, height: 20))
  }

  @Test func `large view hangs over its frame on both sides`() {
    let probe = FrameProbe(Color.red.frame(width: 50, height: 10).frame(width: 30))
    #expect(probe.frames("frame")[1].minX == -10)
  }

  @Test func `frame aligns by its corner`() {
    let probe = FrameProbe(
      Color.red.frame(width: 10, height: 10).frame(width: 30, height: 30, alignment: .bottomTrailing))
    #expect(probe.frames("frame")[1].origin == CGPoint(x: 20, y: 20))
  }

  @Test(arguments: [CGFloat.nan, -5, -CGFloat.infinity])
  func `length that no frame can have is ignored`(length: CGFloat) {
    #expect(FrameProbe(Color.red.frame(width: length, height: 7)).size == CGSize(width: 10, height: 7))
  }

  @Test func `background is proposed the size of its view`() {
    let probe = FrameProbe(Color.red.frame(width: 30, height: 20).background(Color.blue))
    #expect(probe.frames("Color")[1] == CGRect(x: 0, y: 0, width: 30, height: 20))
  }
}
