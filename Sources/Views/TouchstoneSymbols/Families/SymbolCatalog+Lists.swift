import Foundation
import TouchstoneDrawing

/// Lists, lines of text and charts.
extension SymbolCatalog {
  static let lists: [SymbolDefinition] = [
    SymbolDefinition("line.3.horizontal") { pen in
      for y in [-27, 0, 27] as [CGFloat] { pen.stroke(.line((-44, y), (44, y))) }
    },
    SymbolDefinition("line.3.horizontal.decrease") { pen in
      for (y, half) in [(-27, 48), (0, 32), (27, 16)] as [(CGFloat, CGFloat)] {
        pen.stroke(.line((-half, y), (half, y)))
      }
    },
    SymbolDefinition("line.horizontal.3") { pen in
      for y in [-27, 0, 27] as [CGFloat] { pen.stroke(.line((-44, y), (44, y))) }
    },
    SymbolDefinition("list.bullet") { pen in
      for y in [-32, 0, 32] as [CGFloat] {
        pen.dot(-46, y, width: 1.35)
        pen.stroke(.line((-24, y), (50, y)))
      }
    },
    SymbolDefinition("list.dash") { pen in
      for y in [-32, 0, 32] as [CGFloat] { pen.stroke(.line((-52, y), (-42, y)), .line((-24, y), (50, y))) }
    },
    SymbolDefinition("list.number") { pen in
      for y in [-34, 0, 34] as [CGFloat] { pen.stroke(.line((-20, y), (52, y))) }
      pen.stroke(
        .line((-48, -42), (-43, -45), (-43, -24)),
        Path.at(-50, -7).curve(-48, -13, -36, -12, -38, -4).to(-50, 10).to(-37, 10), width: 0.75)
      pen.stroke(
        Path.at(-49, 25).curve(-44, 21, -36, 23, -38, 30).curve(-39, 33, -42, 34, -45, 34).curve(
          -40, 34, -36, 36, -37, 41
        ).curve(-38, 47, -47, 47, -50, 43), width: 0.75)
    },
    SymbolDefinition("list.bullet.rectangle") { pen in
      pen.shape(.box(-56, -43, 56, 43, 13))
      for y in [-20, 0, 20] as [CGFloat] {
        pen.spot(.circle(-34, y, 0.6 * pen.stem))
        pen.detail(.line((-19, y), (36, y)), width: 0.9)
      }
    },
    SymbolDefinition("checklist") { pen in
      for y in [-26, 26] as [CGFloat] {
        pen.stroke(.line((-52, y + 1), (-43, y + 10), (-28, y - 12)), .line((-8, y), (52, y)))
      }
    },
    SymbolDefinition("text.alignleft") { pen in pen.addText([(-48, 48), (-48, 18), (-48, 48), (-48, 8)]) },
    SymbolDefinition("text.aligncenter") { pen in pen.addText([(-48, 48), (-28, 28), (-48, 48), (-22, 22)]) },
    SymbolDefinition("text.alignright") { pen in pen.addText([(-48, 48), (-18, 48), (-48, 48), (-8, 48)]) },
    SymbolDefinition("text.justify") { pen in pen.addText([(-48, 48), (-48, 48), (-48, 48), (-48, 48)]) },
    SymbolDefinition("increase.indent") { pen in
      pen.addText([(-48, 48), (-6, 48), (-6, 48), (-48, 48)])
      pen.fill(.polygon(radius: 2, (-48, -17), (-26, 0), (-48, 17)))
    },
    SymbolDefinition("chart.bar") { pen in
      for (index, bar) in [Path.box(-50, 4, -28, 44, 5), .box(-11, -18, 11, 44, 5), .box(28, -44, 50, 44, 5)]
        .enumerated()
      {
        pen.step = index
        pen.shape(bar)
      }
    },
    SymbolDefinition("chart.bar.xaxis") { pen in
      for (index, bar) in [Path.box(-44, 2, -24, 28, 4), .box(-10, -18, 10, 28, 4), .box(24, -42, 44, 28, 4)]
        .enumerated()
      {
        pen.step = index
        pen.fill(bar)
      }
      pen.step = nil
      pen.stroke(.line((-52, 44), (52, 44)))
    },
    SymbolDefinition("chart.pie") { pen in
      pen.level = 1
      pen.shape(Path.sector(-3, 3, 44, 0, 270))
      pen.level = 0
      let slice = Path.sector(8, -8, 40, -90, 0)
      if pen.isFilled { pen.clear(slice, gap: 0.5) }
      pen.shape(slice)
    },
    SymbolDefinition("chart.line.uptrend.xyaxis") { pen in
      pen.level = 1
      pen.stroke(.bent((-48, -46, 0), (-48, 44, 9), (50, 44, 0)))
      pen.level = 0
      pen.stroke(.line((-28, 20), (-6, -6), (10, 8), (44, -32)), .line((22, -34), (45, -34), (45, -11)))
    },
    SymbolDefinition("chart.xyaxis.line") { pen in
      pen.level = 1
      pen.stroke(.bent((-48, -46, 0), (-48, 44, 9), (50, 44, 0)))
      pen.level = 0
      pen.stroke(.line((-28, 16), (-8, -14), (14, 6), (44, -32)))
    },
  ]
}

extension SymbolDrawing {
  /// Adds four lines of text, given by their ends.
  fileprivate mutating func addText(_ lines: [(left: CGFloat, right: CGFloat)]) {
    for (index, line) in lines.enumerated() {
      let y = CGFloat(index) * 25 - 37.5
      stroke(.line((line.left, y), (line.right, y)))
    }
  }
}
