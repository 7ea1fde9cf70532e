import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@testable import TouchstoneRenderer

/// The colours of areas, pixel by pixel.
@MainActor @Suite struct AreaColorTests {
  // fanyu/Swift-Charts, Images/2.png: an area from pink to clear, over white, at shares of its height.
  @Test func `a translucent gradient fills an area with its own colours, no darker ones`() throws {
    let chart = Chart([0, 1], id: \.self) { x in
      AreaMark(x: .value("x", x), y: .value("y", 10)).foregroundStyle(Gradient(colors: [.pink, .pink.opacity(0)]))
    }
    .chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden).background(.white)
    let renderer = ImageRenderer(content: chart)
    renderer.proposedSize = ProposedViewSize(width: 50, height: 200)
    let bitmap = try renderer.picture(scale: 3).list.bitmap(scale: 3)
    let measured: [(share: Double, color: [Int])] = [
      (0.118, [254, 70, 105]), (0.304, [255, 108, 136]), (0.49, [255, 147, 167]), (0.675, [255, 186, 199]),
      (0.861, [255, 225, 230]),
    ]
    for (share, color) in measured {
      let pixel = bitmap[75, Int(share * 600)]
      let off = zip([pixel.red, pixel.green, pixel.blue], color).map { abs(Int($0) - $1) }.max() ?? 255
      #expect(off <= 3, "\(share): \(pixel)")
    }
  }

  // GradientLineChart in the same project, Images/5.png: at an opacity of 0.4, orange and red keep a red of 255.
  @Test func `a gradient behind a translucent mask keeps its colours`() throws {
    let chart = Chart {
      RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 1)).foregroundStyle(
        LinearGradient(colors: [.orange, .red], startPoint: .bottom, endPoint: .top)
      )
      .mask { RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 1)).foregroundStyle(.black.opacity(0.4)) }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).background(.white)
    let renderer = ImageRenderer(content: chart)
    renderer.proposedSize = ProposedViewSize(width: 50, height: 100)
    let bitmap = try renderer.picture(scale: 3).list.bitmap(scale: 3)
    for y in [20, 150, 280] { #expect(bitmap[75, y].red >= 253, "\(bitmap[75, y])") }
  }
}
