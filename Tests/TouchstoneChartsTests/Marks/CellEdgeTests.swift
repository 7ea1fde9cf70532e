import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@testable import TouchstoneRenderer

/// The edges between neighbouring cells, pixel by pixel.
@MainActor @Suite struct CellEdgeTests {
  @Test func `cells meet between two pixels as those that Apple's frameworks drew`() throws {
    // fanyu/Swift-Charts, Images/1.png: seven cells in 310 points at 3x, from white to green. Cells are 132.857 pixels
    // wide; where one ends within a pixel, both are blended with the background, which leaves a pale line.
    let levels: [Double] = [1, 2, 3, 4, 5, 2, 4]
    let view = Chart(levels.indices, id: \.self) { index in
      RectangleMark(
        xStart: .value("from", index), xEnd: .value("to", index + 1), yStart: .value("y", 0), yEnd: .value("y", 1)
      ).foregroundStyle(by: .value("level", levels[index]))
    }
    .chartForegroundStyleScale(domain: 0...5, range: Gradient(colors: [.white, .green]))
    .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden).background(.white)
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 310, height: 50)
    let bitmap = try renderer.picture(scale: 3).list.bitmap(scale: 3)
    // The column, and its measured red, green and blue components.
    let measured: [(x: Int, color: [Int])] = [
      (0, [221, 245, 223]), (132, [220, 244, 222]), (133, [186, 234, 190]), (265, [189, 235, 194]),
      (266, [149, 223, 158]), (398, [158, 226, 168]), (399, [108, 211, 125]), (531, [109, 214, 134]),
      (532, [52, 199, 89]), (664, [191, 236, 196]), (665, [186, 234, 190]), (798, [108, 211, 125]),
    ]
    for (x, color) in measured {
      let pixel = bitmap[x, 60]
      let off = zip([pixel.red, pixel.green, pixel.blue], color).map { abs(Int($0) - $1) }.max() ?? 255
      #expect(off <= 3, "\(x): \(pixel)")
    }
  }
}
