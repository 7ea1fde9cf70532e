import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneTestSupport
import TouchstoneUI

@testable import TouchstoneRenderer

/// Strokes of very many segments.
@MainActor @Suite struct LongStrokeTests {
  private func scribble(_ count: Int) -> Path {
    var random = SplitMix(state: 7)
    func point() -> CGPoint {
      CGPoint(x: CGFloat.random(in: 0...120, using: &random), y: CGFloat.random(in: 0...120, using: &random))
    }
    return Path { path in
      path.move(to: point())
      for _ in 1..<count { path.addLine(to: point()) }
    }
  }

  private func bitmap(_ path: Path, _ style: StrokeStyle) throws -> Bitmap {
    try ImageRenderer(content: path.stroke(.black, style: style).frame(width: 120, height: 120)).render().bitmap
  }

  // Of 20,000 lines with these dashes, the dashes are too many to be drawn: they are solid.
  @Test(arguments: [(100_000, []), (12_000, [3, 2]), (20_000, [CGFloat(3), 2])])
  func `very many random lines are stroked in linear time`(count: Int, dash: [CGFloat]) throws {
    let time = try processorTime {
      let bitmap = try bitmap(scribble(count), StrokeStyle(lineWidth: 1, dash: dash))
      #expect(bitmap[60, 60].alpha == 255)
    }
    // Longer than 38 s before.
    #expect(time < .seconds(15))
  }

  /// A rasteriser takes time for each crossing of two edges: in pieces of bounded length, it grows with their number only.
  @Test(arguments: [12_500, 25_000, 50_000], [[], [CGFloat(300), 200]])
  func `twice as long a stroke has twice as many pieces of the same length`(count: Int, dash: [CGFloat]) throws {
    let style = StrokeStyle(lineWidth: 1, dash: dash)
    let pieces = try #require(scribble(count).strokePieces(style))
    let doubled = try #require(scribble(2 * count).strokePieces(style))
    // A piece has 500 segments; one of dashes ends with the dash that reaches as many.
    #expect((pieces + doubled).allSatisfy { $0.path.elements.count <= 1_002 })
    #expect((1.9...2.1).contains(Double(doubled.count) / Double(pieces.count)))
    func length(_ pieces: [Path.StrokePiece]) -> Int { pieces.reduce(0) { $0 + $1.path.elements.count } }
    #expect((1.9...2.1).contains(Double(length(doubled)) / Double(length(pieces))))
  }

  /// A wave of many segments covers the same pixels whether it is stroked at once or in pieces.
  @Test(
    arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
  func `pieces of a stroke cover what the whole does`(cap: CGLineCap, join: CGLineJoin) throws {
    // Each segment of the short path is cut into a hundred in the long one, which changes nothing of its area.
    let corners = (0...240).map { index -> CGPoint in
      let height = CGFloat(index % 12) * 3
      return CGPoint(x: 20 + CGFloat(index) / 3, y: index % 24 < 12 ? 60 + height : 60 - height)
    }
    let style = StrokeStyle(lineWidth: 3, lineCap: cap, lineJoin: join)
    func path(_ cuts: Int, isClosed: Bool) -> Path {
      Path { path in
        path.move(to: corners[0])
        for (from, to) in zip(corners, corners.dropFirst()) {
          for cut in 1...cuts {
            let share = CGFloat(cut) / CGFloat(cuts)
            path.addLine(to: CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
          }
        }
        if isClosed { path.closeSubpath() }
      }
    }
    for isClosed in [false, true] {
      let short = try bitmap(path(1, isClosed: isClosed), style)
      let long = try bitmap(path(100, isClosed: isClosed), style)
      let differences = zip(short.bytes, long.bytes).map { abs(Int($0) - Int($1)) }
      // Where pieces meet, an edge is drawn twice: its coverage is higher by at most a quarter.
      #expect((differences.max() ?? 0) <= 72)
      #expect(differences.count { $0 > 16 } < short.bytes.count / 200)
    }
  }
}
