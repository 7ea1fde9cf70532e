import Foundation
import Testing
import TouchstoneUI

/// Numbers of Apple's frameworks, by the sources named at each.
@MainActor @Suite struct StackTests {
  // Measured: four views of 200 points and the default spacing take 824 points.
  @Test func `views that are no text lie eight points apart`() {
    let probe = FrameProbe(HStack { ForEach(0..<4) { _ in Color.red.frame(width: 200, height: 10) } })
    #expect(probe.size == CGSize(width: 824, height: 10))
  }

  // objc.io, 2020-11-10: HStack child ordering.
  @Test func `least flexible view is proposed its share first`() {
    let probe = FrameProbe(
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100)
        Color.blue.frame(minWidth: 100)
      },
      width: 150, height: 50)
    #expect(probe.frames("frame").map(\.width) == [75, 100])
    #expect(probe.size.width == 175)
  }

  // objc.io; Ole Begemann: three rectangles share 620 points less two gaps of 10.
  @Test func `equal views share what gaps leave`() {
    let probe = FrameProbe(
      HStack(spacing: 10) {
        Rectangle()
        Rectangle()
        Rectangle()
      }, width: 620, height: 20)
    #expect(probe.frames("Rectangle").map(\.minX) == [0, 210, 420])
    #expect(probe.frames("Rectangle").map(\.width) == [200, 200, 200])
  }

  @Test func `view of higher priority gets what others do not need`() {
    let probe = FrameProbe(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30)
        Color.blue.layoutPriority(1)
      }, width: 200, height: 10)
    #expect(probe.frames("frame")[0].width == 30)
    #expect(probe.frames("Color")[1].width == 170)
  }

  // swiftui-web's documents, generated on Apple's frameworks: a spacer adds no spacing to its neighbours.
  @Test func `spacer adds no spacing`() {
    let probe = FrameProbe(
      HStack {
        Color.red.frame(width: 10, height: 10)
        Spacer()
        Color.red.frame(width: 10, height: 10)
      }, width: 100, height: 10)
    #expect(probe.frames("Spacer")[0] == CGRect(x: 10, y: 5, width: 80, height: 0))
  }

  @Test func `right to left mirrors a row`() {
    let probe = FrameProbe(
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 10)
        Color.blue.frame(width: 10, height: 10)
      }, direction: .rightToLeft)
    #expect(probe.frames("frame").map(\.minX) == [10, 0])
  }
}
