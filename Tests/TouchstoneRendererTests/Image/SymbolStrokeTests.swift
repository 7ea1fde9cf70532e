import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// How thick the strokes of symbols are.
@MainActor @Suite struct SymbolStrokeTests {
  // GoodRequest/GoodSwiftUI, GRToggleSnapshotTests (iOS 18, 3x): a resizable check mark of regular weight in boxes of
  // 16 × 12 and 12 × 8 points covers 17.7 % of them, and so it would whatever the proportions of its box.
  @Test(arguments: [CGSize(width: 16, height: 12), CGSize(width: 12, height: 8)])
  func `a check mark covers as much as measured`(size: CGSize) throws {
    let view = Image(systemName: "checkmark").resizable().frame(width: size.width, height: size.height)
    let renderer = ImageRenderer(content: view)
    let bitmap = try renderer.picture(scale: 3).list.bitmap(scale: 3)
    var covered = 0.0
    for y in 0..<bitmap.height { for x in 0..<bitmap.width { covered += Double(bitmap[x, y].alpha) / 255 } }
    let share = covered / Double(bitmap.width * bitmap.height)
    // Medium strokes are thicker by a sixth, and would cover 3 % more.
    #expect(abs(share - 0.1774) <= 0.01, "\(share)")
  }
}
