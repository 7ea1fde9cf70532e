import Foundation
import TouchstoneDrawing

/// Plus, check mark and other signs, on their own or in an enclosure.
extension SymbolCatalog {
  static let signs: [SymbolDefinition] = [
    SymbolDefinition("plus") { pen in
      pen.stroke(.line((-36, 0), (36, 0)), .line((0, -36), (0, 36)))
    },
    SymbolDefinition("minus") { pen in
      pen.stroke(.line((-39, 0), (39, 0)))
    },
    SymbolDefinition("xmark") { pen in
      pen.stroke(.line((-32, -32), (32, 32)), .line((-32, 32), (32, -32)))
    },
    SymbolDefinition("checkmark") { pen in
      pen.stroke(.line((-34, 6), (-11, 35), (35, -35)))
    },
    SymbolDefinition("multiply") { pen in
      pen.stroke(.line((-26, -26), (26, 26)), .line((-26, 26), (26, -26)))
    },
    SymbolDefinition("divide") { pen in
      pen.stroke(.line((-39, 0), (39, 0)))
      pen.dot(0, -26, width: 1.6)
      pen.dot(0, 26, width: 1.6)
    },
    SymbolDefinition("equal") { pen in
      pen.stroke(.line((-37, -14), (37, -14)), .line((-37, 14), (37, 14)))
    },
    SymbolDefinition("plusminus") { pen in
      pen.stroke(.line((-32, -14), (32, -14)), .line((0, -46), (0, 18)), .line((-32, 40), (32, 40)))
    },
    SymbolDefinition("percent") { pen in
      pen.stroke(.line((-27, 36), (27, -36)), .circle(-26, -22, 15), .circle(26, 22, 15))
    },
    SymbolDefinition("number") { pen in
      pen.stroke(
        .line((-36, -15), (40, -15)), .line((-40, 15), (36, 15)), .line((-9, -42), (-21, 42)), .line((21, -42), (9, 42))
      )
    },
    SymbolDefinition("asterisk") { pen in
      for degrees in [0.0, 60, 120] { pen.stroke(Path.line((0, -41), (0, 41)).turned(degrees)) }
    },
    SymbolDefinition("questionmark") { pen in
      pen.stroke(
        Path.at(-22, -22).curve(-22, -36, -13, -44, 0, -44).curve(13, -44, 22, -35, 22, -23).curve(22, -6, 0, -6, 0, 14)
      )
      pen.dot(0, 38, width: 1.35)
    },
    SymbolDefinition("exclamationmark") { pen in
      // Even in bold, three quarters of a stem remain free above the dot.
      pen.stroke(.line((0, -42), (0, min(14, 38 - 2 * pen.stem))), width: 1.1)
      pen.dot(0, 38, width: 1.4)
    },
    SymbolDefinition("exclamationmark.2") { pen in
      for x in [-13, 13] as [CGFloat] {
        pen.stroke(.line((x, -42), (x, 14)), width: 1.1)
        pen.dot(x, 38, width: 1.4)
      }
    },
    SymbolDefinition("exclamationmark.3") { pen in
      for x in [-26, 0, 26] as [CGFloat] {
        pen.stroke(.line((x, -42), (x, 14)), width: 1.1)
        pen.dot(x, 38, width: 1.4)
      }
    },
    SymbolDefinition("info") { pen in
      pen.stroke(.line((-16, -13), (1, -13), (1, 45.5)), .line((-20.5, 45.5), (20.5, 45.5)))
      pen.dot(-1.5, -43, width: 1.6)
    },
    SymbolDefinition("ellipsis") { pen in
      // The dots stay separate in every weight.
      let radius = min(2.2 * pen.stem, 25) / 2
      pen.fill(.circle(-35, 0, radius), .circle(0, 0, radius), .circle(35, 0, radius))
    },
    SymbolDefinition("at") { pen in
      pen.stroke(
        .circle(0, 0, 17), Path.at(17, -17).to(17, 5).curve(17, 22, 44, 22, 44, 0).arc(0, 0, 44, 0, -305))
    },
    SymbolDefinition("bold") { pen in
      pen.stroke(
        Path.at(-22, -36).to(4, -36).arc(4, -18.5, 17.5, -90, 90).to(-22, -1).closed,
        Path.at(-22, -1).to(6, -1).arc(6, 17.5, 18.5, -90, 90).to(-22, 36).closed, width: 1.55)
    },
    SymbolDefinition("italic") { pen in
      pen.stroke(.line((-6, -36), (26, -36)), .line((10, -36), (-10, 36)), .line((-26, 36), (6, 36)))
    },
    SymbolDefinition("underline") { pen in
      pen.stroke(Path.at(-26, -44).to(-26, -4).arc(0, -4, 26, 180, 0).to(26, -44), .line((-30, 42), (30, 42)))
    },
    SymbolDefinition("strikethrough") { pen in
      pen.stroke(
        Path.at(25, -24).curve(22, -36, 12, -41, 0, -41).curve(-14, -41, -24, -33, -24, -22).curve(
          -24, -8, -10, -4, 0, 0
        )
        .curve(14, 5, 26, 9, 26, 22).curve(26, 34, 15, 41, 0, 41).curve(-14, 41, -24, 35, -27, 23),
        .line((-44, 0), (44, 0)))
    },
    SymbolDefinition("textformat") { pen in
      pen.stroke(.line((-56, 34), (-29, -36), (-2, 34)), .line((-46, 9), (-12, 9)))
      pen.stroke(
        .line((46, -10), (46, 34)),
        .ellipse(28, 12, 18, 22))
    },
    SymbolDefinition("textformat.size") { pen in
      pen.stroke(.line((-8, 40), (22, -40), (52, 40)), .line((3, 12), (41, 12)))
      pen.stroke(.line((-54, 40), (-37, -4), (-20, 40)), .line((-48, 25), (-26, 25)))
    },
    SymbolDefinition("character") { pen in
      pen.stroke(.line((-32, 40), (0, -42), (32, 40)), .line((-20, 10), (20, 10)))
    },
    SymbolDefinition("dollarsign") { pen in
      pen.stroke(
        Path.at(23, -20).curve(21, -31, 12, -36, 0, -36).curve(-14, -36, -23, -29, -23, -18).curve(
          -23, -4, -8, -2, 0, 0
        )
        .curve(12, 3, 24, 5, 24, 19).curve(24, 30, 14, 37, 0, 37).curve(-14, 37, -23, 31, -25, 20),
        .line((0, -50), (0, 50)))
    },
    SymbolDefinition("eurosign") { pen in
      pen.stroke(Path.arc(8, 0, 38, -48, -312), .line((-44, -10), (14, -10)), .line((-44, 10), (14, 10)))
    },
    SymbolDefinition("sterlingsign") { pen in
      pen.stroke(
        Path.at(27, -26).curve(24, -37, 15, -43, 4, -43).curve(-10, -43, -17, -33, -17, -21)
          .curve(-17, -9, -10, 2, -10, 15).curve(-10, 27, -17, 35, -27, 40).to(28, 40),
        .line((-27, -2), (16, -2)))
    },
    SymbolDefinition("infinity") { pen in
      pen.stroke(
        Path.at(0, 0).curve(14, -18, 22, -24, 34, -24).curve(62, -24, 62, 24, 34, 24).curve(22, 24, 14, 18, 0, 0)
          .curve(-14, -18, -22, -24, -34, -24).curve(-62, -24, -62, 24, -34, 24).curve(-22, 24, -14, 18, 0, 0).closed)
    },
    SymbolDefinition("command") { pen in
      for degrees in [0.0, 90, 180, 270] {
        pen.stroke(Path.arc(-29, -29, 13, 0, -270).to(-16, -16).closed.turned(degrees))
      }
      pen.stroke(.box(-16, -16, 16, 16))
    },
    SymbolDefinition("power") { pen in
      pen.stroke(.arc(0, 6, 40, -55, 235), .line((0, -48), (0, 0)))
    },
    SymbolDefinition("sum") { pen in
      pen.stroke(.line((26, -30), (26, -40), (-28, -40), (6, 0), (-28, 40), (28, 40), (28, 30)))
    },
    SymbolDefinition("function") { pen in
      pen.stroke(
        Path.at(10, -40).curve(-2, -46, -14, -40, -16, -26).to(-24, 30).curve(-26, 42, -34, 46, -44, 42),
        .line((-34, -8), (2, -8)), .line((12, 0), (42, 36)), .line((42, 0), (12, 36)))
    },
    SymbolDefinition("quote.opening") { pen in
      for x in [-24, 22] as [CGFloat] {
        pen.solid(.circle(x, 12, 13))
        pen.stroke(Path.at(x - 13, 12).curve(x - 13, -8, x - 4, -22, x + 8, -28))
      }
    },
  ]
}
